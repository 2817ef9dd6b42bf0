// name: ScrollView.alwaysBounceHorizontal
// files: 1
import UIKit

private final class Bouncing: UIScrollView {
  func bounce() { alwaysBounceHorizontal = !alwaysBounceHorizontal }
}
