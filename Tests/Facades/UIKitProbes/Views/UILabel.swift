// name: type UILabel
// files: 3
// partly: nothing measures text; sizes are estimates
import UIKit

private final class TitleCell: UICollectionViewCell {
  let label: UILabel = {
    let label = UILabel(frame: .zero)
    label.textAlignment = .center
    label.font = UIFont.boldSystemFont(ofSize: 24)
    label.textColor = .white
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.adjustsFontSizeToFitWidth = true
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  func show(_ title: String?) {
    label.text = title
    label.text = "\(tag)"
    let _: String? = label.text
    label.attributedText = NSAttributedString(string: title ?? "")
    label.sizeToFit()
  }
}
