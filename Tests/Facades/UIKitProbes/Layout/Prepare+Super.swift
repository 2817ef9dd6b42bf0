// name: super.prepare()
// files: 10
import UIKit

private final class PreparingSuper: UICollectionViewFlowLayout {
  private var isSetUp = false

  override func prepare() {
    super.prepare()
    defer { isSetUp = true }
    if !isSetUp { minimumInteritemSpacing = 0 }
  }
}
