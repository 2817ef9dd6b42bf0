// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// A file as an app has it, which documents less than this package does.
import UIKit

/// The front page of a shop: large features, a lane of apps in threes, and a row of categories.
public final class StoreFrontController: UIViewController {
  public enum Section: Int, CaseIterable, Sendable {
    case features, apps, categories
  }

  public struct Entry: Hashable, Sendable {
    public let section: Section
    public let number: Int
  }

  public private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Entry>!

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Entry")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Title")
    view.addSubview(collectionView)
    configureDataSource()
  }

  private func configureDataSource() {
    dataSource = UICollectionViewDiffableDataSource<Section, Entry>(collectionView: collectionView) {
      collectionView, indexPath, _ in
      collectionView.dequeueReusableCell(withReuseIdentifier: "Entry", for: indexPath)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Entry>()
    snapshot.appendSections(Section.allCases)
    for (section, count) in [(Section.features, 5), (.apps, 10), (.categories, 12)] {
      snapshot.appendItems((0..<count).map { Entry(section: section, number: $0) }, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 24
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, _ in
        switch Section(rawValue: index) {
        case .features: featureSection()
        case .apps: appSection()
        case .categories, nil: categorySection()
        }
      }, configuration: configuration)
  }

  private func item() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  private func featureSection() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(200)),
      subitems: [item()])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private func appSection() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(240)),
      subitem: item(), count: 3)
    group.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 20
    section.contentInsets.trailing = 20
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private func categorySection() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(110), heightDimension: .absolute(44)),
      subitems: [item()])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 300, trailing: 20)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [header()]
    return section
  }
}
