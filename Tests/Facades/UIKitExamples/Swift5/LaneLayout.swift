// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Lanes of posters that stop at a poster's leading edge; wide windows show more posters at once.
public final class LaneLayout: UICollectionViewCompositionalLayout {
  public convenience init(headerKind: String) {
    self.init(sectionProvider: { _, environment in
      let isWide = environment.container.effectiveContentSize.width > 500
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 0.2 : 0.4), heightDimension: .absolute(180))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 8, leading: 16, bottom: 24, trailing: 16)
      section.interGroupSpacing = 12
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      if #available(iOS 17.0, *) {
        section.orthogonalScrollingProperties.decelerationRate = .fast
      }
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
          elementKind: headerKind, alignment: .topLeading)
      ]
      return section
    })
  }
}
