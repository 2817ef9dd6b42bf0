open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setUp() { isUserInteractionEnabled = false }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
