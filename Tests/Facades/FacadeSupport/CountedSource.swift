import Foundation
import UIKitFacade

/// A data source of plain cells and views, with a number of items for each section.
///
/// Cells are registered as `cell`, supplementary views by their kind.
@MainActor
package final class CountedSource: NSObject, UICollectionViewDataSource {
  package var counts: [Int]

  package init(_ counts: [Int]) { self.counts = counts }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}
