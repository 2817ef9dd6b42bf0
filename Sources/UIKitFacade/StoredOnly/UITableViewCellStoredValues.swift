import Foundation

/// The values of a table cell that the facade only stores.
open class UITableViewCellStoredValues: UIView {
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  open var accessoryType = UITableViewCell.AccessoryType.none
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
}
