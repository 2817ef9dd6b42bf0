// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: type UIImageView
// files: 2
import UIKit

private final class PictureCell: UICollectionViewCell {
  let imageView = UIImageView()
  private var other: UIImageView!

  override init(frame: CGRect) {
    super.init(frame: frame)
    other = UIImageView(image: UIImage(named: "placeholder"))
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}
