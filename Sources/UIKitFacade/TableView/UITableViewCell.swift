import Foundation

/// The view of a row.
open class UITableViewCell: UIView {
  /// What labels a cell has.
  public enum CellStyle: Int, Sendable {
    /// One.
    case `default`
    /// One at the left, one at the right.
    case value1
    /// One at the left, one beside it.
    case value2
    /// One above another.
    case subtitle
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system's.
    case `default`
  }

  /// What is at a cell's right edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A sign that there is more.
    case disclosureIndicator
    /// A button for details and a sign that there is more.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// What it was registered as; nil for a cell that is not used again.
  public let reuseIdentifier: String?
  /// What the row's content is put into; as large as the cell.
  public let contentView = UIView()
  /// The label of the text, which nothing places.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// The label of the details, which nothing places; nil where the style has none.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  /// The view of the image, which nothing places.
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// How it looks when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// What is at its right edge.
  open var accessoryType = AccessoryType.none
  /// A view at its right edge, which nothing places.
  open var accessoryView: UIView?
  /// A view behind the content, which nothing places.
  open var backgroundView: UIView?
  /// A view behind the content of a selected cell, which nothing places.
  open var selectedBackgroundView: UIView?
  /// The distance of the line below from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  private let style: CellStyle
  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var selected = false
  private var highlighted = false
  /// The identifier of the cell that is being made of its class.
  static var identifierToBe: String?

  /// Creates a cell of a style, which is used again for rows that ask for the identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Creates a cell at a place of its superview, in points.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell: how a registered class makes its cells.
  public required convenience init() {
    self.init(style: .default, reuseIdentifier: Self.identifierToBe)
  }

  /// Creates a cell; nothing is decoded.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, Self.identifierToBe)
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(contentView)
  }

  /// Makes the content view as large as the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Makes the row look selected, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }

  /// Makes the row look as if a finger is on it, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { self.highlighted = highlighted }
}
