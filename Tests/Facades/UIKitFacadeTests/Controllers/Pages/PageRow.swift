import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import UIKitFacade

/// A row of numbered pages in a window, which logs what its page view controller calls.
@MainActor
final class PageRow: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  final class Page: UIViewController {
    let number: Int
    private unowned let row: PageRow

    init(_ number: Int, in row: PageRow) {
      (self.number, self.row) = (number, row)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
    private func note(_ call: String) { row.appearances.append("\(number) \(call)") }
    override func viewWillAppear(_ animated: Bool) { note("will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  let pager: UIPageViewController
  let window: UIWindow
  private(set) var pages: [Page] = []
  /// Whether the row has no ends.
  let isEndless: Bool
  var calls: [String] = []
  var appearances: [String] = []

  init(
    _ count: Int, at start: Int = 0, isEndless: Bool = false, spacing: CGFloat = 0, isVertical: Bool = false,
    isMirrored: Bool = false, size: CGSize = CGSize(width: 375, height: 600)
  ) {
    pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: isVertical ? .vertical : .horizontal,
      options: [.interPageSpacing: spacing])
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    self.isEndless = isEndless
    super.init()
    pages = (0..<count).map { Page($0, in: self) }
    if isMirrored { pager.view.semanticContentAttribute = .forceRightToLeft }
    pager.dataSource = self
    pager.delegate = self
    pager.setViewControllers([pages[start]], direction: .forward, animated: false)
    window.rootViewController = pager
    window.makeKeyAndVisible()
  }

  var scrollView: UIScrollView { pager.view.subviews.compactMap { $0 as? UIScrollView }[0] }
  var shown: Int { number(pager.viewControllers?.first) ?? -1 }
  func number(_ page: UIViewController?) -> Int? { (page as? Page)?.number }

  /// A paging scroll view with the whole row as its content, at the same page.
  func plainView() -> UIScrollView {
    let (size, isVertical) = (scrollView.bounds.size, pager.navigationOrientation == .vertical)
    let view = UIScrollView(frame: CGRect(origin: .zero, size: size))
    view.isPagingEnabled = true
    let length = CGFloat(pages.count)
    view.contentSize =
      isVertical
      ? CGSize(width: size.width, height: length * size.height)
      : CGSize(width: length * size.width, height: size.height)
    (view.alwaysBounceVertical, view.alwaysBounceHorizontal) = (isVertical, !isVertical)
    let isMirrored = pager.view.semanticContentAttribute == .forceRightToLeft
    let slot = CGFloat(isMirrored ? pages.count - 1 - shown : shown)
    view.contentOffset = isVertical ? CGPoint(x: 0, y: slot * size.height) : CGPoint(x: slot * size.width, y: 0)
    return view
  }

  // MARK: Data source and delegate

  private func page(_ number: Int) -> Page? {
    if isEndless { return pages[(number + pages.count) % pages.count] }
    return pages.indices.contains(number) ? pages[number] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let number = number(viewController) else { return nil }
    calls.append("before \(number)")
    return page(number - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let number = number(viewController) else { return nil }
    calls.append("after \(number)")
    return page(number + 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { calls.append("will \(pendingViewControllers.compactMap(number))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    calls.append("did \(finished) \(previousViewControllers.compactMap(number)) \(completed)")
  }

  // MARK: Invariants

  private func isAsLarge(_ size: CGSize) -> Bool {
    abs(size.width - pager.view.bounds.width) < 1e-9 && abs(size.height - pager.view.bounds.height) < 1e-9
  }

  /// What is wrong at rest; empty if the shown page fills the view, and all others lie outside.
  func faults() -> [String] {
    var faults: [String] = []
    let (view, shown) = (scrollView, pager.viewControllers?.first)
    let isVertical = pager.navigationOrientation == .vertical
    if pager.children.count > 3 || view.subviews.count > 3 {
      faults.append("\(pager.children.count) children, \(view.subviews.count) views")
    }
    let step = isVertical ? view.bounds.height : view.bounds.width
    let centre = isVertical ? CGPoint(x: 0, y: step) : CGPoint(x: step, y: 0)
    if abs(view.contentOffset.x - centre.x) > 0.25 || abs(view.contentOffset.y - centre.y) > 0.25 {
      faults.append("at \(view.contentOffset)")
    }
    for child in pager.children {
      guard let frame = child.view.superview?.convert(child.view.frame, to: pager.view) else { continue }
      let overlap = frame.intersection(pager.view.bounds.insetBy(dx: 0.5, dy: 0.5))
      let isShown = child === shown
      if overlap.isEmpty == isShown { faults.append("page \(number(child) ?? -1) at \(frame)") }
      if isShown && (abs(frame.minX) > 0.3 || abs(frame.minY) > 0.3 || !isAsLarge(frame.size)) {
        faults.append("shown page at \(frame)")
      }
    }
    return faults
  }
}

extension TouchGesture {
  /// Returns random drags and flicks along an axis, one after the other.
  /// - Parameters:
  ///   - count: The number of strokes.
  ///   - pauses: The times between them, in ms; short ones catch a turn on its way.
  ///   - longest: The longest stroke, in points.
  static func strokes(
    _ count: Int, isVertical: Bool = false, pauses: ClosedRange<Double>, longest: Double = 340,
    using generator: inout SeededGenerator
  ) -> TouchGesture {
    let middle = Vector2D(x: 187, y: 300)
    var (samples, time): ([TouchSample], Double) = ([], 0)
    for _ in 0..<count {
      let length = Double.random(in: 12...longest, using: &generator)
      let signed = Bool.random(using: &generator) ? length : -length
      let way = isVertical ? Vector2D(x: 0, y: signed) : Vector2D(x: signed, y: 0)
      let speed = length / 50 * Double.random(in: 0.01...0.95, using: &generator)
      let duration = Double.random(in: 60...600, using: &generator)
      let slow = TouchGesture.drag(from: middle, by: way, over: duration, hold: 120)
      let isSlow = Int.random(in: 0..<3, using: &generator) == 0
      let stroke = isSlow ? slow : (try? .flick(from: middle, by: way, releaseVelocity: speed)) ?? slow
      samples += stroke.samples.map { TouchSample(time: time + $0.time, location: $0.location, phase: $0.phase) }
      time += (stroke.samples.last?.time ?? 0) + Double.random(in: pauses, using: &generator)
    }
    return TouchGesture(name: "strokes", provenance: .synthetic, source: "SeededGenerator", samples: samples)
  }
}
