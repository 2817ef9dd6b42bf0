// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// A header that holds a table of offers.
public final class OffersHeader: UICollectionReusableView, UITableViewDataSource, UITableViewDelegate {
  public static let kind = UICollectionView.elementKindSectionHeader
  public let tableView = UITableView(frame: .zero, style: .plain)
  public var offers: [String] = [] {
    didSet { tableView.reloadData() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Offer")
    tableView.rowHeight = 40
    tableView.alwaysBounceVertical = false
    tableView.dataSource = self
    tableView.delegate = self
    tableView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: topAnchor),
      tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      tableView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { offers.count }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Offer", for: indexPath)
    cell.textLabel?.text = offers[indexPath.row]
    return cell
  }
}

/// Two columns of goods below a header that stays at the top, and keeps what was in the middle there when it is turned.
public final class StoreController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  public var goods: Int
  public let offers: [String]

  public init(goods: Int, offers: [String]) {
    self.goods = goods
    self.offers = offers
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Good")
    collectionView.register(
      OffersHeader.self, forSupplementaryViewOfKind: OffersHeader.kind, withReuseIdentifier: "Offers")
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let middle = CGPoint(x: collectionView.bounds.midX / 2, y: collectionView.bounds.midY)
    guard let path = collectionView.indexPathForItem(at: middle) else { return }
    coordinator.animate { _ in
      self.collectionViewLayout.invalidateLayout()
      self.collectionView.layoutIfNeeded()
      self.collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { goods }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Good", for: indexPath)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Offers", for: indexPath)
    (view as? OffersHeader)?.offers = offers
    return view
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: floor((collectionView.bounds.width - 8) / 2), height: 120)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: offers.isEmpty ? 0 : 80)
  }
}
