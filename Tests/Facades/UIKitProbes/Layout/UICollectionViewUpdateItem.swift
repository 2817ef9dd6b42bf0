// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: type UICollectionViewUpdateItem
// files: 2
import UIKit

private final class UpdateItems: UICollectionViewLayout {
  private var deleted = [IndexPath]()

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    for item in updateItems {
      switch item.updateAction {
      case .delete: deleted.append(item.indexPathBeforeUpdate!)
      case .insert, .reload, .move, .none: break
      @unknown default: break
      }
      let _: IndexPath? = item.indexPathAfterUpdate
    }
  }
}
