import Foundation
import Testing
import UIKitFacade

@Suite("Decorations of a collection view") @MainActor
struct UICollectionViewElementsTests {
  @Test("A decoration of a registered class is shown where the layout has it, and reused")
  @MainActor func shown() throws {
    let layout = ShelfLayout()
    layout.register(Board.self, forDecorationViewOfKind: "Board")
    let deck = Deck([["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]])
    let view = Deck.view(deck, layout)
    func boards() -> [Board] { view.subviews.compactMap { $0 as? Board } }
    #expect(boards().map(\.frame.minY).sorted() == [0, 300] && boards().map(\.applied).max() == 1)
    #expect(boards().allSatisfy { $0.layer.zPosition == -1 })
    let first = try #require(boards().first { $0.frame.minY == 0 })
    view.contentOffset.y = 550
    view.layoutIfNeeded()
    #expect(boards().map(\.frame.minY).sorted() == [300, 600] && boards().contains { $0 === first })
    // A decoration is no item.
    #expect(view.visibleCells.count == 4 && view.indexPathForItem(at: CGPoint(x: 50, y: 620)) != nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "Board", at: IndexPath(item: 0, section: 1)) != nil)
  }

  @Test("Attributes of a decoration have its kind and path, and a copy is equal")
  @MainActor func attributes() {
    let path = IndexPath(item: 1, section: 2)
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "Board", with: path)
    #expect(attributes.representedElementCategory == .decorationView && attributes.representedElementKind == "Board")
    #expect(attributes.indexPath == path && attributes.copy() as? UICollectionViewLayoutAttributes == attributes)
    #expect(attributes != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "Board", with: path))
  }

  @Test("An invalidation context lists the invalid items and decorations")
  @MainActor func contexts() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedDecorationIndexPaths == nil)
    let (a, b) = (IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0))
    context.invalidateItems(at: [a])
    context.invalidateItems(at: [b])
    context.invalidateSupplementaryElements(ofKind: "Bar", at: [a])
    context.invalidateSupplementaryElements(ofKind: "Bar", at: [b])
    context.invalidateDecorationElements(ofKind: "Board", at: [b])
    context.invalidateDecorationElements(ofKind: "Board", at: [a])
    #expect(context.invalidatedItemIndexPaths == [a, b])
    #expect(context.invalidatedSupplementaryIndexPaths == ["Bar": [a, b]])
    #expect(context.invalidatedDecorationIndexPaths == ["Board": [b, a]])
    #expect(context.contentSizeAdjustment == .zero && !context.invalidateEverything)
  }

  @Test("A decoration that appears in an update begins with the initial attributes of the layout")
  @MainActor func appearing() throws {
    final class Beginning: ShelfLayout {
      override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
        attributes?.alpha = 0.25
        return attributes
      }
    }
    let layout = Beginning()
    layout.register(Board.self, forDecorationViewOfKind: "Board")
    let deck = Deck([["a", "b", "c"]])
    let view = Deck.view(deck, layout)
    func boards() -> [Board] { view.subviews.compactMap { $0 as? Board } }
    #expect(boards().map(\.alphas) == [[1]])
    deck.sections.append(["d"])
    view.insertSections([1])
    #expect(boards().sorted { $0.frame.minY < $1.frame.minY }.map(\.alphas) == [[1], [0.25, 1]])
  }

  /// Reloads everything when the first row ends being shown.
  private final class Reloader: Gallery {
    var isDone = false
    override func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
      if isDone { return }
      isDone = true
      collectionView.reloadData()
    }
  }

  @Test("When a delegate reloads as a row ends, the others have ended, too, and the rows are those of another view")
  @MainActor func reloading() {
    let reloader = Reloader()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 250), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    (view.dataSource, view.delegate) = (reloader, reloader)
    view.layoutIfNeeded()
    #expect(reloader.calls == ["shows 0.0", "shows 0.1", "shows 0.2"])
    reloader.calls = []
    view.contentOffset.y = 240
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(reloader.calls.filter { $0.hasPrefix("hides") } == ["hides 0.0"])
    let again = Reloader()
    again.isDone = true
    let other = UICollectionView(frame: view.frame, collectionViewLayout: UICollectionViewFlowLayout())
    other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    (other.dataSource, other.delegate) = (again, again)
    other.layoutIfNeeded()
    other.contentOffset.y = 240
    other.layoutIfNeeded()
    #expect(shown(view) == shown(other) && !shown(view).isEmpty)
  }

  /// Rows of 100 pt and one of 2000 pt; once it scrolls away and back when a row appears.
  private final class Wanderer: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var path: IndexPath?
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 300, height: indexPath.item == 40 ? 2000 : 100) }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      if indexPath != path { return }
      path = nil
      let offset = collectionView.contentOffset
      collectionView.contentOffset.y = 5000
      collectionView.layoutIfNeeded()
      collectionView.contentOffset = offset
    }
  }

  private func rows(_ wanderer: Wanderer) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 250), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    (view.dataSource, view.delegate) = (wanderer, wanderer)
    view.layoutIfNeeded()
    return view
  }

  private func shown(_ view: UICollectionView) -> [String] {
    view.indexPathsForVisibleItems.sorted().map { "\($0.item) \(view.cellForItem(at: $0)?.frame ?? .null)" }
  }

  @Test("After scrolling in any steps, the cells are those of a view made again", arguments: [13.0, 60, 100, 470])
  @MainActor func steps(step: Double) {
    let wanderer = Wanderer()
    let view = rows(wanderer)
    for offset in stride(from: 0.0, through: 7000, by: step) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      if Int(offset) % 7 > 0 { continue }
      let again = rows(wanderer)
      again.contentOffset.y = offset
      again.layoutIfNeeded()
      #expect(shown(view) == shown(again), "\(offset)")
    }
  }

  @Test("A delegate that scrolls away and back while cells appear sees the same cells after the next pass")
  @MainActor func awayAndBack() {
    for offset in stride(from: 0.0, through: 600, by: 30) {
      for item in 0..<10 {
        let wanderer = Wanderer()
        let view = rows(wanderer)
        wanderer.path = IndexPath(item: item, section: 0)
        view.contentOffset.y = offset
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        wanderer.path = nil
        let again = rows(wanderer)
        again.contentOffset.y = offset
        again.layoutIfNeeded()
        #expect(shown(view) == shown(again), "\(offset), row \(item)")
      }
    }
  }

  @Test("Decorations and items that are invalidated one after the other are all listed, in order")
  @MainActor func mergedInvalidations() {
    let context = UICollectionViewLayoutInvalidationContext()
    let paths = (0..<4).map { IndexPath(item: $0, section: 0) }
    context.invalidateDecorationElements(ofKind: "Board", at: [paths[0], paths[1]])
    context.invalidateDecorationElements(ofKind: "Edge", at: [paths[3]])
    context.invalidateDecorationElements(ofKind: "Board", at: [paths[2]])
    #expect(context.invalidatedDecorationIndexPaths == ["Board": Array(paths[0...2]), "Edge": [paths[3]]])
    context.invalidateSupplementaryElements(ofKind: "bar", at: [paths[1]])
    context.invalidateSupplementaryElements(ofKind: "bar", at: [paths[0]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["bar": [paths[1], paths[0]]])
    context.invalidateItems(at: [paths[2]])
    context.invalidateItems(at: [paths[1]])
    #expect(context.invalidatedItemIndexPaths == [paths[2], paths[1]])
  }
}

