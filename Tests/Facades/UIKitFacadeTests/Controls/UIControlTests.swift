import Foundation
import Testing
import UIKitFacade

@Suite("UIControl") @MainActor
struct UIControlTests {
  @Test("Events run their actions in order, and each identifier once")
  @MainActor func actions() {
    let control = UIControl()
    var log: [String] = []
    let first = UIAction(identifier: .init("a")) { log.append("first \(($0.sender as? UIControl)?.tag ?? -1)") }
    control.tag = 3
    control.addAction(first, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in log.append("second") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["first 3", "second"])
    control.addAction(UIAction(identifier: .init("a")) { _ in log.append("third") }, for: .touchUpInside)
    log = []
    control.sendActions(for: .allEvents)
    #expect(log == ["first 3", "second", "third"])
    log = []
    control.sendActions(for: .touchUpInside)
    #expect(log == ["second", "third"])
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    log = []
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(log == ["second"])
  }

  @Test("A selector that is only a name calls nothing, and its target can be removed")
  @MainActor func names() {
    let (control, target) = (UIControl(), NSObject())
    control.addTarget(target, action: Selector("tapped:"), for: .touchDown)
    #expect(control.allControlEvents == .touchDown)
    control.sendActions(for: .touchDown)
    control.removeTarget(NSObject(), action: nil, for: .allEvents)
    #expect(control.allControlEvents == .touchDown)
    control.removeTarget(target, action: "tapped:", for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  /// An app's target, which logs its calls.
  private final class Target: UIResponder {
    var log: [String] = []
    var following: UIResponder?
    override var next: UIResponder? { following }
    func plain() { log.append("plain") }
    func from(_ sender: UIControl) { log.append("from \(sender.tag)") }
    func both(_ sender: UIControl, for event: UIEvent) { log.append("both \(sender.tag) \(event.allTouches == nil)") }
    func strange(_ sender: UIButton) { log.append("strange") }
  }

  /// A control inside a responder that is not a view.
  private final class Inner: UIControl {
    var outer: UIResponder?
    func own() { outer = nil }
    override var next: UIResponder? { outer }
  }

  @Test("Targets are called with what their method takes, once an event, in order, after the actions")
  @MainActor func targets() {
    let (control, target) = (UIControl(), Target())
    control.tag = 7
    control.addAction(UIAction { _ in target.log.append("action") }, for: .valueChanged)
    for _ in 0..<2 { control.addTarget(target, action: Selector("from", Target.from), for: .valueChanged) }
    control.addTarget(target, action: Selector("plain", Target.plain), for: [.touchDown, .valueChanged])
    control.addTarget(target, action: Selector("both", Target.both(_:for:)), for: .valueChanged)
    control.addTarget(target, action: Selector("strange", Target.strange), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    // Added twice is called once, and in the place of the last.
    #expect(target.log == ["action", "from 7", "plain", "both 7 true"])
    target.log = []
    control.removeTarget(target, action: "from:", for: .valueChanged)
    control.removeTarget(target, action: Selector("plain", Target.plain), for: .touchDown)
    control.sendActions(for: .allEvents)
    #expect(target.log == ["action", "plain", "both 7 true"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test("A target is held weakly, and without one the first responder that has the method is called")
  @MainActor func responders() {
    let (control, first, second) = (Inner(), UIResponder(), Target())
    let middle = Target()
    (control.outer, middle.following) = (middle, second)
    control.addTarget(nil, action: Selector("plain", Target.plain), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(middle.log == ["plain"] && second.log.isEmpty)
    // Another target of the same method stays.
    control.addTarget(second, action: Selector("plain", Target.plain), for: .valueChanged)
    control.addTarget(nil, action: Selector("plain", Target.plain), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(middle.log == ["plain", "plain"] && second.log == ["plain"])
    middle.log = ["plain"]
    #expect(!UIApplication.shared.sendAction(Selector("plain", Target.plain), to: first, from: control, for: nil))
    #expect(!UIApplication.shared.sendAction(Selector("plain", Target.plain), to: nil, from: nil, for: nil))
    control.outer = first
    control.sendActions(for: .touchDown)
    #expect(middle.log == ["plain"])
    control.addTarget(nil, action: Selector("own", Inner.own), for: .touchCancel)
    control.sendActions(for: .touchCancel)
    #expect(control.outer == nil)
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: Selector("plain", Target.plain), for: .touchUpInside)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
  }

  @Test("A button shows the content of its state, or else of the normal state")
  @MainActor func button() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.setTitle("Went", for: .selected)
    #expect(button.currentTitle == "Go" && button.title(for: .disabled) == "Go" && button.state == .normal)
    button.isSelected = true
    #expect(button.currentTitle == "Went" && button.state == .selected)
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test(
    "The current page of a page control stays in range",
    arguments: [(5, 2, 2), (5, 7, 4), (5, -1, 0), (0, 3, 0), (-2, 3, 0), (1, 1, 0)])
  @MainActor func pages(count: Int, page: Int, result: Int) {
    let control = UIPageControl()
    control.numberOfPages = count
    control.currentPage = page
    #expect(control.currentPage == result && control.numberOfPages == max(0, count))
    control.numberOfPages = 2
    #expect(control.currentPage == min(result, 1))
  }

  @Test("A page control is as wide as its dots")
  @MainActor func dots() {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(control.size(forNumberOfPages: 1) == CGSize(width: 7, height: 37))
    #expect(control.intrinsicContentSize == CGSize(width: 39, height: 37))
    control.sizeToFit()
    #expect(control.bounds.width == 39)
  }

  @Test("A label's size grows with its letters, its lines and its font")
  @MainActor func label() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "ten letter"
    #expect(label.intrinsicContentSize == CGSize(width: 85, height: 20.5))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 41))
    label.numberOfLines = 1
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.width == 170)
    label.text = "two\nlines"
    #expect(label.intrinsicContentSize.height == 41)
    // Empty lines are lines, too.
    (label.text, label.font, label.numberOfLines) = ("\n\n", .systemFont(ofSize: 17), 0)
    #expect(label.intrinsicContentSize == CGSize(width: 0, height: 61))
  }

  @Test("An image view is as large as its image")
  @MainActor func image() {
    #expect(UIImage(named: "any")?.size == .zero)
    let view = UIImageView(image: UIImage(simulatedSize: CGSize(width: 30, height: 20)))
    #expect(view.frame.size == CGSize(width: 30, height: 20) && view.intrinsicContentSize == view.frame.size)
  }

  @Test("Fonts are equal by name and size")
  @MainActor func fonts() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(!UIFont.systemFont(ofSize: 12).isEqual("12") && !UIFont.systemFont(ofSize: 12).isEqual(nil))
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
  }

  @Test("A control's state contains all states that are set")
  @MainActor func states() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    #expect(control.state == .disabled)
    (control.isSelected, control.isHighlighted) = (true, true)
    #expect(control.state == [.disabled, .selected, .highlighted])
  }
}
