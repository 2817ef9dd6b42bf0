#if canImport(UIKit)
  import GestureReplay
  import ScrollPhysics

  /// An operation that can be repeated on another view.
  enum HookOperation {
    case touch(TouchSample)
    case release(ReleaseState)
    case advance(to: Double)
    case settle(until: Double)
    case setContentOffset(Vector2D, animated: Bool)
    case resize(Size2D)
  }
#endif
