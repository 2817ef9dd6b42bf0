import Foundation
import Testing
import UIKitFacade

@Suite("Registrations of cells and supplementary views") @MainActor
struct UICollectionViewRegistrationTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var configured: [String] = []
    private lazy var cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      [unowned self] view, path, item in
      view.tag = 100 + item
      configured.append("cell \(path.item): \(item)")
    }
    private lazy var header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, kind, path in
      view.tag = 200 + path.section
      configured.append("\(kind) \(path.section)")
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: path.section)
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView { view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
  }

  @Test("Each cell and each header that is shown was configured once, with its own item, kind and index path")
  @MainActor func handlers() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(source.configured.sorted() == ["cell 0: 0", "cell 0: 1", "\(kind) 0", "\(kind) 1"].sorted())
    for section in 0..<2 {
      let path = IndexPath(item: 0, section: section)
      #expect(view.cellForItem(at: path)?.tag == 100 + section)
      #expect(view.supplementaryView(forElementKind: kind, at: path)?.tag == 200 + section)
    }
  }
}
