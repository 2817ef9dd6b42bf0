import Foundation

/// A control with a title and an image for each of its states.
open class UIButton: UIControl {
  /// The styles of a button.
  ///
  /// The facade does not draw them.
  public enum ButtonType: Int, Sendable {
    /// No style.
    case custom
    /// The system's style.
    case system
    /// A details button.
    case detailDisclosure
    /// An information button on a light background.
    case infoLight
    /// An information button on a dark background.
    case infoDark
    /// A button that adds a contact.
    case contactAdd
    /// A button that closes a view.
    case close = 7
  }

  /// The style of the button.
  open private(set) var buttonType = ButtonType.custom
  /// The label of the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view of the image.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// The insets around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The insets around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets around the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]

  /// Creates a button with a frame, in its superview's coordinates and in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button with a style.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button with a style, and with the title and image of an action that it sends.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction {
      titles[.normal] = primaryAction.title
      images[.normal] = primaryAction.image
    }
  }

  /// Creates a button with an empty frame; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
    invalidateIntrinsicContentSize()
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    imageView?.image = currentImage
    invalidateIntrinsicContentSize()
  }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }

  /// Returns the title for a state, or that of the normal state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Returns the color of the title for a state, or that of the normal state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// Returns the image for a state, or that of the normal state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Returns the background image for a state, or that of the normal state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }
  /// The color of the title for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The size of the image beside the title, in points; text is estimated as in ``UILabel``.
  open override var intrinsicContentSize: CGSize {
    let (title, image) = (titleLabel?.sizeThatFits(.zero) ?? .zero, currentImage?.size ?? .zero)
    let insets = contentEdgeInsets
    return CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height, image.height) + insets.top + insets.bottom)
  }

  /// Returns the size of the image beside the title, in points; text is estimated as in ``UILabel``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
