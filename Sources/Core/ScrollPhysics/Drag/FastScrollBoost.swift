/// Makes repeated flicks faster: multiplies the velocity of the fourth and later flicks of a series.
///
/// A series continues while each flick catches the motion of the one before within 1 s of its end. The flick must also
/// have the same direction and 130 pt/s or more. A flick below 600 pt/s ends the series after it. From the fourth flick
/// on
///
///     multiplier += min(drag / 240 pt, 0.9) · (1 + 0.5·(n − 3))        at most 16
///
/// where n is the number of earlier flicks in the series. Drags of 216 pt and more give the multipliers 1, 1, 1, 1.9,
/// 3.25, 5.05, 7.3, 10.
/// - Source: docs/Physics.md, "Repeated flicks" (grade A for AppKit; UIKit has variables of the same names).
package struct FastScrollBoost: Hashable, Sendable {
  private var multiplier = 1.0
  private var count = 0
  private var endTime = -Double.infinity
  private var direction = Vector2D.zero

  package init() {}

  /// Records the end of a flick and returns the multiplier of its velocity, 1 or more.
  package mutating func multiplier(
    velocity: Vector2D, dragDistance: Double, caughtMotion: Bool, time: Double, tuning: ScrollTuning = .default
  ) -> Double {
    let speed = velocity.length
    if !caughtMotion || time - endTime > tuning.fastScrollInterval { reset() }
    let turned = direction.x * velocity.x < 0 || direction.y * velocity.y < 0
    if turned || speed < tuning.fastScrollMinimumSpeed { reset() }
    let beyond = Double(count) - tuning.fastScrollFreeFlicks
    if beyond >= 0 {
      let boost =
        min(dragDistance / tuning.fastScrollDragDistance, tuning.fastScrollMaximumBoost)
        * (1 + tuning.fastScrollGrowth * beyond)
      multiplier = min(multiplier + boost, tuning.fastScrollMaximumMultiplier)
    } else {
      multiplier = 1
    }
    let result = multiplier
    if speed < tuning.fastScrollCountingSpeed { reset() } else { count += 1 }
    direction = velocity
    endTime = time
    return result
  }

  private mutating func reset() {
    multiplier = 1
    count = 0
  }
}
