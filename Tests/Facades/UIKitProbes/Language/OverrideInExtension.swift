// name: LANG override inside extension
// files: 4
// not possible: only Objective-C's classes allow it; move it into the class
import UIKit

private final class Extended: UICollectionViewFlowLayout {}

extension Extended {
  override func prepare() {
    super.prepare()
    minimumLineSpacing = 0
  }
}