/// Layouts that answer with anything.
@Suite("Elements of a layout of an app's own") @MainActor
struct ListedElementsTests {
  /// Answers with a list, and counts the questions.
  private final class ListLayout: UICollectionViewLayout {
    var list: [UICollectionViewLayoutAttributes]? = []
    var questions = 0
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 300) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      questions += 1
      return list
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      list?.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }

    /// What the last batch of updates began with, for two views that are attached to items.
    var beginnings: [UICollectionViewLayoutAttributes?] = []
    override func finalizeCollectionViewUpdates() {
      beginnings = (0...1).map {
        initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "Badge", at: IndexPath(item: $0, section: 0))
      }
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 3
    var calls: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("shows \(elementKind) \(indexPath.count)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { calls.append("hides \(elementKind) \(indexPath.count)") }
  }

  private let layout = ListLayout()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
  }

  private func item(_ item: Int, y: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: y, width: 100, height: 30)
    return attributes
  }

  /// Lays out a list of elements, and returns how often the layout was asked for it.
  private func questions(for list: [UICollectionViewLayoutAttributes]) -> Int {
    layout.list = list
    layout.invalidateLayout()
    layout.questions = 0
    view.layoutIfNeeded()
    return layout.questions
  }

  @Test("A pass asks the layout once, also for elements that are listed twice or cannot be shown")
  @MainActor func questions() {
    var source: Source? = Source()
    view.dataSource = source
    #expect(questions(for: [item(0, y: 0)]) == 1 && view.visibleCells.map(\.frame.minY) == [0])
    #expect(questions(for: [item(0, y: 0), item(1, y: 50), item(1, y: 90)]) == 1)
    // The later one counts.
    #expect(view.visibleCells.map(\.frame.minY) == [0, 90])
    #expect(questions(for: [item(0, y: 0), item(3, y: 50), item(-1, y: 50), item(2, y: 301)]) == 1)
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
    let hidden = item(2, y: 60)
    hidden.isHidden = true
    #expect(questions(for: [item(0, y: 0), hidden]) == 1 && view.visibleCells.count == 1)
    // A layout that has nothing to say has no elements.
    layout.list = nil
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty && view.indexPathForItem(at: CGPoint(x: 50, y: 10)) == nil)
    #expect(questions(for: [item(0, y: 0)]) == 1 && view.indexPathForItem(at: CGPoint(x: 50, y: 10))?.item == 0)
    // Nobody makes new cells any more.
    source = nil
    #expect(view.dataSource == nil && questions(for: [item(0, y: 7), item(1, y: 50)]) == 1)
    #expect(view.visibleCells.map(\.frame.minY) == [7] && view.numberOfItems(inSection: 0) == 3)
  }

  @Test("Updates refer to the counts before them, even if nobody has asked for these", arguments: [false, true])
  @MainActor func counts(isBatch: Bool) {
    let source = Source()
    view.dataSource = source
    func change() {
      source.count = 5
      view.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 4, section: 0)])
    }
    if isBatch {
      view.performBatchUpdates(change)
    } else {
      #expect(view.numberOfItems(inSection: 0) == 3)
      change()
    }
    #expect(view.numberOfItems(inSection: 0) == 5)
  }

  @Test("A view that is attached to an item follows it through updates, and begins as its item does")
  @MainActor func attached() {
    let source = Source()
    view.dataSource = source
    func badge(_ item: Int, y: CGFloat) -> UICollectionViewLayoutAttributes {
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "Badge", with: path)
      attributes.frame = CGRect(x: 0, y: y, width: 9, height: 9)
      return attributes
    }
    func shown(_ item: Int) -> UICollectionReusableView? {
      view.supplementaryView(forElementKind: "Badge", at: IndexPath(item: item, section: 0))
    }
    #expect(questions(for: [badge(0, y: 10)]) == 1)
    let first = shown(0)
    view.performBatchUpdates {
      source.count = 4
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      layout.list = [badge(0, y: 50), badge(1, y: 90)]
    }
    #expect(first != nil && shown(1) === first && shown(0) != nil)
    #expect(layout.beginnings.map { $0?.alpha } == [0, 1] && layout.beginnings.map { $0?.frame.minY } == [50, 10])
    view.performBatchUpdates {
      source.count = 3
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      layout.list = [badge(0, y: 50)]
    }
    #expect(shown(1) == nil && first?.superview == nil)
  }

  @Test(
    "A view of the whole layout is shown, and stays through updates",
    arguments: ["Banner", UICollectionView.elementKindSectionHeader])
  @MainActor func whole(kind: String) {
    let source = Source()
    (view.dataSource, view.delegate) = (source, source)
    let paths = [IndexPath(), IndexPath(index: 0)]
    let bars = paths.map { path in
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = CGRect(x: 0, y: 200, width: 100, height: 20)
      return attributes
    }
    // One whose section is missing is not shown.
    let lost = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: IndexPath(index: 1))
    lost.frame = bars[0].frame
    #expect(questions(for: [item(0, y: 0), lost] + bars) == 1)
    #expect(source.calls == ["shows \(kind) 0", "shows \(kind) 1"])
    let views = paths.map { view.supplementaryView(forElementKind: kind, at: $0) }
    #expect(views.allSatisfy { $0 != nil })
    view.performBatchUpdates {
      source.count = 4
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      layout.list?.insert(item(1, y: 40), at: 0)
    }
    #expect(view.visibleCells.count == 2 && source.calls.count == 2)
    view.performBatchUpdates {
      source.count = 3
      view.reloadSections([0])
    }
    #expect(paths.map { view.supplementaryView(forElementKind: kind, at: $0) } == views && source.calls.count == 2)
    view.performBatchUpdates {
      view.reloadSections([0])
      layout.list = bars.dropLast()
    }
    #expect(source.calls.dropFirst(2) == ["hides \(kind) 1"] && view.visibleCells.isEmpty)
    // Without them, an update lets them appear as new ones do.
    view.performBatchUpdates {
      view.reloadSections([0])
      layout.list = bars
    }
    #expect(source.calls.last == "shows \(kind) 1" && source.calls.count == 4)
  }
}

/// A board behind each section.
private final class Board: UICollectionReusableView {
  var alphas: [CGFloat] = []
  var applied: Int { alphas.count }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { alphas.append(layoutAttributes.alpha) }
}

private class ShelfLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let sections = 0..<(collectionView?.numberOfSections ?? 0)
    let boards = sections.compactMap {
      layoutAttributesForDecorationView(ofKind: "Board", at: IndexPath(item: 0, section: $0))
    }
    return (super.layoutAttributesForElements(in: rect) ?? []) + boards.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 300 * indexPath.section, width: 100, height: 300)
    attributes.zIndex = -1
    return attributes
  }
}
