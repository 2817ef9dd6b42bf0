import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

/// Views and layouts without what they usually have.
@Suite("Views without a data source, a delegate or a view") @MainActor
struct BareViewTests {
  /// A delegate that implements nothing.
  private final class Nothing: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {}

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
      cell.tag = path.section * 100 + path.row
      return cell
    }
    func numberOfSections(in view: UICollectionView) -> Int { 2 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "Tile", for: path)
      cell.tag = path.section * 100 + path.item
      return cell
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Bar", for: path)
    }
  }

  private func grid() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 60)
    layout.headerReferenceSize = CGSize(width: 20, height: 15)
    layout.footerReferenceSize = CGSize(width: 20, height: 25)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 150), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tile")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Bar")
    }
    return view
  }

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 150), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    return table
  }

  @Test("A delegate that implements nothing changes nothing: taps, scrolling, updates and sizes are the same")
  @MainActor func delegates() throws {
    let source = Source()
    let lists: [@MainActor () -> UIScrollView] = [
      {
        let view = grid()
        view.dataSource = source
        view.allowsMultipleSelection = true
        return view
      },
      {
        let view = table()
        view.dataSource = source
        view.allowsMultipleSelection = true
        return view
      },
    ]
    for make in lists {
      var pictures: [[String]] = []
      for delegate in [nil, Nothing()] {
        let view = make()
        view.delegate = delegate
        var lines: [String] = []
        func note() {
          view.layoutIfNeeded()
          lines += RecordedScene.picture(view)
          let paths =
            (view as? UICollectionView)?.indexPathsForSelectedItems ?? (view as? UITableView)?.indexPathsForSelectedRows
          lines.append("\((paths ?? []).map { RecordedScene.text($0) })")
        }
        note()
        for y in [50.0, 120, 50] {
          try view.perform(.drag(from: Vector2D(x: 30, y: y), by: .zero, over: 50))
          note()
        }
        try view.perform(.flick(from: Vector2D(x: 30, y: 100), by: Vector2D(x: 0, y: -60), releaseVelocity: 0.5))
        note()
        (view as? UICollectionView)?.reloadItems(at: [[0, 2]])
        (view as? UITableView)?.reloadRows(at: [[0, 2]], with: .none)
        note()
        (view as? UICollectionView)?.allowsMultipleSelection = false
        (view as? UITableView)?.allowsMultipleSelection = false
        for y in [30.0, 90] {
          try view.perform(.drag(from: Vector2D(x: 30, y: y), by: .zero, over: 50))
          note()
        }
        pictures.append(lines)
      }
      #expect(pictures[0] == pictures[1])
      #expect(pictures[0].contains { $0.contains("selected") } && pictures[0].count > 40)
    }
  }

  @Test("Lists without a data source are empty, and accept empty updates")
  @MainActor func sources() throws {
    let (grid, table) = (grid(), table())
    for view in [grid, table] as [UIScrollView] {
      view.layoutIfNeeded()
      #expect(view.subviews.isEmpty && view.contentSize.height == 0)
    }
    var ends = 0
    grid.performBatchUpdates(nil) { if $0 { ends += 1 } }
    grid.performBatchUpdates({}) { if $0 { ends += 1 } }
    table.performBatchUpdates(nil) { if $0 { ends += 1 } }
    table.beginUpdates()
    table.endUpdates()
    #expect(grid.numberOfSections == 0 && grid.numberOfItems(inSection: 0) == 0 && grid.visibleCells.isEmpty)
    #expect(table.numberOfSections == 0 && table.numberOfRows(inSection: 0) == 0 && table.visibleCells.isEmpty)
    grid.scrollToItem(at: [0, 0], at: .top, animated: false)
    table.scrollToRow(at: [0, 0], at: .top, animated: false)
    grid.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(grid.indexPathsForSelectedItems == [] && table.indexPathsForSelectedRows == nil)
    #expect(table.rect(forSection: 0) == .zero && table.rectForRow(at: [0, 0]) == .zero)
    #expect(grid.layoutAttributesForItem(at: [0, 0]) == nil && grid.indexPathForItem(at: .zero) == nil)
    #expect(table.headerView(forSection: 0) == nil && table.footerView(forSection: 0) == nil)
    for view in [grid, table] as [UIScrollView] { try view.advance(until: .after(0.3)) }
    #expect(ends == 3)
  }

  @Test("A data source that leaves empties the list")
  @MainActor func leavingSource() {
    let source = Source()
    let (grid, table) = (grid(), table())
    (grid.dataSource, table.dataSource) = (source, source)
    grid.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(!grid.visibleCells.isEmpty && !table.visibleCells.isEmpty)
    (grid.dataSource, table.dataSource) = (nil, nil)
    grid.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(grid.visibleCells.isEmpty && table.visibleCells.isEmpty)
    #expect(grid.subviews.isEmpty && table.subviews.isEmpty)
    #expect(grid.contentSize.height == 0 && table.contentSize.height == 0)
  }

  @Test("A layout without a view has no elements and no size")
  @MainActor func layouts() {
    let flow = UICollectionViewFlowLayout()
    flow.prepare()
    #expect(flow.collectionViewContentSize == .zero)
    #expect(flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 100)) == [])
    #expect(flow.layoutAttributesForItem(at: [0, 0]) == nil && !flow.shouldInvalidateLayout(forBoundsChange: .zero))
    let header = UICollectionView.elementKindSectionHeader
    #expect(flow.layoutAttributesForSupplementaryView(ofKind: header, at: [0, 0]) == nil)
    let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let compositional = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [])))
    compositional.prepare()
    #expect(compositional.collectionViewContentSize == .zero)
    #expect(compositional.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == [])
    #expect(compositional.layoutAttributesForElements(in: .null) == [])
    #expect(compositional.layoutAttributesForElements(in: .infinite) == [])
    #expect(compositional.layoutAttributesForItem(at: [0, 0]) == nil)
    #expect(compositional.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(compositional.invalidationContext(forBoundsChange: .zero).contentOffsetAdjustment == .zero)
  }

  @Test("Groups without subitems, and sections without items, have no frames")
  @MainActor func groups() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .estimated(10))
    for counts in [[3], [0], []] {
      let view = LoggedTiles(counts, in: RecordedScene()).view(
        UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))))
      view.layoutIfNeeded()
      #expect(view.contentSize.height == 0 && view.visibleCells.isEmpty)
      #expect(view.layoutAttributesForItem(at: [0, 0]) == nil)
    }
  }

  @Test("Touches on a view without scroll views, and beside them, drag nothing")
  @MainActor func touches() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let drag = TouchGesture.drag(from: Vector2D(x: 20, y: 20), by: Vector2D(x: 0, y: -50), over: 200)
    let run = try root.touch(drag)
    #expect(run.runs.isEmpty && run.dragged.count == 1 && run.dragged[0] == nil)
    let scroll = UIScrollView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    root.addSubview(scroll)
    let beside = try root.touch(drag)
    #expect(beside.dragged[0] == nil && scroll.contentOffset == .zero && beside.runs.count == 1)
    #expect(beside.trace(of: scroll)?.events.isEmpty == true && beside.trace(of: UIScrollView()) == nil)
    let inside = try root.touch(
      .drag(from: Vector2D(x: 150, y: 190), by: Vector2D(x: 0, y: -80), over: 300, hold: 200))
    #expect(inside.dragged[0] === scroll && scroll.contentOffset.y == 70)
  }

  @Test("A constraint names a view that is gone, and images and labels without content have no size")
  @MainActor func content() {
    let root = UIView()
    var view: UIView? = UIView()
    view.map(root.addSubview)
    let constraint = view?.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -3)
    view?.removeFromSuperview()
    view = nil
    #expect(constraint?.description == "nothing.width <= UIView.width - 3.0" && constraint?.firstItem == nil)
    #expect(constraint?.isActive == false)
    constraint?.isActive = true
    #expect(constraint?.isActive == false && root.constraints.isEmpty)
    let image = UIImageView(image: nil)
    #expect(image.frame == .zero && image.intrinsicContentSize == CGSize(width: -1, height: -1))
    image.frame.size = CGSize(width: 3, height: 4)
    #expect(image.sizeThatFits(.zero) == CGSize(width: 3, height: 4))
    let picture = UIImageView(image: UIImage(simulatedSize: CGSize(width: 5, height: 6)))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 5, height: 6))
    picture.frame.size = .zero
    picture.sizeToFit()
    #expect(picture.bounds.size == CGSize(width: 5, height: 6) && picture.intrinsicContentSize == picture.bounds.size)
    let label = UILabel()
    #expect(label.sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero && UIImage().size == .zero && UIImage().scale == 1)
    #expect(UIImage(simulatedSize: .zero).scale == 2 && UIImage(named: "a")?.size == .zero)
  }

  @Test("Absurd lengths are bounded, and those that are no numbers are none")
  @MainActor func bounds() {
    let source = Source()
    let (grid, table) = (grid(), table())
    (grid.dataSource, table.dataSource) = (source, source)
    for (height, expected) in [(1e13, 1e12), (-5, 0), (.infinity, 0), (.nan, 0), (7e11, 7e11)] as [(CGFloat, CGFloat)] {
      table.rowHeight = height
      #expect(table.rectForRow(at: [0, 0]).height == expected, "\(height)")
    }
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    grid.collectionViewLayout = layout
    layout.minimumLineSpacing = 0
    for (length, expected) in [(1e17, 1e15), (-5, 0), (.infinity, 0), (.nan, 0), (3e14, 3e14)] as [(CGFloat, CGFloat)] {
      layout.itemSize = CGSize(width: length, height: 150)
      #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.width == expected, "\(length)")
    }
    layout.itemSize = CGSize(width: 10, height: 150)
    for (spacing, expected) in [(1e17, 1e15), (-1e17, -10), (.infinity, 0), (.nan, 0)] as [(CGFloat, CGFloat)] {
      layout.minimumLineSpacing = spacing
      let frames = (0...1).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame }
      #expect(frames[1].minX - frames[0].maxX == expected, "\(spacing)")
    }
    layout.minimumLineSpacing = 0
    for (inset, expected) in [(40, 40), (.infinity, 0), (.nan, 0), (-30, -30)] as [(CGFloat, CGFloat)] {
      layout.sectionInset.left = inset
      #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.minX == expected, "\(inset)")
    }
    for (length, expected) in [(1e17, 1e15), (-5, 0), (.infinity, 0), (.nan, 0), (3e14, 3e14)] as [(CGFloat, Double)] {
      let view = SimulatedUIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.contentSize = CGSize(width: length, height: length / 2)
        view.contentInset = UIEdgeInsets(top: length, left: 1, bottom: 2, right: 3)
        return view
      }
      let geometry = view.configuration.geometry
      #expect(geometry.contentSize.width == expected, "\(length)")
      #expect(geometry.contentInset.top == (length.isFinite ? Double(length) : 0), "\(length)")
    }
  }
}
