// swift-format-ignore-file
import UIKit

class DayListController: UITableViewController {
  private let rowHeight: CGFloat = 88
  private(set) var refreshes = 0

  init() {
    super.init(style: .plain)
    title = "Days"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "day")
    tableView.rowHeight = rowHeight
    tableView.decelerationRate = .fast
    NotificationCenter.default.addObserver(
      self, selector: #selector(self.reloadDays), name: Notification.Name("DaysChanged"), object: nil)
  }

  @objc func reloadDays() {
    refreshes += 1
    tableView.reloadData()
  }
}

// MARK: - Table view data source

extension DayListController {
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
    cell.textLabel?.text = "Day \(indexPath.row + 1)"
    return cell
  }
}

// MARK: - Snapping

extension DayListController {
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = (targetContentOffset.pointee.y / rowHeight).rounded()
    targetContentOffset.pointee.y = row * rowHeight
  }
}
