// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// name: LANG @IBInspectable/@IBDesignable/@IBAction
// files: 7
// partly: they compile; nothing reads them
import UIKit

@IBDesignable
open class InspectableLayout: UICollectionViewFlowLayout {
  @IBInspectable open var sideItemScale: CGFloat = 0.6
  @IBInspectable open var isCircular: Bool = false
}

private final class Actions: UIViewController {
  @IBAction func goOn(_ sender: UIButton) { sender.isEnabled = false }
  @IBAction private func skip(_ sender: Any) {}
  @IBAction func pageChanged(sender: UIPageControl) {}
}
