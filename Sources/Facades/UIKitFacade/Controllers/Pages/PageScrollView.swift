import ScrollPhysics

/// The scroll view of a page view controller: a window of three pages, whose middle one is shown.
final class PageScrollView: UIScrollView {
  private weak var owner: UIPageViewController?
  private let axis: ScrollAxis
  var spacing: CGFloat = 0
  /// The known pages by their distance from the shown one, where 1 is right or below; nil ends the row.
  private var row: [Int: UIViewController?] = [:]
  /// The side to which the pages turn, and whether the app turns them instead of a finger.
  private var turn: (side: Int, isByApp: Bool, completion: ((Bool) -> Void)?)?
  /// By how many pages the content still has to move back.
  private var surplus = 0

  init(of owner: UIPageViewController) {
    self.owner = owner
    axis = owner.navigationOrientation == .horizontal ? .horizontal : .vertical
    super.init(frame: .zero)
    (isPagingEnabled, isScrollEnabled, scrollsToTop) = (true, owner.transitionStyle == .scroll, false)
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    (autoresizingMask, joinsReports) = ([.flexibleWidth, .flexibleHeight], true)
  }

  required init?(coder: NSCoder) { nil }

  var shown: UIViewController? { page(0) }
  var current: UIViewController? { page(turn?.isByApp == true ? turn?.side ?? 0 : 0) }
  private func page(_ distance: Int) -> UIViewController? { row[distance] ?? nil }
  private var step: CGFloat { bounds.length(axis) }
  private func offset(of distance: Int) -> CGPoint { CGPoint(CGFloat(distance + 1) * step, 0, along: axis) }

  private var margin: CGSize { CGSize(spacing / 2, 0, along: axis) }
  func fill(_ bounds: CGRect) { frame = bounds.insetBy(dx: -margin.width, dy: -margin.height) }

  /// Shows a page, which comes from a side if it is animated.
  func show(_ page: UIViewController, from side: Int, animated: Bool, completion: ((Bool) -> Void)?) {
    cutShort()
    let old = shown
    if animated, old != nil, old !== page, step > spacing, isScrollEnabled, !isTracking {
      row = [0: old, side: page]
      begin(side, isByApp: true, completion)
      return setContentOffset(offset(of: side), animated: true)
    }
    row = [0: page]
    layOutPages()
    if old !== page { exchange(old, for: page, animated: false) }
    completion?(true)
  }

  func forgetSides() {
    row = row.filter { $0.key == 0 || $0.key == turn?.side }
    layOutPages()
  }

  override func prepareForTouch() { for side in isMirrored ? [-1, 1] : [1, -1] { ask(side) } }

