/// A container that its last controller fills, without a bar; pushes and pops, with their callbacks, happen at once.
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []
  // The facade shows no bars; it only stores what they have.
  open var isNavigationBarHidden = false
  open private(set) lazy var navigationBar = UINavigationBar()

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [viewController], animated: animated)
  }

  /// Removes the top controller, but never the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: viewControllers.count - 1, animated)?.last
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1, animated) }

  private func pop(to count: Int, _ animated: Bool) -> [UIViewController]? {
    if viewControllers.count < 2 { return nil }
    let popped = Array(viewControllers[count...])
    setViewControllers(Array(viewControllers[..<count]), animated: animated)
    return popped
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = self.viewControllers
    for controller in old where !viewControllers.contains(where: { $0 === controller }) { drop(controller) }
    self.viewControllers = viewControllers
    for controller in viewControllers where !old.contains(where: { $0 === controller }) { take(controller) }
    if isViewLoaded { showTop() }
  }

  private func showTop() {
    for controller in viewControllers.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
    guard let topView = topViewController?.view, topView.superview !== view else { return }
    topView.frame = CGRect(origin: .zero, size: view.bounds.size)
    topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(topView)
  }
}

extension UIViewController {
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }
}
