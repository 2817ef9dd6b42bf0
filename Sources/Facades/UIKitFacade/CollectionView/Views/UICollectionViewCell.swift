open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false { didSet { if isSelected != oldValue { showBackgrounds() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showBackgrounds() } } }
  open var backgroundView: UIView? { didSet { replace(oldValue) } }
  open var selectedBackgroundView: UIView? { didSet { replace(oldValue) } }

  override var filling: UIView? { contentView }

  override func reset() {
    (isSelected, isHighlighted) = (false, false)
    super.reset()
  }

  private func replace(_ old: UIView?) {
    old?.removeFromSuperview()
    showBackgrounds()
  }

  private func showBackgrounds() {
    let isMarked = isSelected || isHighlighted
    if !isMarked { selectedBackgroundView?.removeFromSuperview() }
    for view in [isMarked ? selectedBackgroundView : nil, backgroundView].compactMap(\.self) {
      view.frame = CGRect(origin: .zero, size: bounds.size)
      insertSubview(view, at: 0)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = contentView.frame
    selectedBackgroundView?.frame = contentView.frame
  }
}
