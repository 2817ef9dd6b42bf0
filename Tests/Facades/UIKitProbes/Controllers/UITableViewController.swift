// name: type UITableViewController
// files: 1
import UIKit

private final class Rows: UITableViewController {
  override init(style: UITableView.Style) {
    super.init(style: style)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return 50 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
