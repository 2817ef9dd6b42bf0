/// Finds the scroll view on whose virtual time an animation ends; without one, it waits until one around it runs.
@MainActor enum AnimationClock {
  private static var isEndingAtOnce = false

  static func schedule(after seconds: TimeInterval, _ views: [UIView] = [], _ body: @escaping @MainActor () -> Void) {
    let delay = seconds.isFinite ? max(0, seconds) * 1000 : 0
    let action = DelayedAction(body)
    if let scrollView = scrollView(for: views) {
      // Scheduling discards frames that were computed beyond that time.
      scrollView.engine.act { $0.schedule(action, after: delay) }
    } else if !views.isEmpty {
      AnimationScope.current.add(of: views) { $0.schedule(action, after: delay) }
    } else if !isEndingAtOnce {
      // Two animations without changes that begin each other would run forever.
      isEndingAtOnce = true
      body()
      isEndingAtOnce = false
    }
  }

  /// Returns the scroll view on whose time an animation ends that changed views; nil if it has none yet.
  static func scrollView(for views: [UIView]) -> UIScrollView? {
    if let current = ScrollViewEngine.current { return current.view }
    for view in views {
      let hierarchy = sequence(first: view, next: \.superview)
      if let above = hierarchy.first(where: { $0 is UIScrollView }) as? UIScrollView { return above }
      for around in hierarchy { if let scrollView = (around.views() as [UIScrollView]).first { return scrollView } }
    }
    return nil
  }
}
