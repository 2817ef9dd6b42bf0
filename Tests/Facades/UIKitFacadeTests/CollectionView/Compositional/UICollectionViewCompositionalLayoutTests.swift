import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamples
import UIKitFacade

@Suite("Compositional layouts") @MainActor
struct UICollectionViewCompositionalLayoutTests {
  private typealias Size = NSCollectionLayoutSize
  private typealias Item = NSCollectionLayoutItem
  private typealias Group = NSCollectionLayoutGroup

  private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> Size {
    Size(widthDimension: width, heightDimension: height)
  }

  private static func whole() -> Item { Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))) }

  private static func view(_ group: Group, count: Int = 6, _ change: (NSCollectionLayoutSection) -> Void = { _ in })
    -> UICollectionView
  {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.keep(Shelf(count: count, in: view))
    view.layoutIfNeeded()
    return view
  }

  private static func frames(_ view: UICollectionView, _ count: Int) -> [CGRect] {
    (0..<count).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test("A count divides the group for any item size; a repeated item keeps its own size")
  @MainActor func counts() {
    let row = Self.size(.fractionalWidth(1), .absolute(50))
    let equal = Group.horizontal(layoutSize: row, subitem: Self.whole(), count: 4)
    equal.interItemSpacing = .fixed(8)
    // (320 − 3 · 8) / 4 = 74.
    #expect(Self.frames(Self.view(equal), 4).map(\.minX) == [0, 82, 164, 246])
    #expect(Self.frames(Self.view(equal), 6).last == CGRect(x: 82, y: 50, width: 74, height: 50))
    let item = Item(layoutSize: Self.size(.absolute(40), .fractionalHeight(1)))
    let repeated = Group.horizontal(layoutSize: row, repeatingSubitem: item, count: 3)
    #expect(
      Self.frames(Self.view(repeated), 4).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 0, y: 50),
      ])
  }

  @Test("Subitems repeat in order until the next does not fit, also if fractions add up to a whole")
  @MainActor func sequence() {
    let row = Self.size(.fractionalWidth(1), .absolute(50))
    let third = Item(layoutSize: Self.size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    #expect(
      Self.frames(Self.view(Group.horizontal(layoutSize: row, subitems: [third])), 4).map(\.minY) == [0, 0, 0, 50])
    let (wide, narrow) = (
      Item(layoutSize: Self.size(.absolute(120), .fractionalHeight(1))),
      Item(layoutSize: Self.size(.absolute(60), .fractionalHeight(1)))
    )
    let mixed = Self.view(Group.horizontal(layoutSize: row, subitems: [wide, narrow]))
    // 120 + 60 + 120 = 300; another 60 does not fit, and the next group begins with a wide one.
    #expect(Self.frames(mixed, 4).map(\.origin.x) == [0, 120, 180, 0])
  }

  @Test("Flexible spacing shares the free space, and edge spacing moves an item")
  @MainActor func spacings() {
    let row = Self.size(.fractionalWidth(1), .absolute(60))
    let item = Item(layoutSize: Self.size(.absolute(80), .absolute(20)))
    let group = Group.horizontal(layoutSize: row, repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(4)
    // 320 − 3 · 80 = 80, in two gaps.
    #expect(Self.frames(Self.view(group), 3).map(\.minX) == [0, 120, 240])
    let pushed = Item(layoutSize: Self.size(.absolute(80), .absolute(20)))
    pushed.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let edges = Group.horizontal(layoutSize: row, repeatingSubitem: pushed, count: 2)
    #expect(Self.frames(Self.view(edges), 2).map(\.origin) == [CGPoint(x: 10, y: 20), CGPoint(x: 100, y: 20)])
  }

  @Test("Fractions are relative to the section's inset area; an item's insets shrink its cell only")
  @MainActor func insets() {
    let item = Self.whole()
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = Group.horizontal(layoutSize: Self.size(.fractionalWidth(0.5), .absolute(50)), subitems: [item])
    let view = Self.view(group, count: 2) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 40)
      $0.interGroupSpacing = 9
    }
    // Half of 260 is 130.
    #expect(
      Self.frames(view, 2) == [
        CGRect(x: 22, y: 6, width: 124, height: 46), CGRect(x: 22, y: 65, width: 124, height: 46),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 5 + 109 + 7))
  }

  @Test("An estimated item takes the size of its cell, and a row of chips has their total length")
  @MainActor func estimates() throws {
    let size = Self.size(.estimated(50), .absolute(30))
    let view = Self.view(Group.horizontal(layoutSize: size, subitems: [Item(layoutSize: size)]), count: 5) {
      $0.orthogonalScrollingBehavior = .groupPaging
      $0.interGroupSpacing = 10
    }
    // The shelf's cells prefer what they are given, so the estimates stay.
    #expect(view.groupOffsets(inSection: 0) == Array(repeating: .zero, count: 5))
    #expect(view.orthogonalScrollView(inSection: 0)?.contentSize.width == 290)
  }

  private final class TallCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
  }

  @Test("Cells that state their sizes change their sections, without another call of the section provider")
  @MainActor func provider() throws {
    var calls: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, _ in
      calls.append(section)
      let size = Self.size(.fractionalWidth(1), .estimated(50))
      return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [Item(layoutSize: size)]))
    }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(TallCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = view.keep(Rows())
    view.layoutIfNeeded()
    #expect(calls == [0, 1, 2] && view.visibleCells.allSatisfy { $0.frame.height == 90 })
    for offset in [300.0, 700, 0] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    #expect(calls == [0, 1, 2] && view.contentSize.height == 12 * 90)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(calls == [0, 1, 2, 0, 1, 2])
  }

  @Test("The handler of a section that does not scroll receives the view's content offset and the visible items")
  @MainActor func handler() throws {
    let row = Group.vertical(layoutSize: Self.size(.fractionalWidth(1), .absolute(100)), subitems: [Self.whole()])
    var seen: [(items: [IndexPath], offset: CGFloat, width: CGFloat)] = []
    let view = Self.view(row, count: 20) {
      $0.visibleItemsInvalidationHandler = { items, offset, environment in
        seen.append((items.map(\.indexPath), offset.y, environment.container.contentSize.width))
        for item in items { item.alpha = item.indexPath.item == 6 ? 0.25 : 1 }
      }
    }
    #expect(seen.last?.items == (0..<5).map { IndexPath(item: $0, section: 0) } && seen.last?.width == 320)
    view.contentOffset.y = 250
    view.layoutIfNeeded()
    #expect(seen.last?.items == (2..<8).map { IndexPath(item: $0, section: 0) } && seen.last?.offset == 250)
    #expect(view.cellForItem(at: IndexPath(item: 6, section: 0))?.alpha == 0.25)
  }

  @Test("An item that is wider than the view has a cell where only the rest of it is visible")
  @MainActor func wide() {
    let group = Group.vertical(layoutSize: Self.size(.absolute(500), .absolute(100)), subitems: [Self.whole()])
    let view = Self.view(group)
    view.contentOffset = CGPoint(x: 330, y: 150)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [1, 2, 3, 4, 5])
    view.contentOffset.x = 500
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test("A section uses the rate of its collection view or its own, and has its own bounce")
  @MainActor func properties() throws {
    let group = Group.horizontal(layoutSize: Self.size(.absolute(100), .absolute(50)), subitems: [Self.whole()])
    let view = Self.view(group, count: 2) {
      $0.orthogonalScrollingBehavior = .continuous
      $0.orthogonalScrollingProperties.bounce = .always
    }
    let row = try #require(view.orthogonalScrollView(inSection: 0))
    #expect(row.decelerationRate == .normal && row.alwaysBounceHorizontal && row.bounces)
    view.decelerationRate = .fast
    view.setNeedsLayout()
    #expect(view.orthogonalScrollView(inSection: 0)?.decelerationRate == .fast)
    let never = Self.view(group) {
      $0.orthogonalScrollingBehavior = .continuous
      $0.orthogonalScrollingProperties.bounce = .never
      $0.orthogonalScrollingProperties.decelerationRate = .fast
    }
    let still = try #require(never.orthogonalScrollView(inSection: 0))
    #expect(!still.bounces && still.decelerationRate == .fast)
  }

  @Test("A tap selects the item under the finger in a section that has scrolled")
  @MainActor func taps() throws {
    let group = Group.horizontal(layoutSize: Self.size(.absolute(100), .absolute(50)), subitems: [Self.whole()])
    let view = Self.view(group, count: 20) {
      $0.orthogonalScrollingBehavior = .continuous
      $0.contentInsets.top = 30
    }
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .left, animated: false)
    #expect(view.orthogonalScrollView(inSection: 0)?.contentOffset.x == 1000 && view.contentOffset == .zero)
    let place = Vector2D(x: 150, y: 50)
    try view.touch(
      TouchGesture(
        name: "tap",
        samples: [
          TouchSample(time: 0, location: place, phase: .began), TouchSample(time: 60, location: place, phase: .ended),
        ]))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 11, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 11, section: 0)).map { view.convert($0.bounds, from: $0).minX } == 100)
    view.allowsSelection = false
    try view.touch(.drag(from: place, by: .zero, over: 60))
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("With unequal insets the first and the last group can still rest in the centre")
  @MainActor func centred() throws {
    let group = Group.horizontal(layoutSize: Self.size(.absolute(200), .absolute(100)), subitems: [Self.whole()])
    let view = Self.view(group, count: 3) {
      $0.orthogonalScrollingBehavior = .groupPagingCentered
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 50)
    }
    // (320 − 200) / 2 = 60, less what the section's own insets leave free.
    let row = try #require(view.orthogonalScrollView(inSection: 0))
    #expect(row.contentInset == UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10))
    #expect(view.groupOffsets(inSection: 0).map(\.x) == [-50, 150, 350])
  }

  /// Items of 100 pt in one section, below a pinned header of 20 pt and above a footer of 30 pt.
  private final class Chapter: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }
  }

  @Test(
    "A pinned header stays at the top, and a pinned footer at the bottom, inside their section",
    arguments: [false, true])
  @MainActor func pinned(pinsFooter: Bool) throws {
    let group = Group.vertical(layoutSize: Self.size(.fractionalWidth(1), .absolute(100)), subitems: [Self.whole()])
    let section = NSCollectionLayoutSection(group: group)
    let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    let head = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(20)), elementKind: header, alignment: .top)
    head.pinToVisibleBounds = true
    let foot = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(30)), elementKind: footer, alignment: .bottom)
    foot.pinToVisibleBounds = pinsFooter
    section.boundarySupplementaryItems = [head, foot]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [header, footer] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    view.dataSource = view.keep(Chapter())
    view.contentInset.bottom = 480
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 1050)
    func place(at offset: CGFloat) -> CGFloat? {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      return view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))?.frame.minY
    }
    #expect(place(at: 0) == 0)
    #expect(place(at: 400) == 400)
    // 1050 less the footer's 30 and its own 20.
    #expect(place(at: 1000) == 1000)
    #expect(place(at: 1015) == 1000)
    // The insets are not part of what is visible to it. It stays behind the header's 20.
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    for offset in stride(from: -430.0, to: 1050, by: 35) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let end = view.supplementaryView(forElementKind: footer, at: IndexPath(item: 0, section: 0))?.frame.maxY
      let wished = pinsFooter ? min(max(offset + 480 - 40, 50), 1050) : 1050
      let isVisible = wished > offset && wished - 30 < offset + 480
      #expect(end.map { Double($0) } == (isVisible ? wished : nil), "\(offset)")
    }
  }

  @Test("A background is behind its section, and a finger still drags the section")
  @MainActor func background() throws {
    let group = Group.horizontal(layoutSize: Self.size(.absolute(200), .absolute(100)), subitems: [Self.whole()])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.keep(Shelf(count: 8, in: view))
    view.layoutIfNeeded()
    let row = try #require(view.orthogonalScrollView(inSection: 0))
    let run = try view.touch(
      .flick(from: Vector2D(x: 200, y: 50), by: Vector2D(x: -100, y: 0), releaseVelocity: 1))
    #expect(run.dragged.first! === row && row.contentOffset.x == 200)
    #expect(view.subviews.first.map { !($0 is UIScrollView) } == true)
  }

  @Test("Hundreds of items in many sections are laid out, and only visible ones have cells")
  @MainActor func many() {
    let group = Group.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(60)), subitem: Self.whole(), count: 3)
    let view = Self.view(group, count: 90_000)
    #expect(view.contentSize.height == 1_800_000)
    view.contentOffset.y = 900_000
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 45_000, section: 0))
    #expect(view.visibleCells.count == 24)
  }

  @Test("A badge is anchored at a corner, at the middle of an edge or at the centre of its item")
  @MainActor func anchors() {
    for (index, edges) in [[], .leading, .trailing].enumerated() as EnumeratedSequence<[NSDirectionalRectEdge]> {
      for (row, other) in [[], .top, .bottom].enumerated() as EnumeratedSequence<[NSDirectionalRectEdge]> {
        let anchor = NSCollectionLayoutAnchor(edges: edges.union(other))
        let size = Self.size(.absolute(20), .absolute(10))
        let badges = [
          NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "inside", containerAnchor: anchor),
          NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "centred", containerAnchor: anchor,
            itemAnchor: NSCollectionLayoutAnchor(edges: [])),
        ]
        let item = Item(
          layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: badges)
        for scrolls in [false, true] {
          let view = Self.view(
            Group.horizontal(layoutSize: Self.size(.absolute(100), .absolute(60)), subitems: [item]), count: 2
          ) { if scrolls { $0.orthogonalScrollingBehavior = .continuous } }
          let path = IndexPath(item: 1, section: 0)
          func place(_ kind: String) -> CGRect? {
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
          }
          let origin = scrolls ? CGPoint(x: 100, y: 0) : CGPoint(x: 0, y: 60)
          let at = CGPoint(x: origin.x + [50, 0, 100][index], y: origin.y + [30, 0, 60][row])
          #expect(place("centred") == CGRect(x: at.x - 10, y: at.y - 5, width: 20, height: 10))
          let inside = CGPoint(x: at.x - [10, 0, 20][index], y: at.y - [5, 0, 10][row])
          #expect(place("inside") == CGRect(origin: inside, size: CGSize(width: 20, height: 10)))
          // It moves with its item.
          let badge = view.supplementaryView(forElementKind: "inside", at: path)
          #expect(
            (badge?.superview is UICollectionView) == !scrolls
              && badge?.superview === view.cellForItem(at: path)?.superview)
        }
      }
    }
  }

  @Test("A custom group is as large as its items where it is estimated, and an empty one ends its group")
  @MainActor func customGroups() {
    func custom(_ frames: [CGRect]) -> Group {
      let group = Group.custom(layoutSize: Self.size(.estimated(10), .estimated(10))) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
      group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      return group
    }
    let frames = [CGRect(x: 5, y: 0, width: 20, height: 70), CGRect(x: 30, y: 10, width: 50, height: 20)]
    let view = Self.view(custom(frames), count: 4) { $0.orthogonalScrollingBehavior = .groupPaging }
    // 2 + 30 + 50 + 4 = 86, and 1 + 70 + 3 = 74.
    let first = frames.map { $0.offsetBy(dx: 2, dy: 1) }
    #expect(Self.frames(view, 4) == first + first.map { $0.offsetBy(dx: 86, dy: 0) })
    #expect(view.orthogonalScrollView(inSection: 0)?.contentSize == CGSize(width: 172, height: 74))
    let outer = Self.size(.fractionalWidth(1), .estimated(40))
    let box = Item(layoutSize: Self.size(.absolute(50), .absolute(40)))
    let started = Self.view(Group.horizontal(layoutSize: outer, subitems: [box, custom([]), box]), count: 3)
    #expect(Self.frames(started, 3).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 80)])
    let empty = Self.view(Group.horizontal(layoutSize: outer, subitems: [custom([]), box]), count: 3)
    #expect(Self.frames(empty, 3).isEmpty && empty.contentSize == CGSize(width: 320, height: 0))
  }

  @Test("Only elements with an estimated size can prefer another one")
  @MainActor func preferences() throws {
    let size = Self.size(.fractionalWidth(1), .estimated(50))
    let view = Self.view(Group.horizontal(layoutSize: size, subitems: [Item(layoutSize: size)]), count: 2) {
      $0.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "head", alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Self.size(.fractionalWidth(1), .absolute(50)), elementKind: "foot", alignment: .bottom),
      ]
    }
    let layout = view.collectionViewLayout
    func answers(_ attributes: UICollectionViewLayoutAttributes) throws -> Bool {
      attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
      let other = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
      #expect(
        !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: other, withOriginalAttributes: attributes))
      other.size.height = 90
      return layout.shouldInvalidateLayout(forPreferredLayoutAttributes: other, withOriginalAttributes: attributes)
    }
    typealias Attributes = UICollectionViewLayoutAttributes
    for (section, item) in [(0, 0), (0, 1), (0, 2), (0, -1), (1, 0), (-1, 0)] {
      #expect(
        try answers(Attributes(forCellWith: IndexPath(item: item, section: section)))
          == (section == 0 && (0...1).contains(item)))
    }
    let path = IndexPath(item: 0, section: 0)
    #expect(try answers(Attributes(forSupplementaryViewOfKind: "head", with: path)))
    for attributes in [
      Attributes(forSupplementaryViewOfKind: "foot", with: path), .init(forSupplementaryViewOfKind: "body", with: path),
      .init(forDecorationViewOfKind: "head", with: path), .init(forCellWith: IndexPath()),
    ] { #expect(try !answers(attributes)) }
    // What is not better changes nothing.
    let original = try #require(layout.layoutAttributesForItem(at: path))
    let copy = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: copy, withOriginalAttributes: original))
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 200)
    copy.size.height = 90
    layout.invalidateLayout(
      with: layout.invalidationContext(forPreferredLayoutAttributes: copy, withOriginalAttributes: original))
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 240 && layout.layoutAttributesForItem(at: path)?.frame.height == 90)
  }

  @Test("A layout that is prepared again stays as it is, and one of no archive has no sections")
  @MainActor func prepared() throws {
    let view = Self.view(
      Group.horizontal(layoutSize: Self.size(.fractionalWidth(1), .absolute(50)), subitems: [Self.whole()]))
    let frames = Self.frames(view, 6)
    view.collectionViewLayout.prepare()
    #expect(Self.frames(view, 6) == frames && view.contentSize == CGSize(width: 320, height: 300))
    // The context of another layout keeps nothing.
    view.collectionViewLayout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    (view.dataSource as? Shelf)?.count = 4
    view.reloadData()
    view.layoutIfNeeded()
    #expect(Self.frames(view, 6) == Array(frames.prefix(4)) && view.contentSize.height == 200)
    let read = try #require(UICollectionViewCompositionalLayout(coder: NSCoder()))
    let empty = UICollectionView(frame: view.frame, collectionViewLayout: read)
    empty.layoutIfNeeded()
    #expect(empty.contentSize == CGSize(width: 320, height: 0) && empty.numberOfSections == 0)
  }
}
