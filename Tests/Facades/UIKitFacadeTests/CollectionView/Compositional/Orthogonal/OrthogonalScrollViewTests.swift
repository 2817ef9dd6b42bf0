import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamples
import UIKitFacade

/// Sections of groups of 297 pt, 12 pt apart, in a view of 375 pt.
@Suite("Sections that scroll by themselves") @MainActor
struct OrthogonalScrollViewTests {
  /// Items whose number changes.
  private final class Source: NSObject, UICollectionViewDataSource {
    var count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
    }
  }

  /// A section that scrolls horizontally in a vertical layout, or with both turned.
  private static func view(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, inset: CGFloat = 0, isMirrored: Bool = false,
    isTurned: Bool = false, _ source: Source?
  ) -> UICollectionView {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets =
      isTurned
      ? NSDirectionalEdgeInsets(top: inset, leading: 0, bottom: inset, trailing: 0)
      : NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(isTurned ? 200 : 297), heightDimension: .absolute(isTurned ? 297 : 200)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = behavior
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    if isTurned { configuration.scrollDirection = .horizontal }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: isTurned ? 480 : 375, height: isTurned ? 375 : 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    if let source { view.keep(source) }
    view.layoutIfNeeded()
    return view
  }

  private static func offset(_ view: UICollectionView) -> CGFloat? {
    view.layoutIfNeeded()
    return view.orthogonalScrollView(inSection: 0)?.contentOffset.x
  }

  private nonisolated static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
  ]

  @Test(
    "A section that is filled later rests where one that was full from the beginning does", arguments: behaviors,
    [false, true])
  @MainActor func filledLater(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isMirrored: Bool) throws
  {
    let full = Self.offset(Self.view(behavior, isMirrored: isMirrored, Source(8)))
    let source = Source(0)
    let view = Self.view(behavior, isMirrored: isMirrored, source)
    _ = Self.offset(view)
    source.count = 8
    view.reloadData()
    #expect(Self.offset(view) == full)
    // Emptied and filled again.
    source.count = 0
    view.reloadData()
    _ = Self.offset(view)
    source.count = 8
    view.reloadData()
    #expect(Self.offset(view) == full)
    // By a snapshot.
    let other = Self.view(behavior, isMirrored: isMirrored, nil)
    let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: other) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    data.apply(snapshot, animatingDifferences: false)
    _ = Self.offset(other)
    snapshot.appendItems(Array(0..<8))
    data.apply(snapshot, animatingDifferences: false)
    #expect(Self.offset(other) == full)
  }

  @Test("An item is scrolled to directly after its section was loaded, without a layout before", arguments: behaviors)
  @MainActor func scrolledAtOnce(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    let path = IndexPath(item: 3, section: 0)
    let shown = Self.view(behavior, Source(8))
    shown.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    let expected = Self.offset(shown)
    #expect(expected != 0)
    // The first items, and others instead of none.
    let source = Source(0)
    let view = Self.view(behavior, source)
    source.count = 8
    view.reloadData()
    view.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    #expect(Self.offset(view) == expected)
    let new = Self.view(behavior, nil)
    let other = Source(8)
    new.dataSource = other
    new.reloadData()
    new.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    #expect(Self.offset(new) == expected)
  }

  @Test("In a section that rests on groups, an item with insets is scrolled to where its group rests")
  @MainActor func itemInsets() {
    let cases: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, UICollectionView.ScrollPosition, CGFloat)] = [
      (.groupPaging, .left, 927), (.continuousGroupLeadingBoundary, .left, 927),
      (.groupPagingCentered, .centeredHorizontally, 888),
      // Elsewhere, and in other sections, it is the item itself that is scrolled to.
      (.groupPaging, .centeredHorizontally, 888), (.groupPaging, .right, 839), (.groupPagingCentered, .left, 898),
      (.continuous, .left, 937), (.paging, .left, 937),
    ]
    for (behavior, position, offset) in cases {
      let view = Self.view(behavior, inset: 10, Source(8))
      view.scrollToItem(at: IndexPath(item: 3, section: 0), at: position, animated: false)
      #expect(Self.offset(view) == offset, "\(behavior.rawValue) \(position)")
      let turned = Self.view(behavior, inset: 10, isTurned: true, Source(8))
      let turnedPosition: UICollectionView.ScrollPosition =
        position == .left ? .top : position == .right ? .bottom : .centeredVertically
      // What is said of the other axis has nothing to scroll.
      turned.scrollToItem(at: IndexPath(item: 3, section: 0), at: [turnedPosition, .right], animated: false)
      turned.layoutIfNeeded()
      #expect(
        turned.orthogonalScrollView(inSection: 0)?.contentOffset == CGPoint(x: 0, y: offset),
        "turned, \(behavior.rawValue) \(position)")
      let mirrored = Self.view(behavior, inset: 10, isMirrored: true, Source(8))
      let mirroredPosition: UICollectionView.ScrollPosition =
        position == .left ? .right : position == .right ? .left : position
      mirrored.scrollToItem(at: IndexPath(item: 3, section: 0), at: mirroredPosition, animated: false)
      // The mirror image, from the right end of the content.
      let length = mirrored.orthogonalScrollView(inSection: 0)?.contentSize.width ?? 0
      #expect(Self.offset(mirrored) == length - 375 - offset, "mirrored, \(behavior.rawValue) \(position)")
    }
    // The last group rests at the end of the content.
    let view = Self.view(.groupPaging, inset: 10, Source(8))
    view.scrollToItem(at: IndexPath(item: 7, section: 0), at: .left, animated: false)
    #expect(Self.offset(view) == 2085)
  }

  @Test("Badges lie where their anchors meet, for every pair of anchors, in sections that scroll by themselves too")
  @MainActor func badges() throws {
    let edges: [NSDirectionalRectEdge] = [
      [], .top, .leading, .bottom, .trailing, [.top, .leading], [.top, .trailing], [.bottom, .leading],
      [.bottom, .trailing],
    ]
    /// The share of a rectangle's width or height at which the edges are.
    func share(_ edges: NSDirectionalRectEdge, _ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge) -> CGFloat
    {
      edges.contains(first) ? 0 : edges.contains(last) ? 1 : 0.5
    }
    for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous] {
      for outer in edges {
        for inner in edges {
          let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(10)),
            elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: outer),
            itemAnchor: NSCollectionLayoutAnchor(edges: inner))
          badge.zIndex = 7
          let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(50)),
            supplementaryItems: [badge])
          let section = NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(60)),
              subitems: [item]))
          section.orthogonalScrollingBehavior = behavior
          let layout = UICollectionViewCompositionalLayout(section: section)
          let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 480), collectionViewLayout: layout)
          view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
          let source = Source(3)
          view.dataSource = source
          view.layoutIfNeeded()
          let path = IndexPath(item: 2, section: 0)
          let frame = try #require(layout.layoutAttributesForItem(at: path)).frame
          let found = try #require(layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path))
          let x = frame.minX + 80 * share(outer, .leading, .trailing) - 20 * share(inner, .leading, .trailing)
          let y = frame.minY + 50 * share(outer, .top, .bottom) - 10 * share(inner, .top, .bottom)
          #expect(found.frame == CGRect(x: x, y: y, width: 20, height: 10) && found.zIndex == 7, "\(outer) \(inner)")
        }
      }
    }
  }

  @Test("A section's scroll view has the simulation of its collection view, also a later one")
  @MainActor func simulation() throws {
    let view = Self.view(.continuous, Source(8))
    let row = try #require(view.orthogonalScrollView(inSection: 0))
    #expect(row.simulation == view.simulation)
    view.simulation.frameRate = 120
    #expect(view.orthogonalScrollView(inSection: 0) === row && row.simulation == view.simulation)
  }

  @Test("Items are found at a point before the first layout, and an item that is missing is not scrolled to")
  @MainActor func missing() {
    let view = Self.view(.continuous, nil)
    let source = Source(8)
    view.dataSource = source
    let path = view.indexPathForItem(at: CGPoint(x: 320, y: 100))
    #expect(path == IndexPath(item: 1, section: 0))
    view.layoutIfNeeded()
    #expect(view.indexPathForItem(at: CGPoint(x: 320, y: 100)) == path)
    for path in [IndexPath(item: 8, section: 0), IndexPath(item: 0, section: 1)] {
      view.scrollToItem(at: path, at: .left, animated: false)
      #expect(Self.offset(view) == 0 && view.contentOffset == .zero)
    }
    #expect(view.groupOffsets(inSection: 0).isEmpty && view.groupOffsets(inSection: 1).isEmpty)
    #expect(view.orthogonalScrollView(inSection: 1) == nil)
  }
}
