import Foundation
import Testing
import UIKitFacade

@Suite("Properties that keep what is assigned") @MainActor
struct PlainPropertyTests {
  /// Assigns a value; returns whether the property had another one, and has this one now.
  private func keeps<Root: AnyObject, Value: Equatable>(
    _ object: Root, _ property: ReferenceWritableKeyPath<Root, Value>, _ value: Value
  ) -> Bool {
    let isNew = object[keyPath: property] != value
    object[keyPath: property] = value
    return isNew && object[keyPath: property] == value
  }

  @Test("A layer without a view, and the layer of a view", arguments: [false, true])
  @MainActor func layers(ofView: Bool) {
    let view = UIView()
    let layer = ofView ? view.layer : CALayer()
    #expect(keeps(layer, \.bounds, CGRect(x: 1, y: 2, width: 30, height: 40)))
    #expect(keeps(layer, \.position, CGPoint(x: 50, y: 60)))
    #expect(layer.frame == CGRect(x: 35, y: 40, width: 30, height: 40))
    #expect(keeps(layer, \.anchorPoint, CGPoint(x: 0, y: 1)))
    #expect(keeps(layer, \.opacity, 0.25))
    #expect(keeps(layer, \.isHidden, true))
    #expect(keeps(layer, \.zPosition, 3))
    #expect(keeps(layer, \.cornerRadius, 12))
    #expect(keeps(layer, \.masksToBounds, true))
  }

  @Test("A view")
  @MainActor func views() {
    let view = UIView()
    #expect(keeps(view, \.bounds, CGRect(x: 1, y: 2, width: 30, height: 40)))
    #expect(keeps(view, \.center, CGPoint(x: 50, y: 60)))
    #expect(keeps(view, \.frame, CGRect(x: 5, y: 6, width: 70, height: 80)))
    #expect(keeps(view, \.alpha, 0.5))
    #expect(keeps(view, \.isHidden, true))
    #expect(keeps(view, \.tag, 4))
    #expect(keeps(view, \.isUserInteractionEnabled, false))
    #expect(keeps(view, \.clipsToBounds, true))
    #expect(keeps(view, \.backgroundColor, .red))
    #expect(keeps(view, \.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(keeps(view, \.translatesAutoresizingMaskIntoConstraints, false))
  }

  @Test("A scroll view")
  @MainActor func scrollViews() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(keeps(view, \.contentSize, CGSize(width: 900, height: 800)))
    #expect(keeps(view, \.contentOffset, CGPoint(x: 300, y: 200)))
    #expect(keeps(view, \.contentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(keeps(view, \.decelerationRate, .fast))
    #expect(keeps(view, \.isPagingEnabled, true))
    #expect(keeps(view, \.isScrollEnabled, false))
    #expect(keeps(view, \.isDirectionalLockEnabled, true))
    #expect(keeps(view, \.bouncesHorizontally, false))
    #expect(keeps(view, \.bouncesVertically, false))
    #expect(keeps(view, \.bounces, true))
    #expect(keeps(view, \.alwaysBounceHorizontal, true))
    #expect(keeps(view, \.alwaysBounceVertical, true))
    #expect(keeps(view, \.contentAlignmentPoint, CGPoint(x: 0.5, y: 1)))
    #expect(keeps(view, \.transfersHorizontalScrollingToParent, false))
    #expect(keeps(view, \.transfersVerticalScrollingToParent, false))
  }

  @Test("A flow layout and its items")
  @MainActor func layouts() {
    let layout = UICollectionViewFlowLayout()
    #expect(keeps(layout, \.scrollDirection, .horizontal))
    #expect(keeps(layout, \.itemSize, CGSize(width: 70, height: 80)))
    #expect(keeps(layout, \.minimumLineSpacing, 7))
    #expect(keeps(layout, \.minimumInteritemSpacing, 8))
    #expect(keeps(layout, \.sectionInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(keeps(layout, \.headerReferenceSize, CGSize(width: 9, height: 10)))
    #expect(keeps(layout, \.footerReferenceSize, CGSize(width: 11, height: 12)))
    #expect(keeps(layout, \.sectionHeadersPinToVisibleBounds, true))
    #expect(keeps(layout, \.sectionFootersPinToVisibleBounds, true))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    #expect(keeps(attributes, \.size, CGSize(width: 30, height: 40)))
    #expect(keeps(attributes, \.center, CGPoint(x: 50, y: 60)))
    #expect(attributes.frame == CGRect(x: 35, y: 40, width: 30, height: 40))
    #expect(keeps(attributes, \.alpha, 0.5))
    #expect(keeps(attributes, \.zIndex, 5))
    #expect(keeps(attributes, \.isHidden, true))
    #expect(keeps(attributes, \.transform, CGAffineTransform(scaleX: 2, y: 3)))
  }
}
