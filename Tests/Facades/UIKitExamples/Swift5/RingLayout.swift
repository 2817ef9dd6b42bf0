// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Six items in a ring, a ring a page: a custom group, paged by the bounds of the view.
public func makeRingLayout(spacing: CGFloat) -> UICollectionViewLayout {
  let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1))
  let group = NSCollectionLayoutGroup.custom(layoutSize: groupSize) { environment in
    let size = environment.container.effectiveContentSize
    let side: CGFloat = 60
    let radius = min(size.width, size.height) / 2 - side
    return (0..<6).map { index in
      let angle = CGFloat(index) / 6 * 2 * .pi
      let frame = CGRect(
        x: size.width / 2 + cos(angle) * radius - side / 2, y: size.height / 2 + sin(angle) * radius - side / 2,
        width: side, height: side)
      return NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: index)
    }
  }
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = spacing
  section.orthogonalScrollingBehavior = .paging
  return UICollectionViewCompositionalLayout(section: section)
}
