import ScrollPhysics
import TestSupport
import Testing

@testable import Readings

@Suite("The release of a recorded motion")
struct ReleasedMotionTests {
  private static let (frame, pixel) = (1000 / 60.0, 1.0 / 3)

  /// A track of the distances left to a target at 10,000 pt, with the finger's frames and, from the lift on, those of the law.
  private struct Planted {
    var samples: [TimedValue] = []
    /// The number of the law's first frame.
    var first = 0

    /// - Parameters:
    ///   - sign: 1 if the view moves to larger offsets, else -1.
    ///   - lift: When the finger lifts: after the first sample and not on a frame.
    ///   - hidden: The frames that were not recorded.
    init(
      sign: Double = 1, lift: Double, frame: Double = ReleasedMotionTests.frame, hidden: Range<Int> = 0..<0,
      finger: (Double) -> Double, law: (Double) -> Double
    ) {
      for index in 0..<160 where !hidden.contains(index) {
        let time = Double(index) * frame
        if time < lift { first += 1 }
        let left = time < lift ? finger(time - lift) : law(time - lift)
        let pixel = ReleasedMotionTests.pixel
        samples.append(TimedValue(time, 10_000 - sign * (left / pixel).rounded() * pixel))
      }
    }

    /// The movement as a law explains it.
    func move(_ law: MotionLaw) throws -> RecordedMove {
      let track = RecordedTrack(samples: samples)
      // The last sample before the view counts as at rest.
      let last = try #require(samples.lastIndex { abs($0.value - 10_000) > 0.1 }) + 1
      let fit = try #require(track.fit(law, first...last, 10_000))
      var move = RecordedMove(start: 0, end: samples[last].time)
      ReleasedMotion(track, fit, 0...last, from: first, rest: 10_000).write(to: &move)
      return move
    }
  }

  /// How far the release may be off, in ms, of a view that leaves it at some speed.
  private func uncertainty(_ move: RecordedMove, _ speed: Double) -> Double {
    (move.distanceHalfWidth - Self.pixel / 2) / speed
  }

  /// The faster the law leaves the finger's path, the better their meeting is known.
  ///
  /// In a few cases, the law's first frame is rounded so that it looks like the finger's.
  @Test(
    "Where the velocity jumps, the interval has the release though the view is up to half a frame behind the finger")
  func jumps() throws {
    var (count, odd) = (0, [String]())
    for (speed, ratio) in [(0.4, 2), (0.4, 3), (1.2, 2), (1.2, 3), (1.2, 5)] as [(Double, Double)] {
      for (sign, lag) in [(1.0, 0), (-1, 0.2), (1, 0.45), (-1, 0.45)] {
        for part in [0.1, 0.45, 0.8] {
          let lift = Self.frame * (20 + part)
          let distance = 100 * ratio * speed
          let law = Deceleration(from: -distance, velocity: speed, to: 0, rate: .fast)
          let planted = Planted(sign: sign, lift: lift) {
            distance + speed * (lag * Self.frame - max($0, -200))
          } law: {
            -law.offset(at: $0)
          }
          let move = try planted.move(.deceleration)
          let (release, finger) = (try #require(move.release), abs(move.fingerVelocity))
          let launch = law.initialVelocity * Numerics.exp(law.logarithmicRate * (release - lift))
          let own = uncertainty(move, launch)
          let expected = min(Self.frame / 2, (Self.pixel + finger * Self.frame / 2) / (launch - finger))
          count += 1
          if move.law != .retarget || abs(sign * move.velocity.value / launch - 1) > 0.02 || abs(release - lift) > own
            || abs(sign * move.fingerVelocity / speed - 1) > 0.04 || abs(own / expected - 1) > 0.05
          {
            odd.append("\(ratio) \(lag) \(part) \(own) \(expected) \(move.fingerVelocity) \(move.sentence)")
          }
        }
      }
    }
    #expect(odd.count * 8 <= count, "\(odd)")
  }

  @Test("A spring's release under a faster finger is found within a fraction of a frame, and its interval holds it")
  func springs() throws {
    var random = SeededGenerator(seed: 11)
    var (errors, widths) = (0.0, 0.0)
    for number in 0..<12 {
      let lift = Self.frame * (20 + Double.random(in: 0.02...0.98, using: &random))
      let (ratio, whole) = (
        Double.random(in: 0.5...0.75, using: &random), Double.random(in: 0.016...0.021, using: &random)
      )
      let spring = LinearLaw(pull: -ratio * whole, frequency: whole * (1 - ratio * ratio).squareRoot())
      let (distance, speed) = (
        Double.random(in: 100...200, using: &random), Double.random(in: 0.6...1.4, using: &random)
      )
      let start = spring.state(distance: distance, velocity: -speed)
      let own = speed * Double.random(in: 1.05...1.25, using: &random)
      let planted = Planted(lift: lift) {
        distance - max($0, -200) * own * (1 + max($0, -200) * 0.001)
      } law: {
        spring.state(start, after: $0).distance
      }
      let move = try planted.move(.spring(swingsPast: true))
      let (error, width) = (abs((move.release ?? 0) - lift), uncertainty(move, own))
      #expect(
        move.law == .spring && error <= width + Self.frame / 16, "\(number) \(error) \(move.sentence)")
      (errors, widths) = (errors + error / 12, widths + width / 12)
    }
    #expect(errors < 1.7 && widths < 6.5, "\(errors) \(widths)")
  }

