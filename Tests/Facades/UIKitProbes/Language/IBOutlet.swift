// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: LANG @IBOutlet
// files: 9
// not possible: there is no Objective-C; a property set in code
import UIKit

private final class Outlets: UIViewController {
  @IBOutlet private weak var collectionView: UICollectionView!
  @IBOutlet var pageControl: UIPageControl?
}
