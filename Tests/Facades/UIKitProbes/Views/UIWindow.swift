// name: type UIWindow
// files: 1
import UIKit

private final class Starter: NSObject {
  @MainActor var window: UIWindow?

  @MainActor func start() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    window?.backgroundColor = .white
  }
}
