// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// name: type UICollectionViewCell
// files: 9
import UIKit

open class CardCell: UICollectionViewCell {
  public static let reuseIdentifier = "CardCell"
  private let title = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(title)
    contentView.layer.cornerRadius = 8
    backgroundView = UIView()
    selectedBackgroundView = UIView()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    title.text = nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = contentView.bounds
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layer.zPosition = CGFloat(layoutAttributes.zIndex)
  }

  open override var isSelected: Bool {
    didSet { alpha = isSelected ? 0.5 : 1 }
  }

  open override var isHighlighted: Bool {
    get { return super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
}
