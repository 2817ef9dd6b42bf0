import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamples
import UIKitFacade

@Suite("An app's deck of cards") @MainActor
struct DeckLayoutTests {
  private final class Cards: NSObject, UICollectionViewDataSource {
    var count = 6

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
    }
  }

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 375, height: 667),
    collectionViewLayout: DeckLayout(cardSize: CGSize(width: 200, height: 300)))
  private let cards = Cards()

  init() {
    view.register(DeckCell.self, forCellWithReuseIdentifier: "Card")
    view.dataSource = cards
    view.layoutIfNeeded()
  }

  private func cell(_ item: Int) -> DeckCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? DeckCell }

  @Test("A flick removes the top card, and the cards below move up")
  @MainActor func flick() throws {
    #expect(view.contentSize.width == 2250 && (0..<5).map { cell($0)?.depth } == [0, 1, 2, 3, 4] && cell(5) == nil)
    #expect(cell(0)?.layer.zPosition == 0 && cell(1)?.layer.zPosition == -1)
    try view.perform(.flick(from: Vector2D(x: 200, y: 300), by: Vector2D(x: -100, y: 0), releaseVelocity: 0.5))
    #expect(view.contentOffset.x == 375 && cell(0) == nil && (1..<6).map { cell($0)?.depth } == [0, 1, 2, 3, 4])
    #expect(cell(1)?.center == CGPoint(x: 562.5, y: 333.5) && cell(2)?.frame.size == CGSize(width: 190, height: 285))
    try view.perform(.flick(from: Vector2D(x: 200, y: 300), by: Vector2D(x: 100, y: 0), releaseVelocity: 0.5))
    #expect(view.contentOffset.x == 0 && cell(0)?.depth == 0)
  }

  @Test("An inserted card starts below, and a deleted card makes room")
  @MainActor func updates() {
    view.performBatchUpdates {
      cards.count = 7
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect((0..<4).map { cell($0)?.comesFromBelow } == [false, true, false, false])
    #expect((0..<5).map { cell($0)?.depth } == [0, 1, 2, 3, 4])
    let second = cell(1)
    view.performBatchUpdates {
      cards.count = 6
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(cell(0) === second && cell(0)?.depth == 0 && view.contentSize.width == 2250)
  }
}
