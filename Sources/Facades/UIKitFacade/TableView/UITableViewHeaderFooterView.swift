open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public let contentView = UIView()
  /// The label of the title; the view does not place it.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// The view behind the content; the view does not place it.
  open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required convenience init() { self.init(reuseIdentifier: ReuseKey.identifierToBe) }

  public required init?(coder: NSCoder) {
    reuseIdentifier = ReuseKey.identifierToBe
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  override var isLaidOutAlone: Bool { true }
  override var filling: UIView? { contentView }
}
