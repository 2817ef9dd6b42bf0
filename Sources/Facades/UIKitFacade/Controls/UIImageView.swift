import Foundation

/// A view that displays an image.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
