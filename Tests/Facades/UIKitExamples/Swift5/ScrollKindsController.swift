// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// A file as an app has it, which documents less than this package does.
import UIKit

/// One section for each way in which a section can scroll.
public class ScrollKindsController: UIViewController {
  public enum Kind: Int, CaseIterable {
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered, none

    func orthogonalBehavior() -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .none: return .none
      case .continuous: return .continuous
      case .continuousGroupLeadingBoundary: return .continuousGroupLeadingBoundary
      case .paging: return .paging
      case .groupPaging: return .groupPaging
      case .groupPagingCentered: return .groupPagingCentered
      }
    }
  }

  public var collectionView: UICollectionView! = nil
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>! = nil

  override public func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.addSubview(collectionView)
    dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      (collectionView: UICollectionView, indexPath: IndexPath, identifier: Int) -> UICollectionViewCell? in
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var first = 0
    for kind in Kind.allCases {
      snapshot.appendSections([kind.rawValue])
      snapshot.appendItems(Array(first..<first + 18))
      first += 18
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func layout() -> UICollectionViewLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { (index: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
        guard let kind = Kind(rawValue: index) else { fatalError("unknown section kind") }
        let leading = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
        leading.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let trailing = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3)))
        trailing.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let trailingGroup = NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
          subitem: trailing, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.85), heightDimension: .fractionalHeight(0.4)),
          subitems: [leading, trailingGroup])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = kind.orthogonalBehavior()
        return section
      }, configuration: config)
  }
}
