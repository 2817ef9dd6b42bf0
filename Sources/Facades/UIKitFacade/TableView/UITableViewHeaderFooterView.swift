open class UITableViewHeaderFooterView: ReusableItemView {
  public let contentView = UIView()
  /// The label of the title; the view does not place it.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// The view behind the content; the view does not place it.
  open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    reuseKey = reuseIdentifier.map { ReuseKey(identifier: $0) }
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required convenience init() { self.init(reuseIdentifier: ReuseKey.toBe?.identifier) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseKey = ReuseKey.toBe
  }

  override var filling: UIView? { contentView }
}
