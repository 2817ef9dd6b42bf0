// name: type UIApplication
// files: 1
// not possible: there is no app
import UIKit

private final class StatusBar: UIViewController {
  var isPortrait: Bool { return UIApplication.shared.statusBarOrientation.isPortrait }
}
