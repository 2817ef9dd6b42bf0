// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// A banner whose cards loop: three copies of each card, and a jump to the middle copy when an outer one is centred.
public final class LoopingBanner: UIView, UICollectionViewDataSource {
  public static let cardWidth: CGFloat = 300
  public static let spacing: CGFloat = 16
  public private(set) var currentCard = 0
  public let collectionView: UICollectionView
  private let cards: Int

  public init(frame: CGRect, cards: Int) {
    self.cards = cards
    collectionView = UICollectionView(
      frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: UICollectionViewFlowLayout())
    super.init(frame: frame)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Card")
    collectionView.collectionViewLayout = makeLayout()
    collectionView.dataSource = self
    addSubview(collectionView)
    collectionView.layoutIfNeeded()
    show(cards, animated: false)
  }

  public required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    3 * cards
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath) }

  private func show(_ item: Int, animated: Bool) {
    collectionView.scrollToItem(
      at: IndexPath(item: item, section: 0), at: .centeredHorizontally, animated: animated)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(Self.cardWidth), heightDimension: .fractionalHeight(1)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = Self.spacing
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      let width = environment.container.contentSize.width
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - offset.x - width / 2)
        let scale = max(0.85, 1 - distance / width * 0.3)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
      self?.move(to: offset.x, in: width)
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func move(to offset: CGFloat, in width: CGFloat) {
    // The offset begins below zero, by what a card leaves free on each side.
    let position = (offset + (width - Self.cardWidth) / 2) / (Self.cardWidth + Self.spacing)
    currentCard = (Int(position.rounded()) % cards + cards) % cards
    if position >= CGFloat(2 * cards) { show(Int(position) - cards, animated: false) }
    if position <= CGFloat(cards - 1) { show(Int(position.rounded()) + cards, animated: false) }
  }
}
