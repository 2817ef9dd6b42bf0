// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: CGFloat.greatestFiniteMagnitude
// files: 6
import UIKit

private final class NearestLayout: UICollectionViewFlowLayout {
  func adjustment(in rect: CGRect) -> CGFloat {
    var adjustment = CGFloat.greatestFiniteMagnitude
    var other: CGFloat = .greatestFiniteMagnitude
    for attributes in super.layoutAttributesForElements(in: rect)! {
      if abs(attributes.center.x - rect.midX) < abs(adjustment) { adjustment = attributes.center.x - rect.midX }
      other = min(other, adjustment)
    }
    let _: CGFloat = CGFloat(MAXFLOAT) + CGFloat(Float.greatestFiniteMagnitude)
    return other
  }
}
