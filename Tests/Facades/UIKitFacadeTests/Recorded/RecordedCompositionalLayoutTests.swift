import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Recorded scenes of compositional layouts") @MainActor
struct RecordedCompositionalLayoutTests {
  private typealias Item = NSCollectionLayoutItem
  private typealias Group = NSCollectionLayoutGroup
  private typealias Section = NSCollectionLayoutSection
  private typealias Supplementary = NSCollectionLayoutSupplementaryItem
  private typealias Boundary = NSCollectionLayoutBoundarySupplementaryItem

  private let scene = RecordedScene()

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static func insets(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  private static func boundary(
    _ kind: String, _ size: NSCollectionLayoutSize, _ alignment: NSRectAlignment, offset: CGPoint = .zero,
    pins: Bool = false, extends: Bool = true
  ) -> Boundary {
    let item = Boundary(layoutSize: size, elementKind: kind, alignment: alignment, absoluteOffset: offset)
    (item.pinToVisibleBounds, item.extendsBoundary) = (pins, extends)
    return item
  }

  // MARK: Sections

  /// A large item beside a column of two, with badges and an item's own insets.
  private static func nested() -> Section {
    let badge = Supplementary(
      layoutSize: size(.absolute(14), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: -4)))
    let title = Supplementary(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(0.2)), elementKind: "title",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading], fractionalOffset: CGPoint(x: 0.1, y: 0.5)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading], fractionalOffset: CGPoint(x: 0.2, y: -0.25)))
    let large = Item(
      layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)), supplementaryItems: [badge, title])
    large.contentInsets = insets(1, 2, 3, 4)
    let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), supplementaryItems: [badge])
    let column = Group.vertical(layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
    column.interItemSpacing = .fixed(6)
    column.contentInsets = insets(2, 5, 3, 7)
    let row = Group.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [large, column])
    row.interItemSpacing = .flexible(0)
    let section = Section(group: row)
    section.contentInsets = insets(4, 10, 6, 20)
    section.interGroupSpacing = 5
    section.boundarySupplementaryItems = [
      boundary("title", size(.fractionalWidth(1), .absolute(25)), .top, pins: true),
      boundary("title", size(.absolute(40), .absolute(15)), .topTrailing, offset: CGPoint(x: 2, y: 1)),
      boundary("note", size(.fractionalWidth(0.5), .absolute(20)), .bottomLeading, pins: true),
      boundary("note", size(.absolute(30), .absolute(12)), .bottom, extends: false),
      boundary("side", size(.absolute(9), .absolute(50)), .leading, offset: CGPoint(x: -3, y: 2)),
      boundary("side", size(.absolute(8), .absolute(40)), .trailing),
      boundary("side", size(.absolute(7), .absolute(30)), .none),
    ]
    let board = NSCollectionLayoutDecorationItem.background(elementKind: "board")
    board.contentInsets = insets(1, 2, 3, 4)
    board.zIndex = -2
    section.decorationItems = [board]
    return section
  }

  /// Items with edge spacing, fixed and flexible, in rows that count their items.
  private static func spaced(_ leading: NSCollectionLayoutSpacing, _ trailing: NSCollectionLayoutSpacing?) -> Section {
    let item = Item(layoutSize: size(.absolute(40), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: leading, top: .flexible(3), trailing: trailing, bottom: trailing)
    let row = Group.horizontal(
      layoutSize: size(.fractionalWidth(0.9), .absolute(60)), repeatingSubitem: item, count: 3)
    row.interItemSpacing = .flexible(8)
    row.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(5), top: .fixed(2), trailing: nil, bottom: nil)
    let section = Section(group: row)
    section.supplementariesFollowContentInsets = false
    section.contentInsets = insets(0, 8, 0, 12)
    section.boundarySupplementaryItems = [boundary("title", size(.fractionalWidth(1), .absolute(10)), .top)]
    return section
  }

  /// A group whose frames the app gives.
  private static func custom(_ scene: RecordedScene, isEstimated: Bool) -> Section {
    let group = Group.custom(
      layoutSize: size(.fractionalWidth(1), isEstimated ? .estimated(40) : .absolute(70))
    ) { environment in
      let container = environment.container
      scene.call(
        "custom group in \(RecordedScene.text(container.contentSize)), inside"
          + " \(RecordedScene.text(container.effectiveContentSize)), insets \(container.contentInsets.leading)"
          + " \(container.effectiveContentInsets.top), \(environment.traitCollection.verticalSizeClass)")
      return (0..<3).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 30 * $0, y: 10 * $0, width: 50, height: 35), zIndex: 3 - $0)
      }
    }
    group.contentInsets = insets(4, 6, 8, 10)
    return Section(group: group)
  }

  /// Rows of estimated heights below an estimated title.
  private static func estimated() -> Section {
    let item = Item(layoutSize: size(.fractionalWidth(1), .estimated(30)))
    let column = Group.vertical(layoutSize: size(.fractionalWidth(1), .estimated(60)), subitems: [item, item])
    column.interItemSpacing = .fixed(4)
    column.contentInsets = insets(2, 1, 3, 1)
    let section = Section(group: column)
    section.interGroupSpacing = 7
    section.boundarySupplementaryItems = [boundary("title", size(.fractionalWidth(1), .estimated(18)), .top)]
    return section
  }

  /// A row that scrolls by itself.
  private static func scrolling(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ scene: RecordedScene
  ) -> Section {
    let whole = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let card = Group.horizontal(layoutSize: size(.absolute(110), .absolute(50)), subitems: [whole])
    let section = Section(group: card)
    section.interGroupSpacing = 10
    section.contentInsets = insets(3, 15, 5, 25)
    section.orthogonalScrollingBehavior = behavior
    section.boundarySupplementaryItems = [boundary("title", size(.fractionalWidth(1), .absolute(12)), .top)]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      scene.call(
        "\(behavior) at \(RecordedScene.text(offset)) in \(RecordedScene.text(environment.container.contentSize)):"
          + " \(items.map { "\($0.name)\(RecordedScene.text($0.indexPath))" })")
      for item in items where item.representedElementCategory == .cell { item.alpha = 0.5 }
    }
    return section
  }

  // MARK: Views

  private func view(
    _ counts: [Int], isRow: Bool = false, isMirrored: Bool = false, _ section: @escaping @MainActor (Int) -> Section
  ) -> (UICollectionView, LoggedTiles) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isRow ? .horizontal : .vertical
    configuration.interSectionSpacing = 16
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [scene] index, environment in
        scene.call("section \(index) in \(RecordedScene.text(environment.container.contentSize))")
        return section(index)
      }, configuration: configuration)
    let tiles = LoggedTiles(counts, in: scene)
    let view = tiles.view(layout)
    view.contentInset = UIEdgeInsets(top: 10, left: 6, bottom: 14, right: 4)
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    return (view, tiles)
  }

  private func attributes(_ view: UICollectionView) -> [String] {
    let all = view.collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000))
    var lines = (all ?? []).map { RecordedScene.text($0) }
    for section in 0...view.numberOfSections {
      for item in [-1, 0, 1, 2, view.numberOfItems(inSection: section)] {
        let path = IndexPath(item: item, section: section)
        lines.append(RecordedScene.text(view.layoutAttributesForItem(at: path)))
        for kind in ["title", "note", "badge"] {
          let found = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
          if found != nil { lines.append(RecordedScene.text(found)) }
        }
        lines.append(
          RecordedScene.text(
            view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: "board", at: path)))
      }
    }
    return lines
  }

  @Test(
    "Nested and custom groups, spacings, badges, titles and backgrounds, in both directions and mirrored",
    arguments: [
      ("column", false, false), ("column-mirrored", false, true), ("row", true, false), ("row-mirrored", true, true),
    ])
  @MainActor func groups(name: String, isRow: Bool, isMirrored: Bool) throws {
    let (view, _) = view([7, 4, 5, 4, 3, 0, 0], isRow: isRow, isMirrored: isMirrored) { [scene] index in
      switch index {
      case 0: Self.nested()
      case 1: Self.spaced(.flexible(4), .flexible(6))
      case 2: Self.spaced(.fixed(4), nil)
      case 3: Self.custom(scene, isEstimated: false)
      case 4, 6: Self.custom(scene, isEstimated: true)
      default: Self.nested()
      }
    }
    scene.step("The view appears", view)
    scene.note("All attributes", attributes(view))
    for offset in [70.0, 230, 1000] {
      scene.step("The content offset is \(offset)", view) {
        view.contentOffset = isRow ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
      }
    }
    scene.step("A wider view", view) { view.frame.size.width = 420 }
    #expect(try scene.difference(from: "compositional-\(name)") == nil)
  }

  @Test("Cells of estimated sizes move what follows them, also after an update")
  @MainActor func estimates() throws {
    let (view, tiles) = view([5, 3, 1, 0]) { _ in Self.estimated() }
    scene.step("The view appears", view)
    scene.note("All attributes", attributes(view))
    scene.step("Scrolled down", view) { view.contentOffset.y = 150 }
    scene.step("An item is inserted, another deleted", view) {
      view.performBatchUpdates {
        tiles.counts = [5, 4, 1, 0]
        view.deleteItems(at: [[0, 0]])
        view.insertItems(at: [[0, 2], [1, 0]])
      }
    }
    scene.step("The first section is deleted", view) {
      tiles.counts = [4, 1, 0]
      view.deleteSections([0])
    }
    scene.step("The inset changes", view) { view.contentInset.right = 34 }
    scene.step("Other spacing", view) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 40
      (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration = configuration
    }
    scene.step("Everything is reloaded", view) { view.reloadData() }
    #expect(try scene.difference(from: "compositional-estimates") == nil)
  }

  @Test("Sections that scroll by themselves rest by their behavior", arguments: [false, true])
  @MainActor func scrolling(isMirrored: Bool) throws {
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    let (view, tiles) = view([2, 6, 6, 6, 6, 6], isMirrored: isMirrored) { [scene] in
      Self.scrolling(behaviors[$0 % behaviors.count], scene)
    }
    view.frame.size.height = 700
    scene.step("The view appears", view)
    for section in 1..<6 {
      let row = try #require(view.orthogonalScrollView(inSection: section))
      scene.note(
        "Section \(section)",
        [
          "rest offsets \(view.groupOffsets(inSection: section).map { RecordedScene.text($0) })",
          "paging \(row.isPagingEnabled), rate \(row.decelerationRate.rawValue), bounces \(row.bounces)"
            + " \(row.alwaysBounceHorizontal) \(row.alwaysBounceVertical)",
        ])
      for (distance, speed) in [(-60.0, 0.9), (-30, 0.1), (100, 1.5)] {
        scene.isQuiet = true
        try row.perform(
          .flick(from: Vector2D(x: 150, y: 20), by: Vector2D(x: distance, y: 0), releaseVelocity: speed))
        scene.isQuiet = false
        scene.note("A flick by \(distance) at \(speed)", [RecordedScene.text(row.contentOffset)])
      }
    }
    scene.step("After the flicks", view)
    try tapSections(view)
    for path in [[1, 5], [2, 0], [4, 3], [5, 5]] as [IndexPath] {
      for position in [UICollectionView.ScrollPosition.left, .centeredHorizontally, .right, [.top, .left], []] {
        view.scrollToItem(at: path, at: position, animated: false)
        scene.note(
          "Item \(RecordedScene.text(path)) at \(position.rawValue)",
          [
            RecordedScene.text(view.contentOffset),
            RecordedScene.text(view.orthogonalScrollView(inSection: path.section)?.contentOffset ?? .zero),
          ])
      }
    }
    scene.step("A lower view scrolls to a section", view) {
      view.frame.size.height = 200
      view.scrollToItem(at: [4, 4], at: [.centeredVertically, .right], animated: false)
    }
    scene.step("A wider view", view) { view.frame.size.width = 380 }
    scene.step("Items and sections are removed", view) {
      view.performBatchUpdates {
        tiles.counts = [2, 6, 6, 6, 5]
        view.deleteSections([1])
        view.deleteItems(at: [[4, 0], [5, 0]])
        view.insertItems(at: [[3, 5]])
      }
    }
    view.frame.size.height = 700
    try tapSections(view)
    #expect(try scene.difference(from: isMirrored ? "orthogonal-mirrored" : "orthogonal") == nil)
  }

  /// Taps in the middle of each section that scrolls, and writes the selected item down.
  private func tapSections(_ view: UICollectionView) throws {
    var lines: [String] = []
    for section in 0..<view.numberOfSections {
      guard let row = view.orthogonalScrollView(inSection: section) else { continue }
      let place = Vector2D(CGPoint(x: row.frame.midX + 7, y: row.frame.midY))
      scene.isQuiet = true
      try view.touch(.drag(from: place, by: .zero, over: 50))
      scene.isQuiet = false
      lines.append("section \(section): \((view.indexPathsForSelectedItems ?? []).map { RecordedScene.text($0) })")
    }
    scene.note("Taps", lines)
  }

  @Test("A layout that scrolls sideways has sections that scroll vertically")
  @MainActor func columns() throws {
    let (view, _) = view([8, 8], isRow: true) { [scene] index in
      let section = Self.scrolling(index == 0 ? .groupPaging : .groupPagingCentered, scene)
      section.orthogonalScrollingProperties.bounce = index == 0 ? .always : .never
      section.orthogonalScrollingProperties.decelerationRate = .fast
      return section
    }
    view.frame.size.height = 180
    scene.step("The view appears", view)
    for section in 0..<2 {
      let row = try #require(view.orthogonalScrollView(inSection: section))
      scene.isQuiet = true
      try row.perform(.flick(from: Vector2D(x: 50, y: 100), by: Vector2D(x: 0, y: -50), releaseVelocity: 0.7))
      scene.isQuiet = false
      scene.note(
        "Section \(section)",
        [
          "rest offsets \(view.groupOffsets(inSection: section).map { RecordedScene.text($0) })",
          "bounces \(row.bounces) \(row.alwaysBounceHorizontal) \(row.alwaysBounceVertical), rate"
            + " \(row.decelerationRate.rawValue), at \(RecordedScene.text(row.contentOffset))",
        ])
    }
    scene.step("After the flicks", view)
    try scene.step("A tap", view) {
      try view.touch(.drag(from: Vector2D(x: 60, y: 80), by: .zero, over: 50))
      scene.call("\((view.indexPathsForSelectedItems ?? []).map { RecordedScene.text($0) })")
    }
    #expect(try scene.difference(from: "orthogonal-columns") == nil)
  }

  @Test("Groups that are longer than their view rest centred without an inset", arguments: [false, true])
  @MainActor func longGroups(isRow: Bool) throws {
    for isMirrored in [false, true] {
      let (view, _) = view([3, 2], isRow: isRow, isMirrored: isMirrored) { index in
        let whole = Item(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
        let length = NSCollectionLayoutDimension.absolute(index == 0 ? 450 : 200)
        let group = Group.horizontal(
          layoutSize: isRow ? Self.size(.absolute(60), length) : Self.size(length, .absolute(60)), subitems: [whole])
        let section = Section(group: group)
        section.contentInsets = Self.insets(30, 40, 7, 9)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
      }
      for section in 0..<2 {
        let row = try #require(view.orthogonalScrollView(inSection: section))
        scene.note(
          "Mirrored \(isMirrored), section \(section)",
          [
            RecordedScene.text(row.contentInset), RecordedScene.text(row.contentOffset),
            RecordedScene.text(row.contentSize), RecordedScene.text(row.frame),
            "\(view.groupOffsets(inSection: section).map { RecordedScene.text($0) })",
          ])
      }
    }
    #expect(try scene.difference(from: isRow ? "orthogonal-long-columns" : "orthogonal-long-groups") == nil)
  }

  /// Chips of estimated widths, three in a group.
  private static func chips(_ scrolls: Bool) -> Section {
    let chip = Item(layoutSize: size(.estimated(40), .absolute(20)))
    let row = Group.horizontal(layoutSize: size(.estimated(100), .absolute(20)), subitems: [chip, chip, chip])
    row.interItemSpacing = .fixed(6)
    row.contentInsets = insets(0, 3, 0, 5)
    let section = Section(group: row)
    section.interGroupSpacing = 8
    section.contentInsets = insets(2, 4, 6, 8)
    if scrolls { section.orthogonalScrollingBehavior = .groupPaging }
    return section
  }

  @Test("Chips of estimated widths make their groups as wide as they are", arguments: [false, true])
  @MainActor func chips(isMirrored: Bool) throws {
    let (view, tiles) = view([1, 0, 5, 7], isMirrored: isMirrored) { Self.chips($0 == 3) }
    scene.step("The view appears", view)
    scene.note("Rest offsets", view.groupOffsets(inSection: 3).map { RecordedScene.text($0) })
    scene.step("An item is inserted", view) {
      tiles.counts[3] += 1
      view.insertItems(at: [[3, 0]])
    }
    scene.note("Rest offsets", view.groupOffsets(inSection: 3).map { RecordedScene.text($0) })
    #expect(try scene.difference(from: isMirrored ? "compositional-chips-mirrored" : "compositional-chips") == nil)
  }
}
