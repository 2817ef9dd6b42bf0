import FacadeSupport
import Foundation
import TestSupport
import Testing
import UIKitFacade

/// A view that was scrolled shows what a view shows that is made at that offset.
@Suite("Scrolled views and views made again") @MainActor
struct ScrolledAgainTests {
  /// What is on the screen, without the order of the views.
  private func shown(_ view: UIScrollView) -> [String] {
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    return RecordedScene.picture(view).sorted()
  }

  private func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
  }

  /// Exactly the elements in the bounds have cells, and points find them.
  private func expectFound(_ view: UIScrollView, _ name: String, _ generator: inout SeededGenerator) {
    let bounds = view.bounds
    let point = CGPoint(
      x: bounds.minX + CGFloat(Int.random(in: 0...Int(bounds.width), using: &generator)),
      y: bounds.minY + CGFloat(Int.random(in: 0...Int(bounds.height), using: &generator)))
    if let table = view as? UITableView {
      // Rows are as wide as the table, wherever it is scrolled sideways.
      let bounds = CGRect(x: 0, y: bounds.minY, width: bounds.width, height: bounds.height)
      let point = CGPoint(x: point.x - view.bounds.minX, y: point.y)
      var found: IndexPath?
      for section in 0..<table.numberOfSections {
        for row in 0..<table.numberOfRows(inSection: section) {
          let rect = table.rectForRow(at: [section, row])
          if rect.height == 0 { continue }
          #expect(
            (table.cellForRow(at: [section, row]) != nil) == overlap(rect, bounds), "\(name): \(rect) in \(bounds)")
          if rect.minY <= point.y && point.y < rect.maxY { found = [section, row] }
        }
      }
      if found != nil { #expect(table.indexPathForRow(at: point) == found, "\(name) at \(point)") }
      for edge in [bounds.minY, bounds.maxY, point.y] {
        let area = CGRect(x: 0, y: edge, width: 10, height: 30)
        let paths = (table.indexPathsForRows(in: area) ?? []).filter { table.rectForRow(at: $0).height > 0 }
        #expect(paths.allSatisfy { overlap(table.rectForRow(at: $0), area) }, "\(name) in \(area)")
      }
    }
    guard let grid = view as? UICollectionView else { return }
    var found: IndexPath?
    for section in 0..<grid.numberOfSections {
      let row = (grid.collectionViewLayout as? UICollectionViewCompositionalLayout)
        .flatMap { _ in grid.orthogonalScrollView(inSection: section) }
      for item in 0..<grid.numberOfItems(inSection: section) {
        guard let frame = grid.layoutAttributesForItem(at: [section, item])?.frame else { continue }
        if frame.isEmpty { continue }
        let isShown: Bool
        if let row {
          let inside = frame.offsetBy(dx: -row.frame.minX, dy: -row.frame.minY)
          let seen = bounds.intersection(row.frame).offsetBy(
            dx: row.bounds.minX - row.frame.minX, dy: row.bounds.minY - row.frame.minY)
          isShown = overlap(bounds, row.frame) && overlap(inside, seen)
        } else {
          isShown = overlap(frame, bounds)
          if frame.contains(point) { found = [section, item] }
        }
        #expect(
          (grid.cellForItem(at: [section, item]) != nil) == isShown, "\(name): \(section).\(item) \(frame) in \(bounds)"
        )
      }
    }
    if grid.collectionViewLayout is UICollectionViewFlowLayout {
      #expect(grid.indexPathForItem(at: point) == found, "\(name) at \(point)")
    }
  }

  private func expectSame(
    _ name: String, _ generator: inout SeededGenerator, steps: Int, _ make: () -> UIScrollView
  ) {
    let view = make()
    view.layoutIfNeeded()
    for step in 0..<steps {
      let reach: CGFloat = [3, 40, 300, 2000].randomElement(using: &generator) ?? 0
      view.contentOffset.x += CGFloat(Int.random(in: -Int(reach)...Int(reach), using: &generator))
      view.contentOffset.y += CGFloat(Int.random(in: -Int(reach)...Int(reach), using: &generator))
      if Int.random(in: 0...5, using: &generator) == 0 {
        view.contentOffset = CGPoint(
          x: min(view.contentOffset.x, view.contentSize.width), y: min(view.contentOffset.y, view.contentSize.height))
      }
      view.layoutIfNeeded()
      expectFound(view, "\(name), step \(step)", &generator)
      let again = make()
      again.layoutIfNeeded()
      again.contentOffset = view.contentOffset
      let (one, other) = (shown(view), shown(again))
      guard one != other else { continue }
      let (extra, missing) = (Set(one).subtracting(other), Set(other).subtracting(one))
      Issue.record("\(name), step \(step) at \(view.contentOffset): \(extra) instead of \(missing)")
      return
    }
  }

  /// Random sizes of items, some of them empty.
  private func tiles(_ generator: inout SeededGenerator) -> (LoggedTiles, (RecordedScene) -> LoggedTiles) {
    let scene = RecordedScene()
    scene.isQuiet = true
    let counts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Int.random(in: 0...12, using: &generator) }
    var sizes: [IndexPath: CGSize] = [:]
    for (section, count) in counts.enumerated() {
      for item in 0..<count where Int.random(in: 0...2, using: &generator) == 0 {
        sizes[[section, item]] = CGSize(
          width: [0, 30, 70, 120].randomElement(using: &generator) ?? 0,
          height: [0, 20, 60, 110].randomElement(using: &generator) ?? 0)
      }
    }
    let bar = CGSize(width: 20, height: Int.random(in: 0...30, using: &generator))
    let make: (RecordedScene) -> LoggedTiles = { scene in
      let tiles = LoggedTiles(counts, in: scene)
      tiles.sizes = sizes
      tiles.headers = [0: bar, 2: bar]
      tiles.footers = [1: bar]
      return tiles
    }
    return (make(scene), make)
  }

  @Test("Flow layouts of any sizes, spacings and directions")
  @MainActor func flowLayouts() {
    var generator = SeededGenerator(seed: 41)
    for number in 0..<sweepCount(200) {
      let make = tiles(&generator).1
      let isRow = Bool.random(using: &generator)
      let (pins, isMirrored) = (Bool.random(using: &generator), Bool.random(using: &generator))
      let spacing = CGFloat(Int.random(in: -40...30, using: &generator))
      let inset = CGFloat(Int.random(in: 0...30, using: &generator))
      expectSame("\(number)", &generator, steps: 12) {
        let scene = RecordedScene()
        scene.isQuiet = true
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = isRow ? .horizontal : .vertical
        layout.itemSize = CGSize(width: 60, height: 50)
        layout.minimumLineSpacing = spacing
        layout.minimumInteritemSpacing = abs(spacing) / 2
        layout.sectionInset = UIEdgeInsets(top: inset, left: 3, bottom: 4, right: inset)
        layout.sectionHeadersPinToVisibleBounds = pins && number % 3 == 0
        let view = make(scene).view(layout)
        view.frame.size = CGSize(width: 150, height: 130)
        if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        return view
      }
    }
  }

  @Test("Compositional layouts of any sections")
  @MainActor func compositionalLayouts() {
    var generator = SeededGenerator(seed: 42)
    for number in 0..<sweepCount(100) {
      let sections = RandomSections(using: &generator)
      expectSame("\(number)", &generator, steps: 6) { sections.makeView() }
    }
  }

  @Test("Tables of any rows and bars")
  @MainActor func tables() {
    var generator = SeededGenerator(seed: 43)
    for number in 0..<sweepCount(200) {
      let counts = (0..<Int.random(in: 1...5, using: &generator)).map { _ in Int.random(in: 0...8, using: &generator) }
      let heights = (0..<40).map { _ in
        CGFloat([0, 18, 40, 75, 160].randomElement(using: &generator) ?? 0)
      }
      let style: UITableView.Style = Bool.random(using: &generator) ? .plain : .grouped
      let header = CGFloat(Int.random(in: 0...60, using: &generator))
      expectSame("\(number)", &generator, steps: 12) {
        let scene = RecordedScene()
        scene.isQuiet = true
        let rows = LoggedRows(counts, in: scene)
        for (section, count) in counts.enumerated() {
          for row in 0..<count { rows.rowHeights[[section, row]] = heights[section * 8 + row] }
        }
        rows.headerHeight = { heights[39 - $0] }
        rows.footerHeight = { heights[30 - $0] }
        let table = rows.table(style)
        table.frame.size.height = 200
        table.contentInset.top = header
        if header > 10 { table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: header)) }
        return table
      }
    }
  }
}
