import Foundation
import TestSupport
import Testing
import UIKitFacade

/// Apple documents the value of each property of a new object; here all that are plain values are listed and kept.
@Suite("Values of new objects") @MainActor
struct DefaultValueTests {
  private static let objects: [Any] =
    [
      UIView(), UITableViewCell(), UITableViewHeaderFooterView(), UIImageView(),
      UILabel(),
      UIControl(), UIButton(), UIPageControl(), UIStackView(), UIVisualEffectView(effect: nil), UIWindow(),
      UICollectionViewCell(),
      UICollectionViewFlowLayout(),
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)),
      UICollectionViewLayoutInvalidationContext(), UICollectionViewFlowLayoutInvalidationContext(),
      UICollectionViewCompositionalLayoutConfiguration(), section, section.boundarySupplementaryItems as Any,
      NSCollectionLayoutItem(layoutSize: size), UIViewController(), UINavigationController(),
      UITableViewController(style: .plain), UIPanGestureRecognizer(), UITapGestureRecognizer(), CALayer(),
      CAGradientLayer(), CATransition(), UILayoutGuide(), UIImage(), UIBezierPath(), UITraitCollection(),
      UIDevice.current,
      UIScreen.main, UIApplication.shared, UISpringTimingParameters(),
      UICubicTimingParameters(animationCurve: .easeInOut),
      UIViewPropertyAnimator(duration: 1, curve: .linear), UIFont.systemFont(ofSize: 17), UIColor.systemBlue,
      UIView().widthAnchor.constraint(equalToConstant: 1),
    ] as [Any]

  private static let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
  private static let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))

  /// The plain stored properties of an object and of its superclasses.
  private func properties(of object: Any) -> [String] {
    var lines: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let own = mirror {
      for child in own.children {
        guard let label = child.label, let value = plainText(child.value) else { continue }
        lines.append("  \(own.subjectType).\(label.replacing("$__lazy_storage_$_", with: "")) = \(value)")
      }
      mirror = own.superclassMirror
    }
    return lines
  }

  /// A scroll view keeps most of its properties in its engine, where reflection does not find them.
  private func scrollView(_ view: UIScrollView) -> [String] {
    let values: [(String, Any)] = [
      ("contentSize", view.contentSize), ("contentOffset", view.contentOffset), ("contentInset", view.contentInset),
      ("adjustedContentInset", view.adjustedContentInset), ("decelerationRate", view.decelerationRate.rawValue),
      ("bounces", view.bounces), ("bouncesHorizontally", view.bouncesHorizontally),
      ("bouncesVertically", view.bouncesVertically), ("alwaysBounceHorizontal", view.alwaysBounceHorizontal),
      ("alwaysBounceVertical", view.alwaysBounceVertical), ("isPagingEnabled", view.isPagingEnabled),
      ("isScrollEnabled", view.isScrollEnabled), ("isDirectionalLockEnabled", view.isDirectionalLockEnabled),
      ("delaysContentTouches", view.delaysContentTouches), ("canCancelContentTouches", view.canCancelContentTouches),
      ("scrollsToTop", view.scrollsToTop), ("minimumZoomScale", view.minimumZoomScale),
      ("maximumZoomScale", view.maximumZoomScale), ("zoomScale", view.zoomScale),
      ("showsHorizontalScrollIndicator", view.showsHorizontalScrollIndicator),
      ("showsVerticalScrollIndicator", view.showsVerticalScrollIndicator), ("isTracking", view.isTracking),
      ("isDragging", view.isDragging), ("isDecelerating", view.isDecelerating), ("clipsToBounds", view.clipsToBounds),
      ("isUserInteractionEnabled", view.isUserInteractionEnabled),
    ]
    return ["\(type(of: view))"] + values.map { "  \($0) = \(plainText($1) ?? "")" }
  }

  /// `SCROLLSIM_RECORD=all swift test --filter DefaultValueTests` records the values again.
  @Test("New objects have the recorded values")
  @MainActor func values() throws {
    let layout = UICollectionViewFlowLayout()
    let scrollViews = [UIScrollView(), UITableView(), UICollectionView(frame: .zero, collectionViewLayout: layout)]
    let lines =
      scrollViews.flatMap(scrollView)
      + (scrollViews + Self.objects).flatMap { ["\(type(of: $0))"] + properties(of: $0) }
    let text = lines.joined(separator: "\n") + "\n"
    let difference = try RecordedText("Tests/Goldens/DefaultValueTests/UIKit.txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