  /// A finger held the view still before it lifted, and the recording has no frames at rest.
  ///
  /// With all frames its path is still; the frames before the hold would make it one that turns.
  @Test("Frames up to 150 ms before the finger's last one show its path, and no older ones", arguments: [16.6, 16.7])
  func ages(frame: Double) throws {
    let law = Deceleration(
      from: -100, velocity: 0, to: 0, rate: DecelerationRate(rawValue: Numerics.exp(-0.014)))
    for held in [8, 9, 12] {
      let releases = try [20..<20, 20 - held + 1..<20].map { hidden in
        let planted = Planted(lift: frame * 20.5, frame: frame, hidden: hidden) {
          100 + 0.5 * max(0, -$0 - (Double(held) + 0.5) * frame)
        } law: {
          -law.offset(at: $0)
        }
        return try #require(try planted.move(.deceleration).release)
      }
      // The last frame that moved is as old as the hold and one frame more.
      let isSeen = Double(held + 1) * frame <= 150
      #expect((abs(releases[0] - releases[1]) > 0.5) == isSeen, "\(held) \(releases)")
      #expect(abs(releases[0] - frame * 20.5) < 0.5, "\(releases)")
    }
  }
  /// In a few cases, the law's first frame is rounded so that it looks like the finger's.
  @Test("After two frames of a finger, the release lies on the line through them")
  func twoFrames() throws {
    let frame = 1000 / 30.0
    var odd: [String] = []
    for speed in [0.4, 0.8] {
      let law = Deceleration(from: -400 * speed, velocity: speed, to: 0, rate: .fast)
      // A rounded pixel moves the meeting by its part of the difference of the velocities.
      let known = 2 * Self.pixel / (law.initialVelocity - speed)
      for part in stride(from: 0.05, to: 1, by: 0.1) {
        let lift = (1 + part) * frame
        let planted = Planted(lift: lift, frame: frame) {
          400 * speed - speed * $0
        } law: {
          -law.offset(at: $0)
        }
        let move = try planted.move(.deceleration)
        if abs(try #require(move.release) - lift) > known { odd.append("\(part) \(move.sentence)") }
      }
    }
    #expect(odd.count <= 3, "\(odd)")
  }

  @Test("An animation from rest to rest is as long as between them, whatever its fit says", arguments: [1.0, -1])
  func distances(sign: Double) throws {
    for distance in [37.0, 145.25, 611] {
      for part in stride(from: 0.05, to: 1, by: 0.1) {
        let lift = (8 + part) * 1000 / 30
        let planted = Planted(sign: sign, lift: lift, frame: 1000 / 30) { _ in
          distance
        } law: {
          distance * (1 + Numerics.cos(min(1, max(0, $0 / 300)) * .pi)) / 2
        }
        let move = try planted.move(.animation)
        #expect(move.law == .animation && abs(abs(move.target - move.offset) - distance) <= Self.pixel / 2 + 1e-9)
      }
    }
  }
}
