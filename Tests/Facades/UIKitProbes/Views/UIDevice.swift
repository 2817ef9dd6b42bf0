// name: type UIDevice
// files: 2
// partly: always a telephone held upright
import UIKit

private final class Sizes: UIViewController {
  var columns: Int {
    if UIDevice.current.userInterfaceIdiom == .pad { return 3 }
    return UIDevice.current.orientation.isLandscape ? 2 : 1
  }

  var description1: String { return UIDevice.current.model + UIDevice.current.systemVersion }

  private var observer: NSObjectProtocol?

  func watch() {
    observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
    ) { _ in }
  }
}
