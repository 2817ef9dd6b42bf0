open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  open private(set) var buttonType = ButtonType.custom
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  open var contentEdgeInsets = UIEdgeInsets.zero
  private var titles: [State: String] = [:] { didSet { stateHasChanged() } }
  private var images: [State: UIImage] = [:] { didSet { stateHasChanged() } }
  private var titleColors: [State: UIColor] = [:], backgrounds: [State: UIImage] = [:]

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction {
      titles[.normal] = primaryAction.title
      images[.normal] = primaryAction.image
      // No observer runs in an initializer.
      stateHasChanged()
    }
  }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  override func stateHasChanged() {
    titleLabel?.text = currentTitle
    imageView?.image = currentImage
    invalidateIntrinsicContentSize()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }

  open override var intrinsicContentSize: CGSize {
    let (title, image) = (titleLabel?.sizeThatFits(.zero) ?? .zero, currentImage?.size ?? .zero)
    let insets = contentEdgeInsets
    return CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height, image.height) + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
