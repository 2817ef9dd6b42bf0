// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// A file as an app has it, which documents less than this package does.
import CoreGraphics
import UIKit

/// A magazine: two pages in a cell, half a gap on each side of them, and a release rests with a page in the middle.
public class PairsCollectionController: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  public class PairCell: UICollectionViewCell {
    public let leftPage = UIView()
    public let rightPage = UIView()

    public override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(leftPage)
      contentView.addSubview(rightPage)
    }

    public required init?(coder: NSCoder) { return nil }

    public override func layoutSubviews() {
      super.layoutSubviews()
      let pageWidth = bounds.width / 2 - PairsCollectionController.gap / 2
      leftPage.frame = CGRect(x: PairsCollectionController.gap / 2, y: 0, width: pageWidth, height: bounds.height)
      rightPage.frame = leftPage.frame.offsetBy(dx: pageWidth, dy: 0)
    }
  }

  public static let gap: CGFloat = 50

  let pairs: Int

  public init(collectionView: UICollectionView, pairs: Int) {
    self.pairs = pairs
    super.init()
    let layout = collectionView.collectionViewLayout as! UICollectionViewFlowLayout
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    collectionView.register(PairCell.self, forCellWithReuseIdentifier: "Pair")
    collectionView.decelerationRate = .fast
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return pairs
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Pair", for: indexPath) as! PairCell
    cell.leftPage.tag = 2 * indexPath.row
    cell.rightPage.tag = 2 * indexPath.row + 1
    return cell
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = collectionView.frame.size
    return CGSize(width: size.width * 2 + PairsCollectionController.gap, height: size.height)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let page = scrollView.frame.width
    let pairWidth = page * 2 + PairsCollectionController.gap
    let middle = targetContentOffset.pointee.x + page / 2
    let pair = CGFloat(Int(middle / pairWidth))
    let left = pair * pairWidth + PairsCollectionController.gap / 2
    let right = left + page
    let isLeft = abs(middle - (left + page / 2)) < abs(middle - (right + page / 2))
    targetContentOffset.pointee.x = isLeft ? left : right
  }
}
