// name: FlowLayout.footerReferenceSize
// files: 1
import UIKit

private final class Footed: UICollectionViewFlowLayout {
  func setFooter() { footerReferenceSize = CGSize(width: 0, height: 30) }
}
