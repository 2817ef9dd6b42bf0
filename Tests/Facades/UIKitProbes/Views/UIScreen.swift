// name: type UIScreen
// files: 2
// partly: always one of 375 by 667 pt, whatever the window is
import UIKit

private enum Metrics {
  @MainActor static let scale: CGFloat = UIScreen.main.scale
  @MainActor static var screen: UIScreen { return UIScreen.main }
}
