import Foundation

/// Who makes a view, and is told when it comes, goes, is laid out and turns.
///
/// The view is made when it is first asked for. A `UIWindow` shows it; a controller whose view gets into a visible window
/// by `addSubview` appears as well, `viewDidAppear` coming after the window's next layout pass.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  /// What the controller is called.
  open var title: String?
  /// The name of the nib, which nothing reads.
  public let nibName: String?
  /// Where the nib is, which nothing reads.
  public let nibBundle: Bundle?
  /// The controllers in this one.
  open private(set) var children: [UIViewController] = []
  /// The controller it is in; nil for none.
  open private(set) weak var parent: UIViewController?
  /// The controller that this one presents; nil for none.
  open internal(set) var presentedViewController: UIViewController?
  /// The controller that presents this one; nil for none.
  open internal(set) weak var presentingViewController: UIViewController?
  /// How it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes in when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The size it would like to have, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }
  /// The edges under bars where content goes on; there are no bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether scroll views leave bars free; there are none.
  open var automaticallyAdjustsScrollViewInsets = true
  /// What is added to what bars cover, in points; nothing asks.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  private final var loadedView: UIView?
  private var appearance = Appearance.gone
  private var isTransitionAnimated = false
  private var isLoading = false

  private enum Appearance {
    case gone, coming, there, going
  }

  /// Creates a controller; no nib is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; nothing is decoded.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  deinit { loadedView?.owner = nil }

  // MARK: The view

  /// The view, made when it is first asked for.
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

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if there is none.
  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    // A `loadView` that makes no view, or asks for it, gets an empty one.
    if isLoading { return makeView() }
    isLoading = true
    loadView()
    if loadedView == nil { makeView() }
    isLoading = false
    viewDidLoad()
  }

  /// Makes the view: an empty one as large as the screen.
  open func loadView() { makeView() }

  private func makeView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called when the view has been made.
  open func viewDidLoad() {}

  // MARK: Life

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window and is going to be laid out there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called in a layout pass before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called in a layout pass after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when what bars cover of the view changes: never.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when memory is scarce: never.
  open func didReceiveMemoryWarning() {}

  /// Whether the children's views appear and disappear with this one's.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells that the view is about to appear or to disappear.
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

  /// Tells that the view has appeared or disappeared, as was announced.
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

  /// Whether another controller presents this one, which is about to appear.
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
    // A child that comes with its parent is told with it.
    if parent?.appearance != .coming { window.complete(appearanceOf: self) }
  }

  // MARK: Children

  /// Puts a controller into this one, after telling it; its view is put into this one's by `addSubview`.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of the one it is in, and tells it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets into another one, or out of one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called by the one it has got into, or after it has got out of one.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller's view over this one's.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag)
    completion?()
  }

  /// Takes away the controller that this one presents, or this one where it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: flag)
    completion?()
  }

  // MARK: Sizes

  /// What the view is shown in.
  open var traitCollection: UITraitCollection {
    loadedView?.window.map { UITraitCollection(windowSize: $0.bounds.size) } ?? UITraitCollection()
  }

  /// Called when what the view is shown in has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A child would like another size; nothing is done.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The whole size for a child whose view fills this one's, otherwise the size that the child's view has.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.loadedView, let view = loadedView else { return parentSize }
    return child.bounds.size == view.bounds.size ? parentSize : child.bounds.size
  }

  /// Called before the view gets another size; tells the children whose size changes with it.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if own != child.loadedView?.bounds.size { child.viewWillTransition(to: own, with: coordinator) }
    }
  }

  /// Called before the traits are others; tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  func tellTraits(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    for child in children { child.tellTraits(old) }
  }

  // MARK: Bars and orientations, which nothing asks for

  /// The colours of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is to be no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the view turns with the device.
  open var shouldAutorotate: Bool { true }
  /// How the device may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the home indicator is to hide.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Says that the status bar is to be another one.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The view is what is asked after the controller's, then the one around.
  open override var next: UIResponder? { loadedView?.superview ?? parent }
}
