import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("UICollectionView") @MainActor
struct UICollectionViewTests {
  private let gallery = Gallery()
  private let layout = NotedLayout()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Bar")
    view.dataSource = gallery
    view.delegate = gallery
  }

  private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test("Items have the delegate's sizes, and sections follow one another")
  @MainActor func sizes() {
    #expect(frame(0) == CGRect(x: 10, y: 0, width: 300, height: 100))
    #expect(frame(1) == CGRect(x: 10, y: 110, width: 300, height: 110))
    // 100 + … + 150 and five spacings.
    #expect(frame(0, 1)?.minY == 800)
    #expect(view.contentSize == CGSize(width: 320, height: 800 + 330 + 20))
    #expect(frame(6) == nil && frame(0, 2) == nil && frame(-1) == nil)
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 3)
    #expect(view.numberOfItems(inSection: 7) == 0)
  }

  @Test("At every offset, the visible cells are those whose frames reach into the bounds", arguments: [true, false])
  @MainActor func scrolled(isVertical: Bool) {
    gallery.counts = [6, 0, 9, 1, 30]
    gallery.header = CGSize(width: 7, height: 30)
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    view.frame.size = isVertical ? CGSize(width: 320, height: 400) : CGSize(width: 400, height: 460)
    var generator = SeededGenerator(seed: 5)
    var places: [IndexPath: CGRect] = [:]
    for (section, count) in gallery.counts.enumerated() {
      for item in 0..<count { places[IndexPath(item: item, section: section)] = frame(item, section) }
    }
    #expect(places.count == 46)
    for _ in 0..<400 {
      let step = CGFloat(Int.random(in: -60...70, using: &generator)) * (Bool.random(using: &generator) ? 1 : 0.25)
      view.contentOffset = CGPoint(
        x: isVertical ? 0 : max(0, view.contentOffset.x + step), y: isVertical ? max(0, view.contentOffset.y + step) : 0
      )
      view.layoutIfNeeded()
      let expected = places.filter { !$0.value.intersection(view.bounds).isEmpty }.keys.sorted()
      #expect(view.indexPathsForVisibleItems.sorted() == expected, "\(view.contentOffset)")
    }
  }

  @Test("Headers come before their sections, and are visible in the same way as cells")
  @MainActor func headers() {
    gallery.header = CGSize(width: 0, height: 30)
    view.layoutIfNeeded()
    #expect(frame(0)?.minY == 30 && frame(0, 1)?.minY == 860)
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) == nil)
    #expect(header?.superview == nil)
  }

  @Test("willDisplay and didEndDisplaying are called once for each cell that appears and disappears")
  @MainActor func display() {
    view.layoutIfNeeded()
    #expect(gallery.calls == ["shows 0.0", "shows 0.1", "shows 0.2", "shows 0.3"])
    gallery.calls = []
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(gallery.calls == ["hides 0.0", "hides 0.1", "shows 0.4", "shows 0.5"])
    #expect(view.visibleCells.map(\.tag) == [2, 3, 4, 5])
    view.layoutIfNeeded()
    #expect(gallery.calls.count == 4)
  }

  @Test("The layout chooses the target of a drag, and the delegate may then change it")
  @MainActor func order() throws {
    layout.target = { _ in CGPoint(x: 0, y: 330) }
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 100, y: 300), by: Vector2D(x: 0, y: -150), releaseVelocity: 0.5)
    try view.perform(flick)
    #expect(gallery.calls.contains("delegate 330.0") && view.contentOffset.y == 330)
    gallery.retarget = { $0.y = 500 }
    try view.perform(flick)
    #expect(view.contentOffset.y == 500)
  }

  @Test("A layout is prepared once until it is invalidated; scrolling invalidates it only if the layout returns true")
  @MainActor func invalidation() {
    view.layoutIfNeeded()
    #expect(layout.preparations == 1)
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(layout.preparations == 1)
    layout.followsBounds = true
    view.contentOffset.y = 60
    #expect(layout.askedBounds?.minY == 60)
    view.layoutIfNeeded()
    #expect(layout.preparations == 2)
    layout.minimumLineSpacing = 10
    view.layoutIfNeeded()
    #expect(layout.preparations == 2)
    layout.minimumLineSpacing = 20
    view.layoutIfNeeded()
    #expect(layout.preparations == 3 && frame(1)?.minY == 120)
  }

  @Test("A new width lays out again, and the layout chooses the content offset")
  @MainActor func resize() {
    view.layoutIfNeeded()
    view.contentOffset.y = 200
    layout.placeAfterResize = { CGPoint(x: 0, y: $0.y + 7) }
    view.frame.size.width = 640
    #expect(view.contentOffset.y == 207)
    // Two items a line.
    #expect(frame(1)?.minX == 340 && view.contentSize.width == 640)
  }

  @Test("A reload calls the data source again, once")
  @MainActor func reload() {
    view.layoutIfNeeded()
    gallery.counts = [2]
    #expect(view.numberOfSections == 2)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.numberOfSections == 1 && view.visibleCells.count == 2 && view.contentSize.height == 220)
    #expect(view.subviews.count == 2)
  }

  @Test(
    "Scrolling to an item reaches its position, but not beyond the edges",
    arguments: [
      (3, .top, 360), (3, .centeredVertically, 225), (3, .bottom, 90), (0, .bottom, 0), (3, [], 90),
    ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
  @MainActor func scroll(item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat) {
    view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    #expect(view.contentOffset.y == offset)
    view.scrollToItem(at: IndexPath(item: 99, section: 0), at: position, animated: false)
    #expect(view.contentOffset.y == offset)
  }

  @Test("The item at a point is found, and none in a gap")
  @MainActor func place() {
    #expect(view.indexPathForItem(at: CGPoint(x: 20, y: 150)) == IndexPath(item: 1, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 20, y: 105)) == nil)
  }

  @Test("A new layout replaces the old one, which loses the view")
  @MainActor func layouts() {
    view.layoutIfNeeded()
    let row = UICollectionViewFlowLayout()
    row.scrollDirection = .horizontal
    view.collectionViewLayout = row
    view.layoutIfNeeded()
    #expect(layout.collectionView == nil && row.collectionView === view)
    #expect(view.contentSize.height == 400 && view.contentSize.width > 320)
  }

  @Test("Without a data source, a delegate or valid sizes the view is empty and does not move")
  @MainActor func nothing() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    try view.perform(.drag(from: Vector2D(x: 100, y: 300), by: Vector2D(x: 0, y: -150), over: 200))
    #expect(view.contentOffset == .zero && view.visibleCells.isEmpty)
    layout.minimumLineSpacing = -5
    layout.sectionInset.top = .nan
    layout.itemSize = CGSize(width: CGFloat.infinity, height: -3)
    self.view.delegate = nil
    self.view.reloadData()
    self.view.layoutIfNeeded()
    #expect(self.view.contentSize.height == 0)
    #expect(layout.layoutAttributesForElements(in: .null)?.isEmpty == true)
  }
}

/// Counts and logs the calls that it receives.
private final class NotedLayout: UICollectionViewFlowLayout {
  var preparations = 0
  var followsBounds = false
  var askedBounds: CGRect?
  var target: ((CGPoint) -> CGPoint)?
  var placeAfterResize: ((CGPoint) -> CGPoint)?

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    askedBounds = newBounds
    return followsBounds || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { target?(proposedContentOffset) ?? proposedContentOffset }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    placeAfterResize?(proposedContentOffset)
      ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}
