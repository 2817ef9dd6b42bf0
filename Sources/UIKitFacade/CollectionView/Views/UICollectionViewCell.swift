import Foundation

/// The view of an item.
open class UICollectionViewCell: UICollectionReusableView {
  /// What the item's content is put into; as large as the cell.
  public let contentView = UIView()
  /// Whether the item is selected; nothing selects it.
  open var isSelected = false
  /// Whether a finger is on the item; nothing highlights it.
  open var isHighlighted = false

  /// Creates a cell at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell without extent; nothing is decoded.
  public required init?(coder: NSCoder) {
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
}
