import UIKit

/// A section of a compositional layout that scrolls by itself: how it does, and how wide its groups are.
public struct MeasuringSection: Equatable, Sendable {
  /// How the section scrolls.
  public var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The width of a group, in points.
  public var width: Double

  /// The number of groups.
  public static let count = 121
  /// The distance between two groups, in points.
  public static let spacing = 10.0

  /// Creates a section.
  public init(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ width: Double) {
    (self.behavior, self.width) = (behavior, width)
  }

  /// The behavior's name and the width.
  var name: String {
    let behavior =
      switch behavior {
      case .paging: "paging"
      case .groupPaging: "groupPaging"
      case .groupPagingCentered: "groupPagingCentered"
      case .continuousGroupLeadingBoundary: "continuousGroupLeadingBoundary"
      default: "continuous"
      }
    return "\(behavior), groups of \(Int(width)) pt"
  }

  /// The distance from one snap point to the next in a view of a width, in points.
  func pitch(in viewport: Double) -> Double { behavior == .paging ? viewport : width + Self.spacing }

  /// The content offset of the first snap point in a view of a width, in points.
  func origin(in viewport: Double) -> Double { behavior == .groupPagingCentered ? (width - viewport) / 2 : 0 }

  /// The layout of this one section.
  @MainActor
  func layout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(CGFloat(width)), heightDimension: .fractionalHeight(1))
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = CGFloat(Self.spacing)
    section.orthogonalScrollingBehavior = behavior
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// A collection view with one section that scrolls by itself.
final class MeasuringSectionView: UICollectionView, UICollectionViewDataSource {
  private static let cell = "cell"

  /// Creates the view of a section.
  convenience init(_ section: MeasuringSection, frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: section.layout())
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cell)
    dataSource = self
  }

  /// The scroll view of the section, which is a subview; nil before the first layout.
  var sectionView: UIScrollView? { subviews.lazy.compactMap { $0 as? UIScrollView }.first }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    MeasuringSection.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemTeal : .systemIndigo
    return cell
  }
}
