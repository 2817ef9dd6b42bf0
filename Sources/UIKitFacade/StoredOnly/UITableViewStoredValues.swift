import Foundation

/// The values of a table view that the facade only stores.
open class UITableViewStoredValues: UIScrollView {
  open var estimatedRowHeight = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
}
