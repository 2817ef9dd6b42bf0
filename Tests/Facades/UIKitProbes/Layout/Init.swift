// name: override init()
// files: 4
import UIKit

private final class Initialised: UICollectionViewFlowLayout {
  let spacing: CGFloat

  override init() {
    spacing = 10
    super.init()
    minimumLineSpacing = spacing
  }

  init(spacing: CGFloat) {
    self.spacing = spacing
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class InitialisedObject: NSObject, UIScrollViewDelegate {
  override init() {
    super.init()
  }
}
