// name: finalizeCollectionViewUpdates()
// files: 1
import UIKit

private final class Finishing: UICollectionViewLayout {
  private var inserted: Set<IndexPath> = []

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
  }
}
