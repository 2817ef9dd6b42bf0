import Foundation
import Testing
import UIKitFacade

@Suite("Reuse of cells and bars") @MainActor
struct UICollectionViewReuseTests {
  private final class Cell: UICollectionViewCell {
    var preparations = 0
    var applied = 0
    override func prepareForReuse() {
      preparations += 1
      frame.origin.x = 70
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { applied += 1 }
  }

  private final class Bar: UICollectionReusableView {
    var preparations = 0
    override func prepareForReuse() { preparations += 1 }
  }

  /// Two sections with headers, whose views tell how often they had been prepared when they were dequeued.
  private final class Source: NSObject, UICollectionViewDataSource {
    var calls: [String] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
      calls.append("cell \(indexPath.section).\(indexPath.item) prepared \((cell as? Cell)?.preparations ?? -1)")
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let bar = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Bar", for: indexPath)
      calls.append("bar \(indexPath.section) prepared \((bar as? Bar)?.preparations ?? -1)")
      return bar
    }
  }

  private let source = Source()
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 100, height: 100)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "Cell")
    view.register(
      Bar.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Bar")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private func go(to y: CGFloat) -> [String] {
    source.calls = []
    view.contentOffset.y = y
    view.layoutIfNeeded()
    return source.calls
  }

  @Test("A cell that is reused for the same item receives its attributes again")
  @MainActor func sameItem() throws {
    _ = go(to: 100)
    let cell = try #require(view.visibleCells.first as? Cell)
    for count in 1...3 {
      #expect(cell.applied == count && cell.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
      _ = go(to: 0)
      #expect(cell.superview == nil)
      _ = go(to: 100)
      #expect(view.visibleCells == [cell] && cell.preparations == count)
    }
  }

  @Test("A view is prepared once before each reuse, and not before its first use")
  @MainActor func preparation() {
    #expect(source.calls == ["bar 0 prepared 0"])
    #expect(go(to: 100) == ["cell 0.0 prepared 0"])
    #expect(go(to: 200) == ["cell 0.1 prepared 1"])
    #expect(go(to: 100) == ["cell 0.0 prepared 2"])
    #expect(go(to: 600) == ["bar 1 prepared 1"])
    #expect(go(to: 0) == ["bar 0 prepared 2"])
  }

  /// A column that hides its second item.
  private final class Hiding: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect) ?? []
      for attributes in all where attributes.indexPath.item == 1 { attributes.isHidden = true }
      return all
    }
  }

  @Test("The data source makes no cells for hidden items")
  @MainActor func hidden() {
    let deck = Deck([["a", "b", "c"]])
    let view = Deck.view(deck, Hiding())
    #expect(view.visibleCells.compactMap { ($0 as? Deck.Card)?.name } == ["a", "c"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) == nil)
  }
}
