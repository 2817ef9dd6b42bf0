// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// A file as an app has it, which documents less than this package does.
import UIKit

/// A feed that rests with a row's top below the bar: a flick goes one row on from where the finger began.
open class VerticalSnapLayout: UICollectionViewFlowLayout {
  @IBInspectable public var snapVelocity: CGFloat = 0.25
  private var rowTops: [CGFloat] = []
  private var startTop: CGFloat?

  override open func prepare() {
    super.prepare()
    scrollDirection = .vertical
    guard let collectionView = collectionView else { return }
    rowTops = []
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section))!
        if rowTops.last != attributes.frame.minY { rowTops.append(attributes.frame.minY) }
      }
    }
  }

  /// To be called from `scrollViewWillBeginDragging`.
  public func dragBegins() {
    guard let collectionView = collectionView, !rowTops.isEmpty else { return }
    startTop = nearest(to: top(of: collectionView.contentOffset, in: collectionView))
  }

  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, !rowTops.isEmpty else { return proposedContentOffset }
    let goal: CGFloat
    if abs(velocity.y) < snapVelocity {
      goal = nearest(to: top(of: collectionView.contentOffset, in: collectionView))
    } else {
      let start = startTop ?? nearest(to: top(of: collectionView.contentOffset, in: collectionView))
      let index = rowTops.firstIndex(of: start)! + (velocity.y > 0 ? 1 : -1)
      goal = rowTops[max(0, min(index, rowTops.count - 1))]
    }
    return CGPoint(x: proposedContentOffset.x, y: goal - collectionView.adjustedContentInset.top)
  }

  private func top(of offset: CGPoint, in collectionView: UICollectionView) -> CGFloat {
    return offset.y + collectionView.adjustedContentInset.top
  }

  private func nearest(to y: CGFloat) -> CGFloat {
    return rowTops.min { abs($0 - y) < abs($1 - y) }!
  }
}

/// The feed itself, whose rows are as high as their texts.
public class Feed: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  public let heights: [CGFloat]
  public private(set) var opened: [Int] = []

  public init(heights: [CGFloat], in collectionView: UICollectionView) {
    self.heights = heights
    super.init()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Row")
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return heights.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Row", for: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: collectionView.bounds.width, height: heights[indexPath.item])
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    opened.append(indexPath.item)
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    let collectionView = scrollView as! UICollectionView
    (collectionView.collectionViewLayout as? VerticalSnapLayout)?.dragBegins()
  }
}
