import Foundation

/// The view of an item.
open class UICollectionViewCell: UICollectionReusableView {
  /// The superview of the item's content; it has the cell's size.
  public let contentView = UIView()
  /// A Boolean value that indicates whether the item is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { showBackgrounds() } }
  }
  /// A Boolean value that indicates whether the item is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showBackgrounds() } }
  }
  /// The view behind the content; it has the cell's size.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }
  /// The view in front of the background, shown while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView) }
  }

  /// Creates a cell with a frame, in its superview's coordinates and in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell with an empty frame; the coder is not read.
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

  /// Resizes the content view and the backgrounds to the cell's size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let place = CGRect(origin: .zero, size: bounds.size)
    contentView.frame = place
    backgroundView?.frame = place
    selectedBackgroundView?.frame = place
  }
}
