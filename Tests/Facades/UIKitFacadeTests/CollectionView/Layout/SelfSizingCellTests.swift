import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Self-sizing cells") @MainActor
struct SelfSizingCellTests {
  /// As high as its item's number says, by the way that the case names.
  private class Tall: UICollectionViewCell {
    var height: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }
  private final class Preferring: Tall {
    override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      // As most apps do: in place.
      layoutAttributes.frame.size.height = height
      return layoutAttributes
    }
  }

  private final class Heights: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat]
    init(_ heights: [CGFloat]) { self.heights = heights }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      heights.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
      (cell as? Tall)?.height = heights[indexPath.item]
      return cell
    }
  }

  private let source = Heights((0..<40).map { CGFloat(60 + $0 % 5 * 20) })
  private let layout = UICollectionViewFlowLayout()

  private func view(_ cellClass: AnyClass) -> UICollectionView {
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 200, height: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(cellClass, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("Cells that have been visible have their preferred size, the others the estimate", arguments: [false, true])
  @MainActor func sizes(prefers: Bool) {
    let view = view(prefers ? Preferring.self : Tall.self)
    // 60 + 80 + 100 + 120: four are seen in 300 pt, but the first round showed six of 50.
    #expect(view.visibleCells.map(\.frame.height) == [60, 80, 100, 120])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 60, 140, 240])
    let seen: CGFloat = 60 + 80 + 100 + 120 + 140 + 60
    #expect(view.contentSize.height == seen + 34 * 50)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minY) == [140, 240, 360])
    #expect(view.visibleCells.map(\.frame.height) == view.visibleCells.compactMap { ($0 as? Tall)?.height })
  }

  @Test("Scrolling back makes no jump, because the content above keeps its size")
  @MainActor func jumps() throws {
    let view = view(Tall.self)
    let whole = source.heights.reduce(0, +)
    for _ in 0..<40 {
      try view.perform(.flick(from: Vector2D(x: 100, y: 250), by: Vector2D(x: 0, y: -200), releaseVelocity: 0.5))
    }
    #expect(view.contentSize.height == whole && view.contentOffset.y == whole - 300)
    layout.estimatedItemSize.height = 49
    view.layoutIfNeeded()
    #expect(view.contentSize.height < whole)
    // Where the estimate put the 20th item, and what its predecessors turned out to be on the way back.
    view.contentOffset.y = 20 * 49
    view.layoutIfNeeded()
    let before = view.contentOffset.y
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y != before)
  }

  /// As high as its item's number says, by constraints inside its content view.
  private final class Constrained: Tall {
    private lazy var box = UIView()
    private lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 0)
    override var height: CGFloat {
      didSet {
        if box.superview == nil {
          box.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), boxHeight,
          ])
        }
        boxHeight.constant = height - 20
      }
    }
  }

  @Test("Constraints inside the content view also give the size")
  @MainActor func constraints() {
    let view = view(Constrained.self)
    #expect(view.visibleCells.map(\.frame.height) == [60, 80, 100, 120])
    #expect(Double(view.contentSize.height) == 2260)
  }

  @Test("The layout receives the preferred attributes of a cell, and adjusts the content size")
  @MainActor func context() throws {
    let view = view(Tall.self)
    let path = IndexPath(item: 10, section: 0)
    let original = try #require(view.layoutAttributesForItem(at: path))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    #expect(
      !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    preferred.size.height = 90
    #expect(layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    #expect(context.contentSizeAdjustment == CGSize(width: 0, height: 40))
    #expect(context.invalidatedItemIndexPaths == [path])
    let height = view.contentSize.height
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == height + 40)
    layout.estimatedItemSize = .zero
    #expect(
      !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  @Test("Sizes move with their items in an update, and a reload discards them")
  @MainActor func updates() {
    let view = view(Tall.self)
    func height(_ item: Int) -> CGFloat? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.size.height
    }
    #expect(height(4) == 140)
    source.heights.removeFirst()
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(height(3) == 140 && height(0) == 80)
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    view.reloadData()
    #expect(height(3) == 50)
  }

  @Test("Without an estimate no cell is measured; the automatic estimate starts with the layout's size")
  @MainActor func noEstimate() {
    let view = view(Tall.self)
    layout.estimatedItemSize = .zero
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 2000)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.first?.frame.height == 60 && view.contentSize.height > 2000)
    #expect(view.contentSize.height.isFinite)
  }

  /// A delegate that gives no sizes.
  private final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}

  @Test("With a delegate that gives no sizes, unseen items have the estimate")
  @MainActor func silentDelegate() {
    let (view, delegate) = (view(Tall.self), Silent())
    layout.estimatedItemSize = CGSize(width: 200, height: 70)
    view.delegate = delegate
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 39, section: 0))?.size.height == 70)
  }

  @Test("A custom layout gets the preferred attributes of every new view")
  @MainActor func ownLayout() {
    let own = OwnLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: own)
    view.register(Tall.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(own.heights[0] == 60 && own.heights[1] == 80 && view.visibleCells[1].frame.minY == 60)
    #expect(view.contentSize.height == own.heights.reduce(0, +))
  }
}

private final class OwnLayout: UICollectionViewLayout {
  var heights = [CGFloat](repeating: 30, count: 40)

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: heights.reduce(0, +)) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let top = heights[..<indexPath.item].reduce(0, +)
    attributes.frame = CGRect(x: 0, y: top, width: 200, height: heights[indexPath.item])
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    heights.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
    return preferredAttributes.size != originalAttributes.size
  }
}
