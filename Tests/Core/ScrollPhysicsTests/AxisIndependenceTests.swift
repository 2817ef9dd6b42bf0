import ScrollPhysics
import TestSupport
import Testing

@Suite("A target that is rewritten on one axis")
struct AxisIndependenceTests {
  private struct Columns: TargetBehavior {
    var pitch: Double?

    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      if let pitch { target.x = (target.x / pitch).rounded() * pitch }
    }
  }

  private static func trace(_ velocity: Vector2D, pitch: Double?) -> ScrollTrace {
    var stage = Stage(.map, at: Vector2D(x: 700, y: 700), behavior: Columns(pitch: pitch))
    stage.flick(velocity)
    stage.settle()
    return stage.trace
  }

  @Test(
    "The other axis decelerates to its proposed target as if nothing was rewritten",
    arguments: [(1.0, 0.7), (0.3, 1.6), (-0.8, 0.9), (0.9, -0.4)])
  func other(x: Double, y: Double) throws {
    let velocity = Vector2D(x: x, y: y)
    let (free, snapped) = (Self.trace(velocity, pitch: nil), Self.trace(velocity, pitch: 320))
    let release = try #require(snapped.releases.last)
    #expect(release.target.x != release.proposedTarget.x && release.target.y == release.proposedTarget.y)
    let frames = zip(free.frames, snapped.frames)
    #expect(frames.allSatisfy { $0.position.y == $1.position.y && $0.velocity.y == $1.velocity.y })
    #expect(free.rest?.contentOffset.y == snapped.rest?.contentOffset.y)
    // A deceleration to a distance D begins with k = (v − stopping speed) / D; that of the proposal is the view's own k.
    let rate = -Numerics.log(0.998)
    let distance = release.proposedTarget.y - release.contentOffset.y
    let adjusted = (abs(release.velocity.y) - ScrollTuning.default.stoppingSpeed) / abs(distance)
    #expect(abs(adjusted - rate) < 0.01 * rate)
  }
}
