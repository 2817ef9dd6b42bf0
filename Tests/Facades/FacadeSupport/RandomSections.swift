import Foundation
import UIKitFacade

/// A collection view with a random compositional layout, as a value that can be made again.
package struct RandomSections: Sendable {
  /// One section: its items, groups, insets and how it scrolls.
  struct Section: Sendable {
    var items: Int
    var width: Double
    var isFraction: Bool
    var columns: Int
    var spacing: Double
    var inset: Double
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var isEstimated: Bool
  }

  let width: Double
  let height: Double
  let isFast: Bool
  let sections: [Section]

  /// The index of the first section that scrolls by itself.
  package var scrolling: Int? { sections.firstIndex { $0.behavior != .none } }

  /// Creates random sections.
  package init(using generator: inout some RandomNumberGenerator) {
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    width = number(1...500)
    height = number(1...900)
    isFast = Bool.random(using: &generator)
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    sections = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      let isFraction = Bool.random(using: &generator)
      return Section(
        items: Int(number(0...30)), width: isFraction ? number(0...120) / 100 : number(0...600),
        isFraction: isFraction, columns: Int(number(1...4)), spacing: number(-4...30), inset: number(0...60),
        behavior: behaviors[Int.random(in: behaviors.indices, using: &generator)],
        isEstimated: Int.random(in: 0...3, using: &generator) == 0)
    }
  }

  /// Makes the collection view, laid out.
  @MainActor
  package func makeView() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout { number, _ in
      sections.indices.contains(number) ? sections[number].layout() : nil
    }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    let source = CountedSource(sections.map(\.items))
    view.dataSource = source
    view.keep(source)
    view.decelerationRate = isFast ? .fast : .normal
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    return view
  }
}

extension RandomSections.Section {
  @MainActor
  fileprivate func layout() -> NSCollectionLayoutSection {
    let length: NSCollectionLayoutDimension =
      isFraction
      ? .fractionalWidth(CGFloat(width)) : isEstimated ? .estimated(CGFloat(width)) : .absolute(CGFloat(width))
    let size = NSCollectionLayoutSize(
      widthDimension: length, heightDimension: isEstimated ? .estimated(80) : .absolute(120))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = CGFloat(spacing)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 4, leading: CGFloat(inset), bottom: 4, trailing: CGFloat(inset))
    section.orthogonalScrollingBehavior = behavior
    return section
  }
}
