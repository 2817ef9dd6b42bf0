import Foundation
import Testing
import UIKitFacade

@Suite("Properties that keep what is assigned") @MainActor
struct PlainPropertyTests {
  /// Assigns a value that differs from the one before it, and reads it back.
  private func keep<Root: AnyObject, Value: Equatable>(
    _ object: Root, _ property: ReferenceWritableKeyPath<Root, Value>, _ value: Value
  ) {
    #expect(object[keyPath: property] != value, "\(property) has the value already")
    object[keyPath: property] = value
    #expect(object[keyPath: property] == value, "\(property)")
  }

  @Test("A layer without a view, and the layer of a view", arguments: [false, true])
  func layers(ofView: Bool) {
    let view = UIView()
    let layer = ofView ? view.layer : CALayer()
    keep(layer, \.bounds, CGRect(x: 1, y: 2, width: 30, height: 40))
    keep(layer, \.position, CGPoint(x: 50, y: 60))
    #expect(layer.frame == CGRect(x: 35, y: 40, width: 30, height: 40))
    keep(layer, \.anchorPoint, CGPoint(x: 0, y: 1))
    keep(layer, \.opacity, 0.25)
    keep(layer, \.isHidden, true)
    keep(layer, \.zPosition, 3)
    keep(layer, \.cornerRadius, 12)
    keep(layer, \.masksToBounds, true)
  }

  @Test("A view")
  func views() {
    let view = UIView()
    keep(view, \.bounds, CGRect(x: 1, y: 2, width: 30, height: 40))
    keep(view, \.center, CGPoint(x: 50, y: 60))
    keep(view, \.frame, CGRect(x: 5, y: 6, width: 70, height: 80))
    keep(view, \.alpha, 0.5)
    keep(view, \.isHidden, true)
    keep(view, \.tag, 4)
    keep(view, \.isUserInteractionEnabled, false)
    keep(view, \.clipsToBounds, true)
    keep(view, \.backgroundColor, .red)
    keep(view, \.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    keep(view, \.translatesAutoresizingMaskIntoConstraints, false)
  }

  @Test("A scroll view")
  func scrollViews() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    keep(view, \.contentSize, CGSize(width: 900, height: 800))
    keep(view, \.contentOffset, CGPoint(x: 300, y: 200))
    keep(view, \.contentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    keep(view, \.decelerationRate, .fast)
    keep(view, \.isPagingEnabled, true)
    keep(view, \.isScrollEnabled, false)
    keep(view, \.isDirectionalLockEnabled, true)
    keep(view, \.bouncesHorizontally, false)
    keep(view, \.bouncesVertically, false)
    keep(view, \.bounces, true)
    keep(view, \.alwaysBounceHorizontal, true)
    keep(view, \.alwaysBounceVertical, true)
    keep(view, \.contentAlignmentPoint, CGPoint(x: 0.5, y: 1))
    keep(view, \.transfersHorizontalScrollingToParent, false)
    keep(view, \.transfersVerticalScrollingToParent, false)
  }

  @Test("A flow layout and its items")
  func layouts() {
    let layout = UICollectionViewFlowLayout()
    keep(layout, \.scrollDirection, .horizontal)
    keep(layout, \.itemSize, CGSize(width: 70, height: 80))
    keep(layout, \.minimumLineSpacing, 7)
    keep(layout, \.minimumInteritemSpacing, 8)
    keep(layout, \.sectionInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    keep(layout, \.headerReferenceSize, CGSize(width: 9, height: 10))
    keep(layout, \.footerReferenceSize, CGSize(width: 11, height: 12))
    keep(layout, \.sectionHeadersPinToVisibleBounds, true)
    keep(layout, \.sectionFootersPinToVisibleBounds, true)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    keep(attributes, \.size, CGSize(width: 30, height: 40))
    keep(attributes, \.center, CGPoint(x: 50, y: 60))
    #expect(attributes.frame == CGRect(x: 35, y: 40, width: 30, height: 40))
    keep(attributes, \.alpha, 0.5)
    keep(attributes, \.zIndex, 5)
    keep(attributes, \.isHidden, true)
    keep(attributes, \.transform, CGAffineTransform(scaleX: 2, y: 3))
  }
}
