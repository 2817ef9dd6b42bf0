// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: View.superview
// files: 4
import UIKit

private final class Child: UIView {
  var collectionView: UICollectionView? { return superview as? UICollectionView }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let superview = superview else { return }
    center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    let _: UIView? = self.superview?.superview
    let _: CGRect = self.superview!.convert(frame, to: nil)
  }
}
