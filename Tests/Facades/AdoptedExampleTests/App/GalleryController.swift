// swift-format-ignore-file
import UIKit

/// A collection view controller with a compositional layout and a button that shuffles.
open class GalleryController: UICollectionViewController {
  public private(set) var photos = Array(0..<12)
  public let shuffleButton = UIButton(type: .system)
  var randomNumberGenerator: () -> Int = { 1 }

  public init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(300)),
      subitems: [item])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension GalleryController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    shuffleButton.addTarget(self, action: #selector(shuffle(sender:for:)), for: .primaryActionTriggered)
    collectionView.addSubview(shuffleButton)
  }

  open override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  open override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.tag = photos[indexPath.item]
    return cell
  }

  open override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 300).rounded() * 300
  }

  @objc func shuffle(sender: UIButton, for event: UIEvent) {
    let pivot = randomNumberGenerator()
    photos = Array(photos[pivot...]) + Array(photos[..<pivot])
    collectionView.reloadData()
  }
}
