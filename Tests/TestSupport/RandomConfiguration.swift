import ScrollPhysics

extension ScrollConfiguration {
  /// Returns a scroll view with random whole-point sizes, insets and switches; it may or may not scroll.
  public static func random(using generator: inout some RandomNumberGenerator) -> ScrollConfiguration {
    func whole(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: whole(0...3000), height: whole(300...6000)),
      boundsSize: Size2D(width: whole(200...500), height: whole(300...900)),
      contentInset: Bool.random(using: &generator)
        ? .zero
        : ContentInset(top: whole(-20...90), left: whole(0...40), bottom: whole(-20...90), right: whole(0...40)))
    configuration.displayScale = whole(1...3)
    configuration.decelerationRate = DecelerationRate(
      rawValue: [0.998, 0.998, 0.99, 0.95, 0.9985][Int.random(in: 0...4, using: &generator)])
    configuration.bounces = whole(0...4) > 0
    configuration.alwaysBounceHorizontal = Bool.random(using: &generator)
    configuration.alwaysBounceVertical = Bool.random(using: &generator)
    configuration.isDirectionalLockEnabled = Bool.random(using: &generator)
    return configuration
  }
}
