// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// A file as an app has it, which documents less than this package does.
import UIKit

/// A row of the table: books that scroll sideways and rest with one at the left edge.
open class ShelfCell: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
  public static let bookSize = CGSize(width: 100, height: 140)
  public static let spacing: CGFloat = 12

  public let collectionView: UICollectionView
  public var count = 0 {
    didSet { collectionView.reloadData() }
  }
  var onRest: ((CGFloat) -> Void)?

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = ShelfCell.bookSize
    layout.minimumLineSpacing = ShelfCell.spacing
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Book")
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.scrollsToTop = false
    collectionView.dataSource = self
    collectionView.delegate = self
    contentView.addSubview(collectionView)
  }

  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = contentView.bounds
  }

  override open func prepareForReuse() {
    super.prepareForReuse()
    onRest = nil
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Book", for: indexPath)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let pageWidth = ShelfCell.bookSize.width + ShelfCell.spacing
    targetContentOffset.pointee.x = round(targetContentOffset.pointee.x / pageWidth) * pageWidth
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    onRest?(scrollView.contentOffset.x)
  }
}

/// Shelves below one another, each of which remembers where it was.
open class ShelvesController: UITableViewController {
  public let books: [Int]
  public private(set) var offsets: [Int: CGFloat] = [:]

  public init(books: [Int]) {
    self.books = books
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "Shelf")
    tableView.rowHeight = 160
    tableView.separatorStyle = .none
    let header = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    header.text = "Shelves"
    tableView.tableHeaderView = header
  }

  override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return books.count
  }

  override open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Shelf", for: indexPath) as! ShelfCell
    cell.count = books[indexPath.row]
    cell.collectionView.contentOffset.x = offsets[indexPath.row] ?? 0
    cell.onRest = { [weak self] in self?.offsets[indexPath.row] = $0 }
    return cell
  }

  override open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let path = tableView.indexPathForRow(at: targetContentOffset.pointee) else { return }
    let row = tableView.rectForRow(at: path)
    let isNearTop = targetContentOffset.pointee.y < row.midY
    targetContentOffset.pointee.y = isNearTop ? row.minY : row.maxY
  }
}
