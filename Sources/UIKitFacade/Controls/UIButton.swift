import Foundation

/// A control with a title and an image for each of its states.
open class UIButton: UIControl {
  /// What a button looks like; nothing is drawn.
  public enum ButtonType: Int, Sendable {
    /// As its properties say.
    case custom
    /// As the system's.
    case system
    /// The sign for details.
    case detailDisclosure
    /// The sign for information.
    case infoLight
    /// The dark sign for information.
    case infoDark
    /// The sign for adding.
    case contactAdd
    /// The sign for closing.
    case close = 7
  }

  /// What it looks like.
  open private(set) var buttonType = ButtonType.custom
  /// The label of the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view of the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// The distance of the content from the edges, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// How far the title's edges are moved inward, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// How far the image's edges are moved inward, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]

  /// Creates a button at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button that looks like a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button that looks like a type, with an action's title and image, that runs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction {
      titles[.normal] = primaryAction.title
      images[.normal] = primaryAction.image
    }
  }

  /// Creates a button without extent; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
    invalidateIntrinsicContentSize()
  }

  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    imageView?.image = currentImage
    invalidateIntrinsicContentSize()
  }

  /// Sets the image behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }

  /// The title of a state; that of the normal one where it has none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title's colour in a state; that of the normal one where it has none.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// The image of a state; that of the normal one where it has none.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// The image behind the content in a state; that of the normal one where it has none.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }

  /// The title it has now.
  open var currentTitle: String? { title(for: state) }
  /// The title's colour now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image it has now.
  open var currentImage: UIImage? { image(for: state) }

  /// The size of the image beside the title, in points, as ``UILabel`` estimates it.
  open override var intrinsicContentSize: CGSize {
    let (title, image) = (titleLabel?.sizeThatFits(.zero) ?? .zero, currentImage?.size ?? .zero)
    let insets = contentEdgeInsets
    return CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height, image.height) + insets.top + insets.bottom)
  }

  /// The size of the image beside the title, in points, as ``UILabel`` estimates it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
