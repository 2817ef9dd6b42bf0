import GestureReplay

extension UIView {
  /// Drags on the screen as a gesture describes, and waits until nothing moves.
  ///
  /// The finger's locations are in the coordinates of the window, or of the topmost superview. The scroll view under the
  /// finger that can scroll in the direction of the drag takes it: in a vertical collection view, a section that scrolls
  /// horizontally takes horizontal drags. A view at its edge passes a drag to the scroll view around it, unless
  /// ``UIScrollView/transfersHorizontalScrollingToParent`` is false.
  ///
  /// ```swift
  /// let run = try window.touch(.flick(from: place, by: slide, releaseVelocity: 1.2))
  /// ```
  ///
  /// All scroll views of the hierarchy advance from sample to sample. Actions apply to this one, if it is one. The limit
  /// is the longest wait after the gesture's end, in seconds.
  /// - Returns: The traces of the scroll views, and which of them dragged.
  /// - Throws: `DocumentError` if the gesture is invalid; `ReplayError` if a view does not come to rest.
  @discardableResult public func touch(_ gesture: TouchGesture, limit: TimeInterval = 86_400) throws -> TouchedViews {
    try gesture.validate()
    let root = root
    root.layOutAll()
    let views: [UIScrollView] = root.views()
    var router = TouchRouter(root, views)
    let start = views.map(\.engine.time).max() ?? 0
    let traces = try Self.record(views[...]) {
      for view in views { view.engine.advance(to: start) }
      for view in views { view.engine.takeTrace() }
      perform(gesture, from: start, on: views, &router)
      for view in views { try view.engine.settle(within: limit * 1000) }
      let end = views.map(\.engine.time).max() ?? 0
      for view in views { view.engine.advance(to: end) }
    }
    return TouchedViews(runs: zip(views, traces).map { TouchedViews.Run(view: $0, trace: $1) }, dragged: router.dragged)
  }

  private func perform(
    _ gesture: TouchGesture, from start: Double, on views: [UIScrollView], _ router: inout TouchRouter
  ) {
    var samples = gesture.samples[...]
    gesture.forEachOperation(from: start) { operation, time in
      for view in views { view.engine.advance(to: time) }
      switch operation {
      case .setContentOffset, .resize: (self as? UIScrollView)?.engine.perform(operation, at: time)
      default: router.handle(samples.removeFirst(), before: samples, at: time)
      }
    }
  }

  private static func record(_ views: ArraySlice<UIScrollView>, _ body: () throws -> Void) throws -> [ScrollTrace] {
    guard let view = views.first else {
      try body()
      return []
    }
    var inner: [ScrollTrace] = []
    let own = try view.engine.drive { _ in inner = try record(views.dropFirst(), body) }
    return [own] + inner
  }
}
