import Foundation

/// The view of a row.
open class UITableViewCell: UIView {
  /// The styles of a cell, which differ in their labels.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// A label at the left and one at the right.
    case value1
    /// A label at the left and one beside it.
    case value2
    /// A label and one below it.
    case subtitle
  }

  /// The styles of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change in appearance.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// The system's style.
    case `default`
  }

  /// The accessories at the right edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A disclosure indicator.
    case disclosureIndicator
    /// A details button and a disclosure indicator.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A details button.
    case detailButton
  }

  /// The identifier for reuse; nil for a cell that is not reused.
  public let reuseIdentifier: String?
  /// The superview of the row's content; it has the cell's size.
  public let contentView = UIView()
  /// The label of the text; the cell does not place it.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// The label of the details, or nil if the style has none; the cell does not place it.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  /// The view of the image; the cell does not place it.
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// The appearance of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The accessory at the right edge.
  open var accessoryType = AccessoryType.none
  /// A custom accessory view; the cell does not place it.
  open var accessoryView: UIView?
  /// The view behind the content; the cell does not place it.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell; the cell does not place it.
  open var selectedBackgroundView: UIView?
  /// The inset of the separator, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  private let style: CellStyle
  /// A Boolean value that indicates whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var selected = false
  private var highlighted = false
  /// The identifier of the cell that is being created from a registered class.
  static var identifierToBe: String?

  /// Creates a cell with a style, and with an identifier for reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Creates a cell with a frame, in its superview's coordinates and in points.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell, as the table view does for a registered class.
  public required convenience init() {
    self.init(style: .default, reuseIdentifier: Self.identifierToBe)
  }

  /// Creates a cell; the coder is not read.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, Self.identifierToBe)
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(contentView)
  }

  /// Resizes the content view to the cell's size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
  }

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {}

  /// Sets whether the row is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }

  /// Sets whether the cell is highlighted.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { self.highlighted = highlighted }
}
