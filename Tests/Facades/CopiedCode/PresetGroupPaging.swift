// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutSection {
  /// A section that moves as the scene "preset-group-paging" does.
  static func presetGroupPaging() -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(310), heightDimension: .absolute(240))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 0, bottom: 0, trailing: 0)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }
}
