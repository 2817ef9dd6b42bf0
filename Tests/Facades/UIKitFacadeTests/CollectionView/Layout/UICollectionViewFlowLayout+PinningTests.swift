import Foundation
import Testing
import UIKitFacade

@Suite("Pinned headers and footers") @MainActor
struct UICollectionViewFlowLayoutPinningTests {
  private let deck = Deck([(0..<10).map(String.init), (0..<10).map(String.init)])
  private let layout = UICollectionViewFlowLayout()

  private func frame(_ kind: String) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame
  }

  // The section ends at 30 + 1000 + 20, its footer begins at 1030.
  @Test(
    "At the end of its section a header stops at the footer", arguments: [true, false], [1001.0, 1010, 1049])
  @MainActor func headerAndFooter(pinsFooters: Bool, y: Double) {
    let view = Deck.view(deck, layout)
    layout.headerReferenceSize = CGSize(width: 100, height: 30)
    layout.footerReferenceSize = CGSize(width: 100, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = pinsFooters
    view.layoutIfNeeded()
    view.contentOffset.y = CGFloat(y)
    view.layoutIfNeeded()
    let (header, footer) = (
      frame(UICollectionView.elementKindSectionHeader), frame(UICollectionView.elementKindSectionFooter)
    )
    #expect(header == CGRect(x: 0, y: 1000, width: 100, height: 30))
    #expect(footer == CGRect(x: 0, y: 1030, width: 100, height: 20))
  }

  @Test("At the start of its section a pinned footer stops at the header")
  @MainActor func footerAndHeader() {
    let view = Deck.view(deck, layout)
    layout.headerReferenceSize = CGSize(width: 100, height: 30)
    layout.footerReferenceSize = CGSize(width: 100, height: 20)
    layout.sectionFootersPinToVisibleBounds = true
    view.layoutIfNeeded()
    view.contentOffset.y = -320
    view.layoutIfNeeded()
    #expect(frame(UICollectionView.elementKindSectionFooter)?.minY == 30)
  }
}
