import Testing
import UIKitFacade

@Suite("Items of bars") @MainActor
struct UIBarButtonItemTests {
  private final class Screen: UIViewController {}

  @Test("Items keep what they are made with, and hold their targets weakly")
  @MainActor func items() {
    var target: UIView? = UIView()
    let text = UIBarButtonItem(title: "Next", style: .done, target: target, action: Selector("next"))
    let image = UIImage(simulatedSize: CGSize(width: 10, height: 20))
    let picture = UIBarButtonItem(image: image, style: .plain, target: target, action: nil)
    let system = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Selector("add"))
    #expect(text.title == "Next" && text.style == .done && text.target === target && text.action == Selector("next"))
    #expect(picture.image === image && picture.target === target && picture.action == nil && picture.title == nil)
    #expect(system.target === target && system.action == Selector("add") && system.isEnabled)
    target = nil
    #expect(text.target == nil)
    var calls = 0
    let action = UIAction(title: "Skip", image: image) { _ in calls += 1 }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Skip" && item.image === image && item.primaryAction === action)
    #expect(UIBarButtonItem(title: "Go", primaryAction: action).title == "Go")
    item.primaryAction.map { UIControl().sendAction($0) }
    #expect(calls == 1)
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
  }

  @Test("A controller's title is that of its navigation item; the first bar button is the only one of one")
  @MainActor func navigation() {
    let screen = Screen()
    screen.title = "Before"
    #expect(screen.navigationItem.title == "Before")
    screen.title = "After"
    #expect(screen.navigationItem.title == "After" && screen.navigationItem === screen.navigationItem)
    let (first, second) = (
      UIBarButtonItem(title: "1", primaryAction: nil), UIBarButtonItem(title: "2", primaryAction: nil)
    )
    screen.navigationItem.rightBarButtonItems = [first, second]
    #expect(screen.navigationItem.rightBarButtonItem === first)
    screen.navigationItem.rightBarButtonItem = second
    #expect(screen.navigationItem.rightBarButtonItems == [second] && screen.navigationItem.leftBarButtonItem == nil)
    screen.navigationItem.leftBarButtonItem = first
    #expect(screen.navigationItem.leftBarButtonItems == [first])
    screen.navigationItem.leftBarButtonItem = nil
    #expect(screen.navigationItem.leftBarButtonItems == nil)
    let container = UINavigationController(rootViewController: screen)
    container.navigationBar.prefersLargeTitles = true
    #expect(container.navigationBar.prefersLargeTitles)
  }
}
