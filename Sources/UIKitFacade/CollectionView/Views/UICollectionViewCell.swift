import Foundation

/// The view of an item.
open class UICollectionViewCell: UICollectionReusableView {
  /// What the item's content is put into; as large as the cell.
  public let contentView = UIView()
  /// Whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { showBackgrounds() } }
  }
  /// Whether a finger is on the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showBackgrounds() } }
  }
  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// A view behind the content and before the background, shown while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView) }
  }

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

  private func replace(_ old: UIView?, by new: UIView?) {
    if old === new { return }
    old?.removeFromSuperview()
    showBackgrounds()
  }

  private func showBackgrounds() {
    if isSelected || isHighlighted, let view = selectedBackgroundView {
      view.frame = CGRect(origin: .zero, size: bounds.size)
      insertSubview(view, at: 0)
    } else {
      selectedBackgroundView?.removeFromSuperview()
    }
    if let view = backgroundView {
      view.frame = CGRect(origin: .zero, size: bounds.size)
      insertSubview(view, at: 0)
    }
  }

  /// Makes the content view and the backgrounds as large as the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let place = CGRect(origin: .zero, size: bounds.size)
    contentView.frame = place
    backgroundView?.frame = place
    selectedBackgroundView?.frame = place
  }
}
