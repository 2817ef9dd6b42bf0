extension Timer {
  /// Creates a timer that calls a target with itself, on the run loop and not on the virtual time of a scroll view.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats) { selector.call(target, $0) }
  }

  /// Creates such a timer, and schedules it on the current run loop.
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

extension NotificationCenter {
  /// Calls an observer, held weakly, on the thread that posts; Foundation's `removeObserver(_:)` has no effect on it.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    nonisolated(unsafe) let entry = TargetAction(observer, selector)
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      if case let target?? = entry.receiver { selector.call(target, notification) }
    }
  }
}
