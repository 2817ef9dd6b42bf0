import FacadeSupport
import Foundation
import GestureReplay
import ScrollPhysics
import Testing

@testable import UIKitFacade

@Suite("Compositional layouts from right to left") @MainActor
struct MirroredLayoutTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static func view(
    _ sections: [NSCollectionLayoutSection], counts: [Int], isMirrored: Bool, _ isHorizontal: Bool = false
  ) -> (view: UICollectionView, source: CountedSource) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index] }, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "Ground")
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["Title", "Badge"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    let source = CountedSource(counts)
    view.dataSource = source
    view.keep(source)
    view.layoutIfNeeded()
    return (view, source)
  }

  /// A section with everything that is not symmetric: insets, a title at its start, badges, a ground, two items a group.
  private static func lines() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(12)), elementKind: "Badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 4, y: -2)))
    let wide = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)), supplementaryItems: [badge])
    wide.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 7)
    let narrow = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [wide, narrow])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 9, trailing: 40)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "Ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 2)
    section.decorationItems = [ground]
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(30)), elementKind: "Title", alignment: .topLeading)
    ]
    return section
  }

  /// A row of groups of 200, 10 apart, with insets of 16 and 24: 1290 pt for six.
  private static func row(_ behavior: Behavior) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200), .absolute(120)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 24)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// The frames of all elements, by what they are.
  private static func frames(_ view: UICollectionView) throws -> [String: CGRect] {
    let all = CGRect(x: -5000, y: -5000, width: 20000, height: 20000)
    let elements = try #require(view.collectionViewLayout.layoutAttributesForElements(in: all))
    return Dictionary(
      uniqueKeysWithValues: elements.map {
        ("\($0.representedElementKind ?? "Cell") \($0.indexPath.section) \($0.indexPath.item)", $0.frame)
      })
  }

  @Test("Every frame is mirrored: items, badges, titles, backgrounds, insets", arguments: [false, true])
  @MainActor func frames(isHorizontal: Bool) throws {
    let sections = [Self.lines(), Self.lines()]
    let one = Self.view(sections, counts: [5, 4], isMirrored: false, isHorizontal).view
    let other = Self.view(sections, counts: [5, 4], isMirrored: true, isHorizontal).view
    #expect(one.contentSize == other.contentSize)
    let (read, mirrored) = (try Self.frames(one), try Self.frames(other))
    // Nine items, five and four of them wide with a badge every second time, two titles and two grounds.
    #expect(read.count == 9 + 5 + 4 && Set(read.keys) == Set(mirrored.keys))
    for (name, frame) in read {
      let wanted = CGRect(
        x: one.contentSize.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      let found = try #require(mirrored[name])
      #expect(abs(found.minX - wanted.minX) < 1e-9 && found.size == frame.size && found.minY == frame.minY, "\(name)")
    }
    if isHorizontal { return }
    // 264 pt inside the insets; the first item is 0.6 of them, without 3 pt at its right and 7 at its left.
    let first = try #require(mirrored["Cell 0 0"])
    #expect(abs(first.maxX - 301) < 1e-9 && abs(first.width - 148.4) < 1e-9)
    #expect(mirrored["Title 0 0"] == CGRect(x: 204, y: 0, width: 100, height: 30))
  }

  @Test("A scrolling section begins at its right end, and its groups rest at mirrored offsets")
  @MainActor func rests() throws {
    let (view, _) = Self.view([Self.row(.groupPaging)], counts: [6], isMirrored: true)
    let section = try #require(view.orthogonalScrollView(inSection: 0))
    // 1290 − 320 = 970, and group k rests at 970 − 210 k; the last at the left end.
    #expect(section.contentSize.width == 1290 && section.contentOffset.x == 970)
    #expect(view.groupOffsets(inSection: 0).map(\.x) == [970, 760, 550, 340, 130, 0])
    #expect(view.indexPathsForVisibleItems.sorted().map(\.item) == [0, 1])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.convert(cell.bounds, to: view) == CGRect(x: 104, y: 0, width: 200, height: 120))
    // A finger that moves to the right shows what comes next.
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 100, y: 60), by: Vector2D(x: 60, y: 0), releaseVelocity: 1)
    _ = try view.touch(flick)
    #expect(section.contentOffset.x == 760)
    let row = SimulatedUIScrollView(section: 0) {
      MainActor.assumeIsolated { Self.view([Self.row(.groupPaging)], counts: [6], isMirrored: true).view }
    }
    // Nothing else keeps the collection view around the section.
    #expect(row.read { $0.superview is UICollectionView && ($0.superview as? UICollectionView)?.dataSource != nil })
    let items = row.items(in: row.configuration)
    #expect(
      items.count == 6 && items.item(at: Vector2D(x: 970, y: 0)) == 0 && items.item(at: Vector2D(x: 0, y: 0)) == 5)
  }

  @Test(
    "A mirrored gesture moves a mirrored section the same way",
    arguments: [
      (1, 6), (2, 6), (4, 6), (5, 6), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1),
    ] as [(Int, Int)])
  @MainActor func motion(_ raw: Int, count: Int) throws {
    let behavior = try #require(Behavior(rawValue: raw))
    let one = Self.view([Self.row(behavior)], counts: [count], isMirrored: false).view
    let other = Self.view([Self.row(behavior)], counts: [count], isMirrored: true).view
    let (read, mirrored) = (
      try #require(one.orthogonalScrollView(inSection: 0)), try #require(other.orthogonalScrollView(inSection: 0))
    )
    let end = Double(mirrored.contentSize.width) - 320
    #expect(Double(mirrored.contentOffset.x) == end - Double(read.contentOffset.x))
    for (distance, speed) in [(-150.0, 0.4), (-120, 1.5), (60, 0.3), (-140, 2.5), (80, 0.0)] {
      func perform(_ view: UIScrollView, _ sign: Double) throws -> ScrollTrace {
        let start = Vector2D(x: 160 - sign * distance / 2, y: 60)
        let way = Vector2D(x: sign * distance, y: 0)
        return try view.perform(
          speed == 0
            ? .drag(from: start, by: way, over: 400, hold: 200) : .flick(from: start, by: way, releaseVelocity: speed))
      }
      let (trace, image) = (try perform(read, 1), try perform(mirrored, -1))
      #expect(trace.frames.count == image.frames.count)
      let worst = zip(trace.frames, image.frames).map { abs($0.position.x + $1.position.x - end) }.max() ?? 0
      #expect(worst < 1e-6, "\(behavior) by \(distance): \(worst) pt")
      #expect(Double(mirrored.contentOffset.x) == end - Double(read.contentOffset.x))
    }
    let frames = try Self.frames(one).filter { $0.key.hasPrefix("Cell") }
    let images = try Self.frames(other)
    #expect(!frames.isEmpty)
    for (name, frame) in frames {
      #expect(images[name]?.minX == mirrored.contentSize.width - frame.maxX, "\(name)")
    }
  }

  @Test("Pages count from the left, so that the first turn from the right end may be shorter")
  @MainActor func pages() throws {
    let (view, _) = Self.view([Self.row(.paging)], counts: [6], isMirrored: true)
    let section = try #require(view.orthogonalScrollView(inSection: 0))
    var rests: [Double] = [Double(section.contentOffset.x)]
    for _ in 0..<4 {
      try section.perform(.flick(from: Vector2D(x: 100, y: 60), by: Vector2D(x: 60, y: 0), releaseVelocity: 1))
      rests.append(Double(section.contentOffset.x))
    }
    #expect(rests == [970, 640, 320, 0, 0])
  }

  @Test("The handler of visible items gets their mirrored frames, from an offset at the right end")
  @MainActor func handler() throws {
    let section = Self.row(.continuous)
    nonisolated(unsafe) var seen: [(offset: CGFloat, frames: [CGRect])] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in seen.append((offset.x, items.map(\.frame))) }
    let (view, _) = Self.view([section], counts: [6], isMirrored: true)
    let last = try #require(seen.last)
    #expect(last.offset == 970)
    // 16 pt from the right edge lies the first, 200 pt long; the next begins 210 pt before it.
    let lefts: [CGFloat] = last.frames.map { $0.minX - last.offset }.sorted()
    #expect(lefts == [-106, 104])
    try #require(view.orthogonalScrollView(inSection: 0)).setContentOffset(CGPoint(x: 500, y: 0), animated: false)
    view.layoutIfNeeded()
    #expect(seen.last?.offset == 500)
  }

  @Test("Items that are added at the far end do not move the visible ones")
  @MainActor func additions() throws {
    let (view, source) = Self.view([Self.row(.groupPaging)], counts: [6], isMirrored: true)
    let section = try #require(view.orthogonalScrollView(inSection: 0))
    section.setContentOffset(CGPoint(x: 550, y: 0), animated: false)
    source.counts = [8]
    view.insertItems(at: [IndexPath(item: 6, section: 0), IndexPath(item: 7, section: 0)])
    view.layoutIfNeeded()
    // Two groups more, 210 pt each.
    #expect(Double(section.contentOffset.x) == 970)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(Double(cell.convert(cell.bounds, to: view).maxX) == 304)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(Double(cell.convert(cell.bounds, to: view).maxX) == 384)
  }

  @Test("A tap finds the item under the finger, and scrolling to an item shows it")
  @MainActor func taps() throws {
    let (view, _) = Self.view([Self.row(.continuous)], counts: [6], isMirrored: true)
    _ = try view.touch(.drag(from: Vector2D(x: 60, y: 60), by: .zero, over: 50))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .right, animated: false)
    // Its right edge is at 1290 − 16 − 3 · 210 = 644.
    #expect(try #require(view.orthogonalScrollView(inSection: 0)).contentOffset.x == 644 - 320)
  }

  @Test("A horizontally scrolling layout begins at its right end, and its pinned title stays there")
  @MainActor func horizontal() throws {
    let section = Self.lines()
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size(.absolute(50), .absolute(30)), elementKind: "Title", alignment: .leading)
    title.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [title]
    let (view, _) = Self.view([section], counts: [8], isMirrored: true, true)
    let end = view.contentSize.width - 320
    #expect(end > 100 && view.contentOffset.x == end)
    #expect(view.visibleSupplementaryViews(ofKind: "Title").map(\.frame.maxX) == [view.contentSize.width])
    view.contentOffset.x = end - 60
    view.layoutIfNeeded()
    #expect(view.visibleSupplementaryViews(ofKind: "Title").map(\.frame.maxX) == [end - 60 + 320])
  }
}
