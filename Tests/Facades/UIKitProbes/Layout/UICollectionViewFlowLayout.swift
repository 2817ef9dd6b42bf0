// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// name: type UICollectionViewFlowLayout
// files: 34
import UIKit

open class SnappingFlowLayout: UICollectionViewFlowLayout {
  public var centred: Int?

  public override init() {
    super.init()
    scrollDirection = .horizontal
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  public convenience init(itemSize: CGSize) {
    self.init()
    self.itemSize = itemSize
  }
}

private final class FlowController: UIViewController {
  let layout = UICollectionViewFlowLayout()
  var flow: UICollectionViewFlowLayout? {
    let list = UICollectionView(frame: view.frame, collectionViewLayout: layout)
    return list.collectionViewLayout as? UICollectionViewFlowLayout
  }
}
