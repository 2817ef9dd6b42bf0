/// A container that shows one page of a row, which a finger or the app turns.
///
/// The first subview is a paging scroll view with room for three pages, whose middle one is shown. When a turn has ended,
/// its content and its offset move back by one page. A page curl turns at once, and only by the app.
/// - Source: docs/UIKitCode.md, "Page view controllers", with grades.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The object that provides the pages beside the shown one; without it, no finger turns a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pages.forgetSides() } }
  open private(set) var transitionStyle = TransitionStyle.scroll
  open private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// The spine of a page curl: `.min`, whatever the options say.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  // The facade only stores it.
  open var isDoubleSided = false
  private final lazy var pages = PageScrollView(of: self)

  /// Creates a controller; a negative or infinite space between pages counts as 0.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let space = options?[.interPageSpacing]
    let points = space as? CGFloat ?? (space as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    if points.isFinite { pages.spacing = max(0, points) }
  }

  /// Creates a controller that scrolls horizontally, because the facade reads no storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The shown page, or the one to which the app is turning.
  open var viewControllers: [UIViewController]? { pages.current.map { [$0] } ?? [] }
  /// Empty: the scroll view has its own pan gesture recognizer.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  open override func loadView() {
    super.loadView()
    view.insertSubview(pages, at: 0)
    pages.fill(view.bounds)
  }

  /// Shows one page, at once or with an animation of 0.3 s, during which the view ignores fingers.
  ///
  /// `.forward` comes from the right or from below, also where reading begins at the right. A turn on its way ends
  /// before. The data source is asked again, but not for the side where an animated turn has left the shown page.
  /// - Precondition: There is one view controller.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 || transitionStyle == .pageCurl else {
      Precondition.fail(
        "setViewControllers(_:direction:animated:completion:) was called with \(viewControllers?.count ?? 0) view"
          + " controllers. Pass one, the page to show; a data source provides the others.")
    }
    pages.show(page, from: direction == .forward ? 1 : -1, animated: animated, completion: completion)
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override var childrenInView: [UIViewController] { pages.shown.map { [$0] } ?? [] }
}
