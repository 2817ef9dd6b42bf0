// name: init?(coder:)
// files: 15
import UIKit

private final class CodedLayout: UICollectionViewFlowLayout {
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    scrollDirection = .horizontal
  }
}

private final class CodedView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class CodedCell: UICollectionViewCell {
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    contentView.tag = 1
  }

  override init(frame: CGRect) { super.init(frame: frame) }
}

private final class CodedController: UIViewController {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    count = 0
    super.init(coder: coder)
  }
}

private final class CodedScrollView: UIScrollView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
