import Foundation

/// An object that manages a view, and receives its appearance, layout and size callbacks.
///
/// The view is created when it is first read. A `UIWindow` shows it. If `addSubview` puts a controller's view into a
/// visible window, the controller appears too: `viewDidAppear` follows the window's next layout pass.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  /// The title of the controller.
  open var title: String?
  /// The name of the nib.
  ///
  /// The facade does not read it.
  public let nibName: String?
  /// The bundle of the nib.
  ///
  /// The facade does not read it.
  public let nibBundle: Bundle?
  /// The child view controllers.
  open private(set) var children: [UIViewController] = []
  /// The parent view controller, or nil.
  open private(set) weak var parent: UIViewController?
  /// The view controller that this one presents, or nil.
  open internal(set) var presentedViewController: UIViewController?
  /// The view controller that presents this one, or nil.
  open internal(set) weak var presentingViewController: UIViewController?
  /// The style of the presentation.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The style of the transition when the controller is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The preferred size of the view, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }
  /// The edges where content extends under bars.
  ///
  /// The facade has no bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// A Boolean value that adjusts the insets of scroll views for bars, stored without effect.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Insets that are added to the safe area, in points, stored without effect.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  private final var loadedView: UIView?
  private var appearance = Appearance.gone
  private var isTransitionAnimated = false
  private var isLoading = false

  private enum Appearance {
    case gone, coming, there, going
  }

  /// Creates a controller; the nib is not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; the coder is not read.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  deinit { loadedView?.owner = nil }

  // MARK: View

  /// The view of the controller, created when it is first read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if newValue === loadedView { return }
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }

  /// The view if it has been created, or nil.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that indicates whether the view has been created.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view if needed.
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

  /// Creates the view: an empty one with the screen's size.
  open func loadView() { makeView() }

  private func makeView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called when the view has been created.
  open func viewDidLoad() {}

  // MARK: Appearance and layout

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window, before it is laid out there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called in a layout pass, before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called in a layout pass, after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Never called, because the safe area does not change.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called.
  open func didReceiveMemoryWarning() {}

  /// A Boolean value that forwards appearance callbacks to the children.
  ///
  /// It is `true` by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins an appearance or a disappearance of the view.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isThereAlready = isAppearing ? [.coming, .there].contains(appearance) : [.going, .gone].contains(appearance)
    if isThereAlready { return }
    isTransitionAnimated = animated
    if isAppearing { loadViewIfNeeded() }
    appearance = isAppearing ? .coming : .going
    if isAppearing {
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends the appearance or disappearance that was begun.
  open func endAppearanceTransition() {
    if appearance == .there || appearance == .gone { return }
    for child in childrenInView { child.endAppearanceTransition() }
    if appearance == .coming {
      appearance = .there
      viewDidAppear(isTransitionAnimated)
    } else {
      appearance = .gone
      viewDidDisappear(isTransitionAnimated)
    }
  }

  private var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: view) == true }
  }

  /// A Boolean value that indicates whether the controller is about to appear because another one presents it.
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
    if parent?.appearance != .coming { window.complete(appearanceOf: self) }
  }

  // MARK: Children

  /// Adds a child controller, and calls its `willMove(toParent:)` first.
  ///
  /// Add the child's view with `addSubview`.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent, and calls its `didMove(toParent:)`.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has been removed from its parent.
  ///
  /// After an addition, call it yourself, as in UIKit.
  open func didMove(toParent parent: UIViewController?) {}

  /// Presents a view controller over this one, and calls `completion` before it returns.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag)
    completion?()
  }

  /// Dismisses the presented controller, or this one if it presents none.
  ///
  /// Calls `completion` before it returns.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: flag)
    completion?()
  }

  // MARK: Sizes

  /// The traits of the view's environment, which depend on the size of its window.
  open override var traitCollection: UITraitCollection {
    loadedView?.window.map { UITraitCollection(windowSize: $0.bounds.size) } ?? UITraitCollection()
  }

  /// Never called, because constraints are updated view by view.
  open func updateViewConstraints() {}

  /// Called when the preferred size of a child has changed; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns `parentSize` for a child whose view fills this one's, otherwise the current size of the child's view.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.loadedView, let view = loadedView else { return parentSize }
    return child.bounds.size == view.bounds.size ? parentSize : child.bounds.size
  }

  /// Called before the size of the view changes.
  ///
  /// Forwards the call to the children whose size changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if own != child.loadedView?.bounds.size { child.viewWillTransition(to: own, with: coordinator) }
    }
  }

  /// Called before the traits change.
  ///
  /// Forwards the call to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  func tellTraits(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    for child in children { child.tellTraits(old) }
  }

  // MARK: Bars and orientations, which the facade never reads

  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that hides the status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// A Boolean value that lets the view rotate with the device.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// A Boolean value that hides the home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Does nothing, because the facade has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The next responder: the superview of the controller's view, or the parent controller.
  open override var next: UIResponder? { loadedView?.superview ?? parent }
}
