/// The root of a view hierarchy, which shows a controller's view in its own size.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.frame.size = CGSize(width: 667, height: 375)  // A rotation.
/// ```
///
/// A new size of a visible window is a rotation. The window calls the controller's `viewWillTransition(to:with:)`,
/// resizes its view and lays it out. It then runs the animations alongside, and at last the completions. All of that
/// happens before the assignment returns. As in an app, keep a reference to the window.
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      if rootViewController === oldValue || !isVisible { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }
  open private(set) var isKeyWindow = false
  private var isVisible: Bool { !isHidden }
  /// The controllers whose `viewDidAppear` follows the next layout pass.
  final var appearing: [UIViewController] = [] { didSet { Self.appearances += appearing.count - oldValue.count } }
  private static var appearances = 0
  /// Whether any window has controllers that wait for a layout pass; if not, a pass need not look for one.
  static var hasAppearances: Bool { appearances > 0 }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  override func setUp() { isHidden = true }

  open override var window: UIWindow? { self }

  /// Does nothing, and is never called: the facade has no events.
  open func sendEvent(_ event: UIEvent) {}
  open func makeKey() { isKeyWindow = true }

  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      if newValue == super.isHidden { return }
      super.isHidden = newValue
      if isVisible { return showRoot() }
      rootViewController?.beginAppearanceTransition(false, animated: false)
      rootViewController?.endAppearanceTransition()
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

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.size != super.bounds.size, isVisible, let root = rootViewController, let view = root.viewIfLoaded
      else { return super.bounds = newValue }
      let traits = UITraitCollection(windowSize: super.bounds.size)
      let coordinator = WindowTransition(container: self, from: super.bounds.size, to: newValue.size)
      let newTraits = UITraitCollection(windowSize: newValue.size)
      if traits != newTraits { root.willTransition(to: newTraits, with: coordinator) }
      root.viewWillTransition(to: newValue.size, with: coordinator)
      super.bounds = newValue
      view.frame = bounds
      if traits != newTraits { root.reportTraits(traits) }
      layoutIfNeeded()
      coordinator.animateAlongside()
      layoutIfNeeded()
      coordinator.complete()
      layoutIfNeeded()
    }
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    completeAppearances()
  }

  func completeAppearances() {
    if appearing.isEmpty { return }
    for controller in exchange(&appearing, with: []) { controller.endAppearanceTransition() }
  }
}
