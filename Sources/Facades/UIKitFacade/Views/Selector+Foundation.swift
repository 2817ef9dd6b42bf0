extension NotificationCenter {
  /// Calls an observer, held weakly, on the thread that posts; Foundation's `removeObserver(_:)` has no effect on it.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    nonisolated(unsafe) let entry = TargetAction(observer, selector)
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      if case let target?? = entry.receiver { selector.call(target, notification) }
    }
  }
}
