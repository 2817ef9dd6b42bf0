import ScrollPhysics
import Testing
import TestSupport

@Suite("Pan recognition")
struct PanRecognitionTests {
  private static let start = Vector2D(x: 100, y: 200)

  private func recognizes(
    _ x: Double, _ y: Double, horizontal: Bool = true, vertical: Bool = true
  ) -> Bool {
    var recognition = PanRecognition(start: Self.start, catchesMotion: false)
    let recognized = recognition.move(
      to: Self.start + Vector2D(x: x, y: y), horizontal: horizontal, vertical: vertical)
    #expect(recognition.isRecognized == recognized)
    return recognized
  }

  @Test(
    "A drag begins when the finger has moved 10 points, in any direction",
    arguments: [
      (10, 0, true), (-10, 0, true), (0, 10, true), (9.999, 0, false), (6, 8, true), (-6, -8, true), (7, 7, false),
      (7.08, 7.08, true), (0, 0, false),
    ] as [(Double, Double, Bool)])
  func distance(x: Double, y: Double, recognized: Bool) {
    #expect(recognizes(x, y) == recognized)
  }

  @Test("Only axes that can move count for the slop")
  func axes() {
    #expect(!recognizes(50, 9, horizontal: false))
    #expect(recognizes(50, 10, horizontal: false))
    #expect(!recognizes(9, 50, vertical: false))
    #expect(recognizes(10, 50, vertical: false))
    #expect(!recognizes(50, 50, horizontal: false, vertical: false))
  }

  @Test("The distance is measured from where the finger came down, not between moves")
  func cumulative() {
    var recognition = PanRecognition(start: Self.start, catchesMotion: false)
    for n in 1...9 {
      #expect(
        recognition.move(to: Self.start + Vector2D(x: Double(n), y: 0), horizontal: true, vertical: true) == false)
    }
    #expect(recognition.move(to: Self.start + Vector2D(x: 10, y: 0), horizontal: true, vertical: true) == true)
    // Once only.
    #expect(recognition.move(to: Self.start + Vector2D(x: 30, y: 0), horizontal: true, vertical: true) == false)
    #expect(recognition.isRecognized)
  }

  @Test("The content stays 10 points behind the finger, because the slop is swallowed")
  func swallowed() {
    var recognition = PanRecognition(start: Self.start, catchesMotion: false)
    #expect(recognition.move(to: Self.start + Vector2D(x: 18, y: 24), horizontal: true, vertical: true) == true)
    #expect((recognition.swallowed - Vector2D(x: 6, y: 8)).length <= 1e-12)
    let translation = recognition.translation(at: Self.start + Vector2D(x: 18, y: 24))
    #expect((translation - Vector2D(x: 12, y: 16)).length <= 1e-12)
    #expect((recognition.translation(at: Self.start) + recognition.swallowed).length <= 1e-12)
  }

  @Test("An axis that cannot move does not swallow its slop")
  func swallowedOnMovableAxis() {
    var recognition = PanRecognition(start: Self.start, catchesMotion: false)
    #expect(recognition.move(to: Self.start + Vector2D(x: 20, y: 20), horizontal: true, vertical: false) == true)
    #expect(recognition.swallowed == Vector2D(x: 10, y: 0))
  }

  @Test("If the tuning applies the slop, the content stays under the finger")
  func applied() {
    var tuning = ScrollTuning.default
    tuning.panSlopHandling = .applied
    var recognition = PanRecognition(start: Self.start, catchesMotion: false, tuning: tuning)
    #expect(recognition.move(to: Self.start + Vector2D(x: 9, y: 0), horizontal: true, vertical: true) == false)
    #expect(recognition.move(to: Self.start + Vector2D(x: 18, y: 24), horizontal: true, vertical: true) == true)
    #expect(recognition.swallowed == .zero)
    #expect(recognition.translation(at: Self.start + Vector2D(x: 18, y: 24)) == Vector2D(x: 18, y: 24))
  }

  @Test("A finger that catches a moving view drags it at once, without slop")
  func catching() {
    var recognition = PanRecognition(start: Self.start, catchesMotion: true)
    #expect(recognition.isRecognized && recognition.slop == 0)
    #expect(recognition.move(to: Self.start + Vector2D(x: 1, y: 0), horizontal: true, vertical: true) == false)
    #expect(recognition.translation(at: Self.start + Vector2D(x: 1, y: 0)) == Vector2D(x: 1, y: 0))
  }

  @Test("The tuning sets the slop; without slop, the first movement drags")
  func tuning() {
    var tuning = ScrollTuning.default
    tuning.panSlop = 3
    var three = PanRecognition(start: .zero, catchesMotion: false, tuning: tuning)
    #expect(three.move(to: Vector2D(x: 2.9, y: 0), horizontal: true, vertical: true) == false)
    #expect(three.move(to: Vector2D(x: 3, y: 0), horizontal: true, vertical: true) == true)
    tuning.panSlop = 0
    var zero = PanRecognition(start: .zero, catchesMotion: false, tuning: tuning)
    #expect(zero.move(to: .zero, horizontal: true, vertical: true) == false)
    #expect(zero.move(to: Vector2D(x: 0.1, y: 0), horizontal: true, vertical: true) == true)
    #expect(zero.swallowed == .zero)
  }
}
