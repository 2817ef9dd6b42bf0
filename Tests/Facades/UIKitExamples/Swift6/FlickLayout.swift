// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Turns one page for a flick and two for a hard one, as many apps' shelves do.
public final class FlickLayout: UICollectionViewFlowLayout {
  public var flickVelocity: CGFloat = 0.2
  public var hardFlickVelocity: CGFloat = 2

  public override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 320, height: 240)
    minimumLineSpacing = 16
    sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  public override func prepare() {
    super.prepare()
    collectionView?.decelerationRate = .fast
  }

  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let pageWidth = itemSize.width + minimumLineSpacing
    let page = collectionView.contentOffset.x / pageWidth
    let next: CGFloat
    switch abs(velocity.x) {
    case ...flickVelocity: next = round(page)
    case ...hardFlickVelocity: next = velocity.x > 0 ? ceil(page) : floor(page)
    default: next = velocity.x > 0 ? ceil(page) + 1 : floor(page) - 1
    }
    return CGPoint(x: next * pageWidth, y: proposedContentOffset.y)
  }
}

/// A shelf of numbered cells.
public final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  public final class Cell: UICollectionViewCell {
    public private(set) var number = -1
    public private(set) var uses = 0

    public override func prepareForReuse() {
      super.prepareForReuse()
      number = -1
    }

    func configure(_ number: Int) {
      self.number = number
      uses += 1
      contentView.backgroundColor = UIColor(white: CGFloat(number % 10) / 10, alpha: 1)
    }
  }

  public var count: Int
  public private(set) var made = 0

  public init(count: Int, in collectionView: UICollectionView) {
    self.count = count
    super.init()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) as? Cell
    else { return UICollectionViewCell() }
    if cell.uses == 0 { made += 1 }
    cell.configure(indexPath.item)
    return cell
  }
}
