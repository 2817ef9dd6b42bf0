import Foundation
import Testing
import UIKitFacade

@Suite("Navigation controllers, and API without an effect") @MainActor
struct UINavigationControllerTests {
  @Test("The top controller fills the container, and a pop shows the previous one again")
  @MainActor func stack() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(first.view.superview === navigation.view && first.view.frame == window.bounds)
    #expect(first.navigationController === navigation && first.parent === navigation)
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(navigation.topViewController === second && second.view.window === window && first.view.window == nil)
    #expect(navigation.popViewController(animated: true) === second && second.parent == nil)
    window.layoutIfNeeded()
    #expect(first.view.window === window && navigation.popViewController(animated: true) == nil)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.popToRootViewController(animated: false)?.count == 1 && navigation.viewControllers.count == 1)
  }

  @Test("Bézier paths are values with bounds")
  @MainActor func paths() {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 100, height: 50) && path.cgPath.elements.count == 6)
    #expect(
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: CGPoint(x: 200, y: 0))
    #expect(path.currentPoint == CGPoint(x: 200, y: 0) && path.bounds.maxX == 200)
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds.isNull)
  }

  @Test("Functions without an effect in the simulation return false or their argument")
  @MainActor func withoutEffect() {
    let layer = CALayer()
    layer.add(CATransition(), forKey: "fade")
    #expect(layer.animationKeys() == nil && !UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/")))
    var opened: Bool?
    UIApplication.shared.open(URL(fileURLWithPath: "/")) { opened = $0 }
    #expect(opened == false)
    let font = UIFont.systemFont(ofSize: 20)
    #expect(UIFontMetrics.default.scaledFont(for: font) === font && UIFontMetrics.default.scaledValue(for: 7) == 7)
    #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  @Test("A controller that stays on top stays visible while others below it leave")
  @MainActor func staysOnTop() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let log = NotedController.Log()
    let (first, second) = (NotedController("a", log), NotedController("b", log))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    log.lines = []
    navigation.setViewControllers([second], animated: false)
    window.layoutIfNeeded()
    #expect(log.lines == ["a will move false", "a did move false"] && second.view.superview === navigation.view)
    // Its view is its view.
    let view = second.view
    second.view = view
    #expect(second.view === view && view?.superview === navigation.view)
    navigation.setViewControllers([], animated: false)
    window.layoutIfNeeded()
    #expect(navigation.view.subviews.isEmpty && navigation.topViewController == nil && second.parent == nil)
  }
}
