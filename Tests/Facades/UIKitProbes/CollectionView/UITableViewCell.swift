// name: type UITableViewCell
// files: 2
import UIKit

private final class RowCell: UITableViewCell {
  let row = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(row)
    selectionStyle = .none
    accessoryType = .disclosureIndicator
    textLabel?.text = "Row"
    detailTextLabel?.text = nil
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    row.contentOffset = .zero
  }

  override func awakeFromNib() {
    super.awakeFromNib()
  }
}
