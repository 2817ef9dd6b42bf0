extension SyntheticFinger {
  /// Touches down, moves by a translation, and lifts at a velocity that is exactly the release velocity.
  ///
  /// The finger starts from rest, accelerates along a cubic, and keeps its final velocity for the last three sampling
  /// intervals. A release velocity is computed from these.
  /// - Parameters:
  ///   - translation: The translation, in points; the release velocity has the same direction.
  ///   - releaseVelocity: The speed at the release, in pt/ms.
  ///   - duration: The duration, in ms; by default that of a steady acceleration, but at most 400 ms plus three
  ///     sampling intervals.
  /// - Throws: ``FlickError`` with a suggestion if distance, duration and velocity are incompatible.
  public mutating func flick(by translation: Vector2D, releaseVelocity: Double, over duration: Double? = nil)
    throws(FlickError)
  {
    let distance = translation.length
    let steady = longestInterval * 3
    let gathering = distance - releaseVelocity * steady
    if !(releaseVelocity > 0 && releaseVelocity.isFinite) || !(distance > 0 && distance.isFinite) {
      throw FlickError(description: "a flick needs a distance and a release velocity greater than 0")
    }
    if !(gathering > 0) {
      throw FlickError(
        description:
          "a flick of \(short(distance)) pt cannot end at \(short(releaseVelocity)) pt/ms: its last three samples take"
          + " \(short(steady)) ms; make it longer than \(short(releaseVelocity * steady)) pt, slower than"
          + " \(short(distance / steady)) pt/ms, or sample it more often")
    }
    // From rest to speed v in time T, the cubic never reverses as long as v·T ≤ 3·distance.
    let longest = 3 * gathering / releaseVelocity
    let gatheringTime = duration.map { $0 - steady } ?? min(2 * gathering / releaseVelocity, 400)
    if !(gatheringTime > 0 && gatheringTime <= longest) {
      throw FlickError(
        description:
          "a flick of \(short(distance)) pt that ends at \(short(releaseVelocity)) pt/ms takes more than \(short(steady))"
          + " and at most \(short(longest + steady)) ms, not \(short(duration ?? 0)); change the duration, the distance"
          + " or the velocity")
    }
    let direction = translation * (1 / distance)
    let start = location
    let slope = releaseVelocity * gatheringTime
    down()
    move(for: gatheringTime) { s in
      start + direction * (s * s * (3 * gathering - slope + s * (slope - 2 * gathering)))
    }
    move(for: steady) { s in start + direction * (gathering + releaseVelocity * steady * s) }
    up()
    hover(to: start + translation)
  }

  private func short(_ number: Double) -> String { JSONText.number((number * 1000).rounded() / 1000) }
}

extension TouchGesture {
  /// Returns a drag that starts and ends at rest.
  /// - Parameters:
  ///   - start: The location where the finger touches down, in points of the screen.
  ///   - translation: The translation, in points; the content offset grows when the finger moves left or up.
  ///   - duration: The duration of the movement, in ms.
  ///   - hold: The time for which the finger stays still before it lifts, in ms.
  ///   - sampling: The times at which the screen samples the finger.
  /// - Returns: The gesture.
  public static func drag(
    from start: Vector2D, by translation: Vector2D, over duration: Double, hold: Double = 0,
    sampling: FingerSampling = .hertz(60)
  ) -> TouchGesture {
    var finger = SyntheticFinger(at: start, sampling: sampling)
    finger.drag(by: translation, over: duration, hold: hold)
    return finger.gesture(named: "drag")
  }

  /// Returns a flick with an exact release velocity.
  /// - Parameters:
  ///   - start: The location where the finger touches down, in points of the screen.
  ///   - translation: The translation, in points; the content offset grows when the finger moves left or up.
  ///   - releaseVelocity: The speed at the release, in pt/ms.
  ///   - duration: The duration, in ms; by default that of a steady acceleration, but at most 400 ms plus three
  ///     sampling intervals.
  ///   - sampling: The times at which the screen samples the finger.
  /// - Returns: The gesture.
  /// - Throws: ``FlickError`` with a suggestion if distance, duration and velocity are incompatible.
  public static func flick(
    from start: Vector2D, by translation: Vector2D, releaseVelocity: Double, over duration: Double? = nil,
    sampling: FingerSampling = .hertz(60)
  ) throws(FlickError) -> TouchGesture {
    var finger = SyntheticFinger(at: start, sampling: sampling)
    try finger.flick(by: translation, releaseVelocity: releaseVelocity, over: duration)
    return finger.gesture(named: "flick")
  }
}

/// An error for a flick whose distance, duration and velocity are incompatible.
public struct FlickError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The values that are incompatible, and values that would not be.
  public var description: String
}
