/// An object that manages a view, and receives its appearance, layout and size callbacks.
///
/// The view is created when it is first read. A `UIWindow` shows it. If `addSubview` puts a controller's view into a
/// visible window, the controller appears too: `viewDidAppear` follows the window's next layout pass.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }
  open var title: String? { didSet { navigationItem.title = title } }
  // The facade only stores these.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var automaticallyAdjustsScrollViewInsets = true

  private final var loadedView: UIView?
  private var appearance = Appearance.gone
  private var isTransitionAnimated = false
  private var isLoading = false

  private enum Appearance { case gone, coming, there, going }

  /// Creates a controller; the nib is not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  deinit { loadedView?.controllerReference = nil }

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    // A `loadView` that sets no view, or reads it, gets an empty one.
    if isLoading { return makeView() }
    isLoading = true
    loadView()
    if loadedView == nil { makeView() }
    isLoading = false
    viewDidLoad()
  }

  open func loadView() { makeView() }

  private func makeView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}

  // MARK: Appearance and layout

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  // Never called, because neither the safe area nor the memory changes.
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing == (appearance == .coming || appearance == .there) { return }
    isTransitionAnimated = animated
    if isAppearing { loadViewIfNeeded() }
    appearance = isAppearing ? .coming : .going
    let report = isAppearing ? viewWillAppear : viewWillDisappear
    report(animated)
    for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  open func endAppearanceTransition() {
    if appearance == .there || appearance == .gone { return }
    for child in childrenInView { child.endAppearanceTransition() }
    let appears = appearance == .coming
    appearance = appears ? .there : .gone
    let report = appears ? viewDidAppear : viewDidDisappear
    report(isTransitionAnimated)
  }

  /// The children whose appearance follows that of the controller.
  var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: view) == true }
  }

  open var isBeingPresented: Bool { presentingViewController != nil && appearance == .coming }

  func viewWillMove(to window: UIWindow?) {
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    beginAppearanceTransition(window != nil, animated: false)
  }

  func viewDidMove(to window: UIWindow?) {
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    guard let window else { return endAppearanceTransition() }
    if appearance != .coming { return }
    viewIsAppearing(isTransitionAnimated)
    // The callback of a child that appears with its parent comes with the parent's.
    if parent?.appearance != .coming { window.appearing.append(self) }
  }

  // MARK: Children

  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  func take(_ child: UIViewController) {
    addChild(child)
    child.didMove(toParent: self)
  }

  func drop(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller's view over the window's content; in the full-screen style, this controller disappears.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    defer { completion?() }
    // As in UIKit, a controller presents only one other at a time.
    if presentedViewController != nil || controller.presentingViewController != nil || controller === self { return }
    presentedViewController = controller
    controller.presentingViewController = self
    guard let window = viewIfLoaded?.window, let view = controller.view else { return }
    let covers = controller.modalPresentationStyle == .fullScreen
    if covers { beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    controller.endAppearanceTransition()
    if covers { endAppearanceTransition() }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: flag)
    completion?()
  }

  private func hidePresented(animated: Bool) {
    guard let controller = presentedViewController else {
      if let presenting = presentingViewController { presenting.dismiss(animated: animated) }
      return
    }
    // Controllers that it presents are dismissed with it.
    controller.presentedViewController.map { _ in controller.hidePresented(animated: animated) }
    let covers = controller.modalPresentationStyle == .fullScreen
    controller.beginAppearanceTransition(false, animated: animated)
    if covers { beginAppearanceTransition(true, animated: animated) }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearanceTransition()
    if covers { endAppearanceTransition() }
    presentedViewController = nil
    controller.presentingViewController = nil
  }

  // MARK: Sizes

  open override var traitCollection: UITraitCollection {
    loadedView?.window.map { UITraitCollection(windowSize: $0.bounds.size) } ?? UITraitCollection()
  }

  /// Never called, because constraints are updated view by view.
  open func updateViewConstraints() {}
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.loadedView, let view = loadedView else { return parentSize }
    return child.bounds.size == view.bounds.size ? parentSize : child.bounds.size
  }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if own != child.loadedView?.bounds.size { child.viewWillTransition(to: own, with: coordinator) }
    }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }

  func reportTraits(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    for child in children { child.reportTraits(old) }
  }

  // MARK: Bars and orientations, which the facade never reads

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Does nothing, because the facade has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  open override var next: UIResponder? { loadedView?.superview ?? parent }
}
