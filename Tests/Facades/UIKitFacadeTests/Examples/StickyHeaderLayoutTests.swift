import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's layout that pins headers itself") @MainActor
struct StickyHeaderLayoutTests {
  private let layout = StickyHeaderLayout()
  private let view: UICollectionView
  private let list: SectionedList

  /// Sections of 5, 3 and 10 rows of 80 pt, 10 between them, below headers of 30 pt at 0, 470 and 760.
  init() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.itemSize = CGSize(width: 200, height: 80)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    list = SectionedList(counts: [5, 3, 10], in: view)
    view.layoutIfNeeded()
  }

  private func header(_ section: Int) -> CGFloat? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame.minY
  }

  @Test(
    "The header stays at the top until its section ends",
    arguments: [(0.0, 0.0, 470.0), (100, 100, 470), (455, 440, 470), (480, nil, 480), (745, nil, 730)]
      as [(CGFloat, CGFloat?, CGFloat?)])
  @MainActor func pins(offset: CGFloat, first: CGFloat?, second: CGFloat?) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    #expect(header(0) == first && header(1) == second)
    #expect(view.contentSize.height == 1680)
  }

  @Test("A flick rests at the top of a section, and scrolling uses the layout's own invalidation context")
  @MainActor func flick() throws {
    // Another size is no scrolling.
    let scrolls = layout.scrolls
    for size in [CGSize(width: 667, height: 375), CGSize(width: 375, height: 667)] {
      view.frame.size = size
      view.layoutIfNeeded()
    }
    #expect(layout.scrolls == scrolls)
    try view.perform(.flick(from: Vector2D(x: 200, y: 400), by: Vector2D(x: 0, y: -150), releaseVelocity: 0.7))
    #expect(view.contentOffset.y == 470 && header(1) == 470 && layout.scrolls > scrolls + 20)
    #expect(list.counts.count == 3)
  }
}
