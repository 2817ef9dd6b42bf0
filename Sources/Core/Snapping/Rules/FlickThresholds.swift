/// The number of snap points that a flick advances, depending on its speed.
public struct FlickThresholds: Hashable, Sendable {
  /// The speed above which a release is a flick, in pt/ms.
  package var minimumFlickVelocity: Double
  /// The speed above which a flick is a large flick, in pt/ms; infinite for no large flicks.
  package var largeFlickVelocity: Double
  package var pagesPerFlick: Int
  /// The number of points a large flick advances.
  package var pagesPerLargeFlick: Int

  /// Creates thresholds; the numbers of points are at least 1, and the speeds, in pt/ms, are not negative.
  public init(
    minimumFlickVelocity: Double = 0.2, largeFlickVelocity: Double = .infinity, pagesPerFlick: Int = 1,
    pagesPerLargeFlick: Int = 2
  ) {
    precondition(
      minimumFlickVelocity >= 0 && largeFlickVelocity >= 0,
      "flick velocities are speeds in points per millisecond: they must not be negative")
    precondition(
      pagesPerFlick >= 1 && pagesPerLargeFlick >= 1, "pagesPerFlick and pagesPerLargeFlick must be at least 1")
    (self.minimumFlickVelocity, self.largeFlickVelocity) = (minimumFlickVelocity, largeFlickVelocity)
    (self.pagesPerFlick, self.pagesPerLargeFlick) = (pagesPerFlick, pagesPerLargeFlick)
  }

  package var maximumPages: Int { largeFlickVelocity.isFinite ? max(pagesPerFlick, pagesPerLargeFlick) : pagesPerFlick }

  /// Returns the number of points for a release speed, in pt/ms; 0 if the release is not a flick.
  package func pages(forSpeed speed: Double) -> Int {
    if speed > largeFlickVelocity { return pagesPerLargeFlick }
    return speed > minimumFlickVelocity ? pagesPerFlick : 0
  }
}
