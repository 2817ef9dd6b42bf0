// swift-format-ignore-file
import UIKit

extension NSCollectionLayoutSection {
  /// A section that moves as the scene "group-paging" does.
  static func groupPaging() -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(351), heightDimension: .absolute(240))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 19.5, bottom: 0, trailing: 19.5)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }
}
