// name: type UIScreen
// files: 2
import UIKit

private enum Metrics {
  @MainActor static let scale: CGFloat = UIScreen.main.scale
  @MainActor static var screen: UIScreen { return UIScreen.main }
}
