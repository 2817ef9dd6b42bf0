import ScrollPhysics

extension SyntheticFinger {
  /// Comes down, moves by a way, and lifts at a velocity that is then exactly the release velocity.
  ///
  /// The finger starts from rest, gathers speed along a cubic, and keeps its final velocity for the last three
  /// sampling intervals, which are what a release velocity is made of.
  ///
  /// - Parameters:
  ///   - way: How far, in points; the velocity points the same way.
  ///   - releaseVelocity: The speed at which the finger lifts, in pt/ms.
  ///   - duration: How long it takes, in ms; by default what a steady acceleration takes, 400 ms at most.
  /// - Throws: ``FlickError`` with a suggestion, where distance, duration and velocity cannot agree.
  public mutating func flick(by way: Vector2D, releaseVelocity: Double, over duration: Double? = nil) throws(FlickError)
  {
    let distance = way.length
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
    // From rest to v over T the cubic never turns back as long as v·T ≤ 3·distance.
    let longest = 3 * gathering / releaseVelocity
    let gatheringTime = duration.map { $0 - steady } ?? min(2 * gathering / releaseVelocity, 400)
    if !(gatheringTime > 0 && gatheringTime <= longest) {
      throw FlickError(
        description:
          "a flick of \(short(distance)) pt that ends at \(short(releaseVelocity)) pt/ms takes more than \(short(steady))"
          + " and at most \(short(longest + steady)) ms, not \(short(duration ?? 0)); change the duration, the distance"
          + " or the velocity")
    }
    let direction = way * (1 / distance)
    let start = place
    let slope = releaseVelocity * gatheringTime
    down()
    move(for: gatheringTime) { s in
      start + direction * (s * s * (3 * gathering - slope + s * (slope - 2 * gathering)))
    }
    move(for: steady) { s in start + direction * (gathering + releaseVelocity * steady * s) }
    land(at: start + way)
    up()
  }

  private func short(_ number: Double) -> String { JSONText.number((number * 1000).rounded() / 1000) }
}

extension Gesture {
  /// A drag from rest to rest.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down, in points of the screen.
  ///   - way: How far it moves, in points; the content offset grows where the finger moves left or up.
  ///   - duration: How long it takes, in ms.
  ///   - hold: How long the finger is still before it lifts, in ms.
  ///   - sampling: How often the finger is sampled.
  /// - Returns: The gesture.
  public static func drag(
    from start: Vector2D, by way: Vector2D, over duration: Double, hold: Double = 0,
    sampling: FingerSampling = .hertz(60)
  ) -> Gesture {
    var finger = SyntheticFinger(at: start, sampling: sampling)
    finger.drag(by: way, over: duration, hold: hold)
    return finger.gesture(named: "drag")
  }

  /// A flick that is released at exactly a velocity.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down, in points of the screen.
  ///   - way: How far it moves, in points; the content offset grows where the finger moves left or up.
  ///   - releaseVelocity: The speed at which the finger lifts, in pt/ms.
  ///   - duration: How long it takes, in ms; by default what a steady acceleration takes, 400 ms at most.
  ///   - sampling: How often the finger is sampled.
  /// - Returns: The gesture.
  /// - Throws: ``FlickError`` with a suggestion, where distance, duration and velocity cannot agree.
  public static func flick(
    from start: Vector2D, by way: Vector2D, releaseVelocity: Double, over duration: Double? = nil,
    sampling: FingerSampling = .hertz(60)
  ) throws(FlickError) -> Gesture {
    var finger = SyntheticFinger(at: start, sampling: sampling)
    try finger.flick(by: way, releaseVelocity: releaseVelocity, over: duration)
    return finger.gesture(named: "flick")
  }
}
