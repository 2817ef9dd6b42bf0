// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: CollectionView.dequeueReusableCell(withReuseIdentifier
// files: 7
import UIKit

private final class NumberCell: UICollectionViewCell {}

private final class Dequeuing: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if indexPath.item == 0 {
      return collectionView.dequeueReusableCell(withReuseIdentifier: "A", for: indexPath) as! NumberCell
    }
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "A", for: indexPath) as? NumberCell
    else { return UICollectionViewCell() }
    return cell
  }
}