  private var isMirrored: Bool {
    axis == .horizontal && owner?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func ask(_ distance: Int) {
    let nearer = distance - distance.signum()
    guard let owner, let source = owner.dataSource, row[distance] == nil, let neighbour = page(nearer) else { return }
    let answer =
      (distance > 0) != isMirrored
      ? source.pageViewController(owner, viewControllerAfter: neighbour)
      : source.pageViewController(owner, viewControllerBefore: neighbour)
    if page(nearer) !== neighbour { return }
    // A page has one place, so one that follows itself ends the row.
    row[distance] = .some(answer === neighbour ? nil : answer)
    layOutPages()
  }

  override func contentAdaptation(to newBounds: CGRect) -> (() -> Void)? {
    cutShort()
    return cutShort
  }

  /// Puts the pages into their places, removes others, and ends the range where the row ends.
  private func layOutPages() {
    guard let owner else { return }
    let (side, hasSource) = (turn?.side ?? 1, owner.dataSource != nil)
    // A page that is on both sides is where it turns in.
    for distance in [-side, side, 0] {
      guard let page = page(distance), let view = page.view else { continue }
      if page.parent !== owner { owner.take(page) }
      if view.superview !== self { addSubview(view) }
      let place = CGRect(origin: offset(of: distance), size: bounds.size)
      view.frame = place.insetBy(dx: margin.width, dy: margin.height)
    }
    for child in owner.children where child.viewIfLoaded?.superview === self {
      if !(-1...1).contains(where: { page($0) === child }) { owner.drop(child) }
    }
    // A finger that goes on sees the page after the next.
    func end(_ side: Int) -> CGFloat { page(2 * side) != nil ? step : page(side) != nil ? 0 : -step }
    engine.changeTogether {
      contentSize = CGSize(3 * step, bounds.length(axis.other), along: axis)
      if axis == .horizontal {
        (contentInset.left, contentInset.right, alwaysBounceHorizontal) = (end(-1), end(1), hasSource)
      } else {
        (contentInset.top, contentInset.bottom, alwaysBounceVertical) = (end(-1), end(1), hasSource)
      }
    }
  }

  override var isAnimatedWithoutTouches: Bool { turn?.isByApp == true || super.isAnimatedWithoutTouches }

  override func joinReport(_ event: ScrollEvent.Name, decelerates: Bool, to delegate: (any UIScrollViewDelegate)?) {
    let ends = event == .didEndDecelerating || event == .didEndScrollingAnimation
    if ends || event == .didEndDragging && !decelerates { finishTurn() }
    super.joinReport(event, decelerates: decelerates, to: delegate)
    if event == .didScroll { follow() }
  }

  /// The distance from the shown page, in pages; 0 within half a pixel.
  private var position: CGFloat {
    let distance = contentOffset[axis] - step
    return abs(distance) * CGFloat(engine.configuration.displayScale) <= 0.5 ? 0 : distance / step
  }

  /// Begins and completes turns while a finger moves the pages.
  private func follow() {
    guard surplus == 0, turn?.isByApp != true, isDragging || isDecelerating, let owner else { return }
    let (position, isHeld) = (position, engine.phase == .dragging)
    let side = position > 0 ? 1 : -1
    if position != 0, side != turn?.side, turn == nil || isHeld, let page = page(side) {
      endTurn(completed: false)
      begin(side, isByApp: false)
      owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    }
    guard isHeld, side == turn?.side, abs(engine.shownPosition[axis] / Double(step) - 1) >= 1 else { return }
    ask(2 * side)
    if page(2 * side) != nil { endTurn(completed: true) }
  }

  private func begin(_ side: Int, isByApp: Bool, _ completion: ((Bool) -> Void)? = nil) {
    turn = (side, isByApp, completion)
    layOutPages()
    if window == nil { return }
    page(side)?.beginAppearanceTransition(true, animated: true)
    shown?.beginAppearanceTransition(false, animated: true)
  }

  private func finishTurn() {
    let side = Int(min(max(position, -1), 1).rounded())
    // Without a turn, the app has moved the scroll view.
    if turn == nil, side != 0, page(side) != nil { begin(side, isByApp: true) }
    endTurn(completed: side != 0 && side == turn?.side)
  }

  /// Ends a turn on its way, and shows its page or the earlier one in the middle.
  private func cutShort() {
    endTurn(completed: turn?.isByApp == true, finished: false)
    shiftBack()
    layOutPages()
    if contentOffset != offset(of: 0) { setContentOffset(offset(of: 0), animated: false) }
  }

  private func endTurn(completed: Bool, finished: Bool = true) {
    guard let ended = turn, let owner, let old = shown, let new = page(ended.side) else { return }
    turn = nil
    if completed {
      surplus = ended.side
      row = Dictionary(uniqueKeysWithValues: row.map { ($0.key - surplus, $0.value) }.filter { abs($0.0) <= 1 })
      for page in [new, old] { page.endAppearanceTransition() }
    } else {
      exchange(new, for: old, animated: true)
    }
    if !ended.isByApp {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: finished, previousViewControllers: [old], transitionCompleted: completed)
    }
    shiftBack()
    if completed && !ended.isByApp { ask(ended.side) }
    ended.completion?(finished)
  }

  private func exchange(_ old: UIViewController?, for new: UIViewController, animated: Bool) {
    for (page, appears) in [(new, true), (old, false)] where window != nil {
      page?.beginAppearanceTransition(appears, animated: animated)
      page?.endAppearanceTransition()
    }
  }

  /// Moves content and offset back by the pages that were turned.
  private func shiftBack() {
    if surplus == 0 { return }
    let amount = Vector2D(CGPoint(-CGFloat(surplus) * step, 0, along: axis))
    surplus = 0
    engine.act { $0.use { $0.shiftContent(by: amount, recording: &$1) } }
    layOutPages()
  }
}
