import GestureReplay

/// Passes the touches of a gesture to the scroll views under the finger.
///
/// A drag belongs to one view from its begin to its end. It is the innermost view that can scroll in the direction in
/// which the finger leaves the slop. A view at that edge passes the drag to an enclosing one that can scroll there.
@MainActor struct TouchRouter {
  private let root: UIView
  private let views: [UIScrollView]
  /// The views under the finger, the innermost first, each with the first location of the finger in it.
  private var chain: [(view: UIScrollView, start: Vector2D)] = []
  private var owner: UIScrollView?
  private var start = Vector2D.zero
  /// Whether the views that do not drag have let the finger go.
  private var isDecided = false
  private(set) var dragged: [UIScrollView?] = []

  init(_ root: UIView, _ views: [UIScrollView]) { (self.root, self.views) = (root, views) }

  /// Passes a sample on, in the coordinates of the root, before the ones that follow it.
  mutating func handle(_ sample: TouchSample, before rest: ArraySlice<TouchSample>, at time: Double) {
    if sample.phase == .began { begin(at: sample.location, rest) }
    let movement = sample.location - start
    let slop = owner?.engine.configuration.tuning.panSlop ?? 0
    let decides = sample.phase != .began && (sample.phase != .moved || movement.length >= slop)
    for (view, first) in chain {
      let follows = sample.phase == .began || view === owner
      if !follows && (!decides || isDecided) { continue }
      view.engine.touch(follows ? sample.phase : .cancelled, at: first + movement, time: time)
    }
    if decides { isDecided = true }
  }

  private mutating func begin(at location: Vector2D, _ rest: ArraySlice<TouchSample>) {
    (start, isDecided, chain) = (location, false, [])
    var view = root.hitTest(CGPoint(location), with: nil)
    while let next = view {
      if let scrollView = next as? UIScrollView, views.contains(where: { $0 === scrollView }) {
        scrollView.prepareForTouch()
        let own = Vector2D(root.convert(CGPoint(location), to: scrollView)) - scrollView.engine.shown.contentOffset
        chain.append((scrollView, own))
      }
      view = next.superview
    }
    let touch = rest.prefix { $0.phase == .moved || $0.phase == .ended }
    let slop = chain.first?.view.engine.configuration.tuning.panSlop ?? 0
    let leaving = touch.first { ($0.location - location).length >= slop && $0.location != location }
    owner = leaving.map { taker(of: $0.location - location) } ?? chain.first?.view
    dragged.append(leaving == nil ? nil : owner)
  }

  /// Returns the view that takes a drag in the direction of a finger's movement.
  private func taker(of movement: Vector2D) -> UIScrollView? {
    let main: ScrollAxis = abs(movement.x) >= abs(movement.y) ? .horizontal : .vertical
    return taker(main, movement) ?? taker(main.other, movement) ?? chain.first?.view
  }

  private func taker(_ axis: ScrollAxis, _ movement: Vector2D) -> UIScrollView? {
    let able = chain.map(\.view).filter {
      $0.engine.configuration.isScrollEnabled && $0.engine.configuration.canMove(axis)
    }
    for view in able {
      let transfers =
        axis == .horizontal ? view.transfersHorizontalScrollingToParent : view.transfersVerticalScrollingToParent
      let (geometry, offset) = (view.engine.configuration.geometry, view.engine.shown.contentOffset[axis])
      // Whether there is content on the side that the finger's movement pulls in.
      let canScroll =
        movement[axis] < 0 ? offset < geometry.maximumContentOffset[axis] : offset > geometry.minimumContentOffset[axis]
      if !transfers || canScroll { return view }
    }
    // At the edges of all of them, the innermost bounces.
    return able.first
  }
}
