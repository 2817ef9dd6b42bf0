import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("UICollectionViewFlowLayout") @MainActor
struct UICollectionViewFlowLayoutTests {
  private let layout = UICollectionViewFlowLayout()

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: path(item, section))?.frame
  }

  /// A row of cards of 100 × 350, in a view of 100 × 350.
  private func row(_ names: [String]) -> (UICollectionView, Deck) {
    let deck = Deck([names])
    layout.scrollDirection = .horizontal
    let view = Deck.view(deck, layout)
    layout.itemSize.height = 350
    view.layoutIfNeeded()
    return (view, deck)
  }

  // MARK: Spacings

  @Test("Cards overlap with a negative spacing, and every visible card has a cell")
  @MainActor func overlap() {
    let (view, deck) = row((0..<10).map(String.init))
    defer { #expect(deck.sections.count == 1) }
    layout.minimumLineSpacing = -80
    view.contentOffset.x = 90
    view.layoutIfNeeded()
    #expect(frame(9)?.minX == 180 && view.contentSize.width == 280)
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0..<10))
    view.contentOffset.x = 110
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(1..<10))
    // The last of those at a place is in front.
    #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 10)) == path(7))
  }

  @Test("In every frame of a flick exactly the visible items have cells", arguments: [-20, 0, 30])
  @MainActor func frames(spacing: CGFloat) throws {
    let (view, deck) = row((0..<30).map(String.init))
    defer { #expect(deck.sections.count == 1) }
    layout.minimumLineSpacing = spacing
    view.layoutIfNeeded()
    var frames = 0
    view.schedule(after: 1.0 / 240, repeats: true) {
      view.layoutIfNeeded()
      frames += 1
      // A cell that only touches the bounds is not in sight.
      let bounds = view.bounds
      let seen = (0..<30).filter { frame($0).map { $0.minX < bounds.maxX && $0.maxX > bounds.minX } ?? false }
      #expect(view.indexPathsForVisibleItems.map(\.item) == seen)
      // An item that takes another place in the middle of a motion.
      if frames == 200 { layout.minimumLineSpacing += 7 }
    }
    for velocity in [2, -1.3, 0.7] {
      let way = Vector2D(x: velocity > 0 ? -120 : 120, y: 0)
      try view.perform(.flick(from: Vector2D(x: 50, y: 100), by: way, releaseVelocity: abs(velocity)))
    }
    #expect(frames > 400)
  }

  // MARK: Pinning

  @Test(
    "Pinned headers stay visible with their section, and leave when the next one comes",
    arguments: [(0, 0), (50, 50), (250, 250), (305, 300), (310, 300), (330, 330)] as [(CGFloat, CGFloat)])
  @MainActor func pins(offset: CGFloat, place: CGFloat) throws {
    let deck = Deck([["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]])
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = Deck.view(deck, layout)
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let section = offset < 320 ? 0 : 1
    let header = try #require(view.supplementaryView(forElementKind: kind, at: path(0, section)))
    #expect(header.frame == CGRect(x: 0, y: place, width: 100, height: 20) && header.layer.zPosition == 10)
    let attributes = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, section))
    #expect(attributes?.frame == header.frame)
    // The frames of the items are not computed again for that.
    #expect(layout.invalidationContext(forBoundsChange: view.bounds) is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test("Pinned footers stay at the bottom")
  @MainActor func footers() throws {
    let deck = Deck([["a", "b", "c", "d", "e"], ["f"]])
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionFootersPinToVisibleBounds = true
    let view = Deck.view(deck, layout)
    func footer(_ section: Int) -> CGFloat? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: path(0, section))?.frame.minY
    }
    #expect(footer(0) == 330)
    view.contentOffset.y = 100
    #expect(footer(0) == 430)
    view.contentOffset.y = 200
    #expect(footer(0) == 500 && footer(1) == 530)
  }

  /// Earlier items lie in front of later ones.
  private final class Stacked: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        attributes.zIndex = -attributes.indexPath.item
        return attributes
      }
    }
  }

  @Test("At a point with several items, the one with the highest zIndex is found")
  @MainActor func front() {
    let stacked = Stacked()
    stacked.scrollDirection = .horizontal
    let view = Deck.view(Deck([["a", "b", "c"]]), stacked)
    stacked.itemSize = CGSize(width: 100, height: 350)
    stacked.minimumLineSpacing = -80
    view.layoutIfNeeded()
    #expect(view.indexPathForItem(at: CGPoint(x: 90, y: 100)) == path(0))
    #expect(view.indexPathForItem(at: CGPoint(x: 110, y: 100)) == path(1))
  }

  @Test("Content insets on both sides narrow the lines of a column")
  @MainActor func narrowed() {
    let view = Deck.view(Deck([["a", "b", "c"]]), layout)
    layout.itemSize = CGSize(width: 30, height: 30)
    view.layoutIfNeeded()
    #expect(frame(1)?.minY == 0)
    // 65 are left, and two items with the space of 10 between them take 70.
    view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 25)
    view.layoutIfNeeded()
    #expect(frame(1)?.minY == 30)
    view.contentInset = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 10)
    view.layoutIfNeeded()
    #expect(frame(1)?.minY == 30)
  }

  // MARK: Contexts

  @Test("A context without metrics and attributes keeps the items in place and calls no delegate")
  @MainActor func contexts() throws {
    let sizes = CountedSizes()
    let deck = Deck([["a", "b", "c"]])
    let view = Deck.view(deck, layout)
    view.delegate = sizes
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(sizes.asked == 3)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.contentOffsetAdjustment.y = 40
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(sizes.asked == 3 && view.contentOffset.y == 40)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(sizes.asked == 6)
  }

  // MARK: Right to left

  @Test("A row from right to left is mirrored and begins at its right end; offsets count from the left")
  @MainActor func mirrored() {
    let (view, _) = row([])
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    let deck = Deck([(0..<8).map(String.init)])
    view.dataSource = deck
    view.layoutIfNeeded()
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.contentOffset.x == 700 && view.indexPathsForVisibleItems == [path(0)] && frame(0)?.minX == 700)
    view.contentOffset.x = 250
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems == [path(4), path(5)])
    view.semanticContentAttribute = .playback
    view.layoutIfNeeded()
    #expect(frame(0)?.minX == 0 && view.contentOffset.x == 250)
  }

  @Test("A layout that flips its coordinates sees the values of left to right")
  @MainActor func flipped() {
    let flipping = FlippingLayout()
    flipping.scrollDirection = .horizontal
    let deck = Deck([(0..<8).map(String.init)])
    let view = Deck.view(deck, flipping)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 0 && view.layoutAttributesForItem(at: path(0))?.frame.minX == 0)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection && layout.developmentLayoutDirection == .leftToRight)
  }

  @Test("A column from right to left fills its lines from the right")
  @MainActor func column() {
    let deck = Deck([["a", "b", "c"]])
    let view = Deck.view(deck, layout)
    layout.itemSize = CGSize(width: 40, height: 100)
    layout.minimumInteritemSpacing = 0
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(frame(0)?.minX == 60 && frame(1)?.minX == 0 && frame(2)?.minX == 60 && view.contentOffset == .zero)
  }

  /// A layout whose classes are none of the kind.
  private final class Odd: UICollectionViewFlowLayout {
    override class var invalidationContextClass: AnyClass { NSObject.self }
    override class var layoutAttributesClass: AnyClass { NSObject.self }
  }

  @Test("A layout whose classes are none of the kind uses UIKit's")
  @MainActor func oddClasses() {
    func frames(_ layout: UICollectionViewFlowLayout) -> [[CGRect?]] {
      let deck = Deck([(0..<20).map(String.init), (0..<20).map(String.init)])
      layout.sectionHeadersPinToVisibleBounds = true
      layout.headerReferenceSize = CGSize(width: 100, height: 30)
      let view = Deck.view(deck, layout)
      let header = UICollectionView.elementKindSectionHeader
      return [CGPoint(x: 0, y: 150), CGPoint(x: 1, y: 1990)].map { offset in
        view.contentOffset.y = offset.y
        view.frame.size.width += 120 * offset.x
        view.layoutIfNeeded()
        let bars = (0..<2).map { view.supplementaryView(forElementKind: header, at: path(0, $0))?.frame }
        return bars + (0..<40).map { view.layoutAttributesForItem(at: path($0 % 20, $0 / 20))?.frame }
      }
    }
    let (odd, plain) = (frames(Odd()), frames(UICollectionViewFlowLayout()))
    #expect(odd == plain && odd[0][0]?.minY == 150 && odd[1] != odd[0])
  }

  @Test("A context for preferred sizes changes the content by what a cell grows")
  @MainActor func preferredContexts() throws {
    let (view, deck) = row(["a", "b"])
    defer { #expect(view.dataSource === deck) }
    layout.estimatedItemSize = CGSize(width: 100, height: 350)
    view.layoutIfNeeded()
    let original = try #require(layout.layoutAttributesForItem(at: path(1)))
    for growth in [0.0, 25] {
      let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
      preferred.size.width += growth
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      #expect(context.contentSizeAdjustment == CGSize(width: growth, height: 0))
      #expect(context.invalidatedItemIndexPaths == [path(1)])
      #expect((context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics == false)
      layout.invalidateLayout(with: context)
      #expect(
        frame(1)?.width == 100 + growth
          && layout.collectionViewContentSize.width - 200 - layout.minimumLineSpacing == growth)
    }
  }
}

private final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class CountedSizes: NSObject, UICollectionViewDelegateFlowLayout {
  var asked = 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return CGSize(width: 100, height: 200)
  }
}
