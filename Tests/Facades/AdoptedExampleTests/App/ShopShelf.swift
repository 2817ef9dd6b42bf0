// swift-format-ignore-file
import UIKit

final class ShelfCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: ShelfCell.self)

  let addButton = UIButton(type: .contactAdd)
  var onLongLook: ((ShelfCell) -> Void)?
  var product: Int = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(addButton)
    addButton.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    // Nobody in particular: up the responder chain.
    addButton.addTarget(nil, action: #selector(ShopShelfController.addToCart(_:)), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    onLongLook?(self)
    onLongLook = nil
  }
}

class ShopShelfController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private(set) var cart: [Int] = []
  private(set) var collectionView: UICollectionView!

  override func loadView() {
    view = UIView()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.addSubview(collectionView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(ShelfCell.self, forCellWithReuseIdentifier: ShelfCell.reuseIdentifier)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  @objc func addToCart(_ sender: UIButton) {
    var view: UIView? = sender
    while let current = view, !(current is ShelfCell) { view = current.superview }
    guard let cell = view as? ShelfCell else { return }
    cart.append(cell.product)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }

  func collectionView(_ cv: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = cv.dequeueReusableCell(withReuseIdentifier: ShelfCell.reuseIdentifier, for: indexPath) as! ShelfCell
    cell.product = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 140, height: 180) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 10 }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let step: CGFloat = 150
    let limit = scrollView.contentSize.width - scrollView.bounds.width
    targetContentOffset.pointee.x = min((targetContentOffset.pointee.x / step).rounded() * step, limit)
  }
}
