import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Recorded scenes of flow layouts") @MainActor
struct RecordedFlowLayoutTests {
  private let scene = RecordedScene()

  /// Writes its calls down.
  private final class LoggedLayout: UICollectionViewFlowLayout {
    weak var scene: RecordedScene?

    override func prepare() {
      super.prepare()
      scene?.call("prepare")
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
      scene?.call(
        "invalidate everything \(flow.invalidateEverything), counts \(flow.invalidateDataSourceCounts), metrics"
          + " \(flow.invalidateFlowLayoutDelegateMetrics), attributes \(flow.invalidateFlowLayoutAttributes), items"
          + " \((flow.invalidatedItemIndexPaths ?? []).map { RecordedScene.text($0) }), size"
          + " \(RecordedScene.text(flow.contentSizeAdjustment))")
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      for item in updateItems {
        let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
        scene?.call(
          "update \(item.updateAction) from \(before.map { RecordedScene.text($0) } ?? "none")"
            + " to \(after.map { RecordedScene.text($0) } ?? "none")")
      }
    }
    override func finalizeCollectionViewUpdates() { scene?.call("finalize updates") }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      scene?.call("prepare for bounds change from \(RecordedScene.text(oldBounds))")
    }
    override func finalizeAnimatedBoundsChange() { scene?.call("finalize bounds change") }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      scene?.call("transition to \(type(of: newLayout)), which has a view \(newLayout.collectionView != nil)")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      scene?.call("transition from \(type(of: oldLayout)), which has a view \(oldLayout.collectionView != nil)")
    }
    override func finalizeLayoutTransition() { scene?.call("finalize transition") }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let result = super.initialLayoutAttributesForAppearingItem(at: path)
      scene?.call("initial \(RecordedScene.text(path)): \(RecordedScene.text(result))")
      return result
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let result = super.finalLayoutAttributesForDisappearingItem(at: path)
      scene?.call("final \(RecordedScene.text(path)): \(RecordedScene.text(result))")
      return result
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let result = super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      scene?.call("initial \(kind) \(RecordedScene.text(path)): \(RecordedScene.text(result))")
      return result
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let result = super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      scene?.call("final \(kind) \(RecordedScene.text(path)): \(RecordedScene.text(result))")
      return result
    }
  }

  /// Three sections with bars, of which the second has its own metrics.
  private func tiles() -> LoggedTiles {
    let tiles = LoggedTiles([5, 7, 4], in: scene)
    tiles.sizes = [[0, 1]: CGSize(width: 60, height: 90), [1, 2]: CGSize(width: 130, height: 40)]
    tiles.insets = [1: UIEdgeInsets(top: 5, left: 12, bottom: 7, right: 21)]
    tiles.headers = [0: CGSize(width: 33, height: 30), 2: CGSize(width: 44, height: 22)]
    tiles.footers = [0: CGSize(width: 25, height: 18), 1: CGSize(width: 16, height: 40)]
    tiles.spacings = [1: (line: 14, item: 3)]
    return tiles
  }

  private func layout() -> LoggedLayout {
    let layout = LoggedLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 3, left: 9, bottom: 4, right: 6)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 11
    layout.scene = scene
    return layout
  }

  private func attributes(_ view: UICollectionView, _ tiles: LoggedTiles) -> [String] {
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "other"]
    return (0...tiles.counts.count).flatMap { section in
      let count = section < tiles.counts.count ? tiles.counts[section] : 0
      return (-1...count).map {
        RecordedScene.text(view.layoutAttributesForItem(at: IndexPath(item: $0, section: section)))
      }
        + kinds.map {
          RecordedScene.text(
            view.layoutAttributesForSupplementaryElement(ofKind: $0, at: IndexPath(item: 0, section: section)))
        }
    }
  }

  @Test(
    "Every frame of a layout with bars, insets and its delegate's metrics, in both directions and mirrored",
    arguments: [
      ("column", false, false), ("column-mirrored", false, true), ("row", true, false), ("row-mirrored", true, true),
    ])
  @MainActor func frames(name: String, isRow: Bool, isMirrored: Bool) throws {
    let (tiles, layout) = (tiles(), layout())
    if isRow { layout.scrollDirection = .horizontal }
    let view = tiles.view(layout)
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    scene.step("The view appears", view)
    scene.note("All attributes", attributes(view, tiles))
    scene.step("Pinned bars", view) {
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
    }
    for offset in [60.0, 150, 260, 330, 900, -50] {
      scene.step("The content offset is \(offset)", view) {
        view.contentOffset = isRow ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
      }
    }
    scene.note("All attributes", attributes(view, tiles))
    #expect(try scene.difference(from: "flow-\(name)") == nil)
  }

  @Test("Every change of a layout's metrics is prepared and shown, and the same value changes nothing")
  @MainActor func metrics() throws {
    let (tiles, layout) = (LoggedTiles([6, 4], in: scene), layout())
    let view = tiles.view(layout)
    scene.step("The view appears", view)
    let changes: [(String, @MainActor () -> Void)] = [
      ("itemSize", { layout.itemSize = CGSize(width: 90, height: 70) }),
      ("minimumLineSpacing", { layout.minimumLineSpacing = 15 }),
      ("minimumInteritemSpacing", { layout.minimumInteritemSpacing = 40 }),
      ("sectionInset", { layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }),
      ("headerReferenceSize", { layout.headerReferenceSize = CGSize(width: 20, height: 24) }),
      ("footerReferenceSize", { layout.footerReferenceSize = CGSize(width: 30, height: 26) }),
      ("sectionHeadersPinToVisibleBounds", { layout.sectionHeadersPinToVisibleBounds = true }),
      ("sectionFootersPinToVisibleBounds", { layout.sectionFootersPinToVisibleBounds = true }),
      ("scrollDirection", { layout.scrollDirection = .horizontal }),
      ("estimatedItemSize", { layout.estimatedItemSize = CGSize(width: 55, height: 45) }),
      ("semanticContentAttribute", { view.semanticContentAttribute = .forceRightToLeft }),
      ("contentInset", { view.contentInset.top = 25 }), ("contentInset along", { view.contentInset.left = 5 }),
      ("frame", { view.frame.size.height = 320 }), ("frame along", { view.frame.size.width = 280 }),
    ]
    for (name, change) in changes {
      scene.step(name, view) { change() }
      scene.step("\(name), the same", view) { change() }
    }
    #expect(try scene.difference(from: "flow-metrics") == nil)
  }

  @Test("Batches, reloads and another layout, with all calls of the layout and of the delegate")
  @MainActor func updates() throws {
    let (tiles, layout) = (tiles(), layout())
    let view = tiles.view(layout)
    scene.step("The view appears", view)
    scene.step("Items are inserted, deleted, moved and reloaded", view) {
      view.performBatchUpdates {
        tiles.counts = [5, 6, 5]
        view.insertItems(at: [[0, 0], [2, 1]])
        view.deleteItems(at: [[0, 3], [1, 6]])
        view.moveItem(at: [1, 0], to: [1, 2])
        view.reloadItems(at: [[0, 1]])
      } completion: { [scene] in
        scene.call("completes \($0)")
      }
    }
    try scene.step("0.3 s later", view) { try view.advance(until: .after(0.3)) }
    scene.step("A section is inserted, one deleted", view) {
      view.performBatchUpdates {
        tiles.counts = [3, 5, 5]
        view.insertSections([0])
        view.deleteSections([1])
      }
    }
    scene.step("Sections are moved and reloaded", view) {
      view.performBatchUpdates {
        tiles.counts = [5, 5, 3]
        view.moveSection(0, toSection: 2)
        view.reloadSections([1])
      }
    }
    tiles.target = { CGPoint(x: $0.x, y: $0.y + 13) }
    scene.step("The delegate moves the view after an update", view) {
      tiles.counts[0] += 1
      view.insertItems(at: [[0, 0]])
    }
    tiles.target = nil
    scene.step("Everything is reloaded", view) { view.reloadData() }
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    scene.step("A row replaces the column", view) {
      let row = self.layout()
      row.scrollDirection = .horizontal
      view.setCollectionViewLayout(row, animated: true) { [scene] in scene.call("completes \($0)") }
      scene.call("the old layout has a view \(layout.collectionView != nil)")
      view.setCollectionViewLayout(row, animated: true) { [scene] in scene.call("completes \($0) again") }
    }
    try scene.step("0.3 s later", view) { try view.advance(until: .after(0.3)) }
    scene.step("A column replaces the row, without animation", view) {
      view.setCollectionViewLayout(layout, animated: false) { [scene] in scene.call("completes \($0)") }
    }
    #expect(try scene.difference(from: "flow-updates") == nil)
  }

  @Test("Taps select, and scrolling to an item reaches each position")
  @MainActor func selection() throws {
    let (tiles, layout) = (tiles(), layout())
    let view = tiles.view(layout)
    view.allowsMultipleSelection = true
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    scene.step("The view appears", view)
    for place in [Vector2D(x: 40, y: 60), Vector2D(x: 140, y: 70), Vector2D(x: 40, y: 60), Vector2D(x: 95, y: 60)] {
      try scene.step("A tap at \(place.x), \(place.y)", view) {
        try view.perform(.drag(from: place, by: .zero, over: 50))
      }
    }
    scene.step("One selection only", view) { view.allowsMultipleSelection = false }
    scene.step("No selection", view) { view.allowsSelection = false }
    for position in [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, []] {
      for path in [[1, 3], [0, 0], [2, 3], [2, 9]] as [IndexPath] {
        scene.step("Item \(RecordedScene.text(path)) at \(position.rawValue)") {
          view.scrollToItem(at: path, at: position, animated: false)
          scene.call(RecordedScene.text(view.contentOffset))
        }
      }
    }
    try scene.step("Animated", view) {
      view.selectItem(at: [1, 0], animated: true, scrollPosition: .top)
      view.scrollToItem(at: [0, 0], at: .top, animated: true)
      for _ in 0..<4 {
        try view.advance(until: .after(0.1))
        scene.call(RecordedScene.text(view.contentOffset))
      }
    }
    #expect(try scene.difference(from: "flow-selection") == nil)
  }

  @Test("Cells that prefer sizes move the cells after them, and keep their sizes")
  @MainActor func selfSizing() throws {
    let (tiles, layout) = (LoggedTiles([8, 5], in: scene), layout())
    layout.itemSize = CGSize(width: 300, height: 60)
    layout.sectionInset = .zero
    layout.estimatedItemSize = CGSize(width: 300, height: 50)
    let view = tiles.view(layout)
    scene.step("The view appears", view)
    scene.step("Scrolled down", view) { view.contentOffset.y = 300 }
    scene.step("Scrolled up", view) { view.contentOffset.y = 0 }
    scene.step("An item is inserted", view) {
      tiles.counts[0] += 1
      view.insertItems(at: [[0, 0]])
    }
    scene.step("The automatic estimate", view) {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    scene.step("A narrower view", view) { view.frame.size.width = 250 }
    scene.step("No estimate", view) { layout.estimatedItemSize = .zero }
    #expect(try scene.difference(from: "flow-self-sizing") == nil)
  }
}
