open class UITableViewCell: ReusableItemView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public let contentView = UIView()
  /// The label of the text; the cell does not place it.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// The label of the details, or nil if the style has none; the cell does not place it.
  public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  /// The view of the image; the cell does not place it.
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  // The facade only stores these.
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var backgroundView, selectedBackgroundView: UIView?

  private let style: CellStyle
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var selected = false, highlighted = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    reuseKey = reuseIdentifier.map { ReuseKey(identifier: $0) }
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required convenience init() { self.init(style: .default, reuseIdentifier: ReuseKey.toBe?.identifier) }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    reuseKey = ReuseKey.toBe
  }

  override var filling: UIView? { contentView }
  open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { self.highlighted = highlighted }
}
