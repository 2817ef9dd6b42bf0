import Foundation

/// The view of a section's header or footer.
open class UITableViewHeaderFooterView: UIView {
  /// What it was registered as; nil for a view that is not used again.
  public let reuseIdentifier: String?
  /// What the content is put into; as large as the view.
  public let contentView = UIView()
  /// The label of the title, which nothing places.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// A view behind the content, which nothing places.
  open var backgroundView: UIView?
  /// The identifier of the view that is being made of its class.
  static var identifierToBe: String?

  /// Creates a view that is used again for sections that ask for the identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view at a place of its superview, in points.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view: how a registered class makes its views.
  public required convenience init() {
    self.init(reuseIdentifier: Self.identifierToBe)
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    reuseIdentifier = Self.identifierToBe
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes the content view as large as the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}
}
