/// What scroll views have since iOS 17.4.
extension UIScrollView {
  /// The position of content that does not fill the view: (0, 0) for the upper left corner, (0.5, 0.5) for the middle.
  public var contentAlignmentPoint: CGPoint {
    get { CGPoint(engine.configuration.geometry.contentAlignment) }
    set {
      func part(_ value: CGFloat) -> Double { value.isFinite ? min(max(0, Double(value)), 1) : 0 }
      engine.change { $0.geometry.contentAlignment = .init(x: part(newValue.x), y: part(newValue.y)) }
    }
  }

  /// Stops the view: where it is, at the edge if it bounces, and at the nearest page with paging.
  public func stopScrollingAndZooming() { engine.act { engine in engine.use { $0.stopScrolling(recording: &$1) } } }

  /// Whether the view moves by `setContentOffset(_:animated:)`; `false` while an app is asked for a target.
  public var isScrollAnimating: Bool { !engine.isWaiting && engine.phase == .animating }

  public var isZoomAnimating: Bool { false }
}
