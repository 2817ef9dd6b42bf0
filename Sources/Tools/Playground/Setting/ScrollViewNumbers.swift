import ScrollPhysics

extension NumberReader {
  /// Reads a scroll view with its tuning, and its initial content offset if it has one.
  ///
  /// Some kinds of snapping set a rate and a motion after a release at rest where the setting gives none.
  mutating func scrollView() -> (
    ScrollConfiguration, contentOffset: Vector2D?, gives: (rate: Bool, stillRetarget: Bool)
  ) {
    let bounds = Size2D(width: size(), height: size())
    let content = Size2D(width: size(), height: size())
    let inset = ContentInset(top: signed(), left: signed(), bottom: signed(), right: signed())
    let x = optional { $0.signed() }
    let y = optional { $0.signed() }
    var configuration = ScrollConfiguration(contentSize: content, boundsSize: bounds, contentInset: inset)
    let rate = optional { $0.number(1e-9, 1 - 1e-9) }
    if let rate { configuration.decelerationRate = DecelerationRate(rawValue: rate) }
    configuration.bounces = flag()
    configuration.alwaysBounceHorizontal = flag()
    configuration.alwaysBounceVertical = flag()
    configuration.isPagingEnabled = flag()
    configuration.isDirectionalLockEnabled = flag()
    configuration.isScrollEnabled = flag()
    configuration.displayScale = number(0.01, 1000)
    configuration.layoutDirection = flag() ? .rightToLeft : .leftToRight
    configuration.frameRate = number(1, 1000)
    configuration.step = number(0.01, 1000)
    let givesStillRetarget: Bool
    (configuration.tuning, givesStillRetarget) = tuning()
    let offset = x.flatMap { x in y.map { Vector2D(x: x, y: $0) } }
    return (configuration, offset, (rate != nil, givesStillRetarget))
  }
}
