import Foundation

/// The view around all others; it shows a controller's view in its own size.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.frame.size = CGSize(width: 667, height: 375)  // A rotation.
/// ```
///
/// Another size of a visible window tells the controller, `viewWillTransition(to:with:)`, then gives its view the size and
/// lays out, then runs what the controller wants to be animated alongside, and at last the completions: all at once,
/// because nothing here is seen in between. Apps hold their windows; so should tests.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      if rootViewController === oldValue || !isVisible { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }
  /// Whether the window is the one that keys go to.
  open private(set) var isKeyWindow = false
  private var isVisible = false
  /// The controllers whose views have come and that are still to be told, after the layout pass.
  private var appearing: [UIViewController] = [] {
    didSet { Self.appearances += appearing.count - oldValue.count }
  }
  private static var appearances = 0
  /// Whether any window has controllers that wait for a layout pass, so that most passes need not look for one.
  static var hasAppearances: Bool { appearances > 0 }

  /// Creates a window at a place of the screen, in points; it is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window as large as the screen; it is hidden.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a hidden window without extent; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Itself.
  open override var window: UIWindow? { self }

  /// Makes the window the one that keys go to.
  open func makeKey() { isKeyWindow = true }

  /// Shows the window: loads the root controller's view, gives it the window's size, lays it out and has it appear.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  /// Whether the window is hidden; showing it has the root controller's view appear, hiding it disappear.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue == !isVisible { return }
      isVisible = !newValue
      if isVisible {
        showRoot()
      } else {
        rootViewController?.beginAppearanceTransition(false, animated: false)
        rootViewController?.endAppearanceTransition()
      }
    }
  }

  private func showRoot() {
    guard let root = rootViewController, let view = root.view else { return }
    view.frame = bounds
    if view.superview === self {
      root.beginAppearanceTransition(true, animated: false)
      appearing.append(root)
    } else {
      insertSubview(view, at: 0)
    }
    layoutIfNeeded()
  }

  /// The window's own coordinates; another size is a rotation for the controller whose view fills it.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.size != super.bounds.size, isVisible, let root = rootViewController, let view = root.viewIfLoaded
      else {
        super.bounds = newValue
        return
      }
      let traits = UITraitCollection(windowSize: super.bounds.size)
      let coordinator = WindowTransition(container: self, from: super.bounds.size, to: newValue.size)
      let newTraits = UITraitCollection(windowSize: newValue.size)
      if traits != newTraits { root.willTransition(to: newTraits, with: coordinator) }
      root.viewWillTransition(to: newValue.size, with: coordinator)
      super.bounds = newValue
      view.frame = bounds
      if traits != newTraits { root.tellTraits(traits) }
      layoutIfNeeded()
      coordinator.animateAlongside()
      layoutIfNeeded()
      coordinator.complete()
      layoutIfNeeded()
    }
  }

  /// Has a controller's appearance end with the next layout pass.
  func complete(appearanceOf controller: UIViewController) { appearing.append(controller) }

  /// Lays out all of the window, and tells the controllers whose views have come.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    completeAppearances()
  }

  /// Tells the controllers whose views have come and are laid out.
  func completeAppearances() {
    if appearing.isEmpty { return }
    let controllers = appearing
    appearing = []
    for controller in controllers { controller.endAppearanceTransition() }
  }
}
