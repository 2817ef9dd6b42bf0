// name: View.tag
// files: 3
import UIKit

private final class Tagged: UIView {
  func page(_ index: Int) -> UIView? {
    for (index, view) in subviews.enumerated() { view.tag = 100 + index }
    let _: Int = tag
    return viewWithTag(100 + index)
  }
}
