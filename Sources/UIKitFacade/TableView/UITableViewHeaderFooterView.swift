import Foundation

/// The view of a section's header or footer.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier for reuse; nil for a view that is not reused.
  public let reuseIdentifier: String?
  /// The superview of the content; it has the view's size.
  public let contentView = UIView()
  /// The label of the title; the view does not place it.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// The view behind the content; the view does not place it.
  open var backgroundView: UIView?
  /// The identifier of the view that is being created from a registered class.
  static var identifierToBe: String?

  /// Creates a view with an identifier for reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view with a frame, in its superview's coordinates and in points.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view, as the table view does for a registered class.
  public required convenience init() {
    self.init(reuseIdentifier: Self.identifierToBe)
  }

  /// Creates a view; the coder is not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = Self.identifierToBe
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Resizes the content view to the view's size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
  }

  /// Called before the view is reused for another section.
  open func prepareForReuse() {}
}
