// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: type UICollectionView
// files: 25
import UIKit

open class CarouselView: UICollectionView {
  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    backgroundColor = .clear
    allowsSelection = true
    isPrefetchingEnabled = false
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  open override func reloadData() {
    super.reloadData()
    layoutIfNeeded()
  }

  public func turn(to layout: UICollectionViewLayout) {
    let _: [UICollectionViewCell] = visibleCells
    setCollectionViewLayout(layout, animated: true) { (finished: Bool) in _ = finished }
  }
}

private final class CollectionUser: UIViewController {
  var collectionView: UICollectionView!
  lazy var other: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()
}
