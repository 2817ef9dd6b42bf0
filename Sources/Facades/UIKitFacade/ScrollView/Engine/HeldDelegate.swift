/// A scroll view's delegate, retained once: to load the view's weak reference for each frame costs more than the frame.
struct HeldDelegate {
  private(set) var delegate: (any UIScrollViewDelegate)?

  @MainActor init(of view: UIScrollView) { delegate = view.delegate }

  /// Releases a delegate that nothing else holds any more, as the view's weak reference does.
  mutating func releaseIfAbandoned() {
    withUnsafeMutablePointer(to: &delegate) { delegate in
      // The protocol is for classes only, so its values begin with the reference.
      let object = UnsafeMutableRawPointer(delegate).assumingMemoryBound(to: AnyObject?.self)
      if isKnownUniquelyReferenced(&object.pointee) { delegate.pointee = nil }
    }
  }
}
