import GestureReplay
import ScrollPhysics

/// How each gesture under `Fixtures/gestures` is made; Fixtures/README.md says it in words.
enum FixtureRecipes {
  struct Recipe: Sendable {
    let name: String
    let make: @Sendable () throws -> TouchGesture
    var ending = "json"
  }

  static let start = Vector2D(x: 200, y: 400)

  static func recipe(
    _ name: String, at place: Vector2D = start, sampling: FingerSampling = .hertz(60), tremor: Double = 0,
    actions: [GestureAction] = [], _ perform: @escaping @Sendable (inout SyntheticFinger) throws -> Void
  ) -> Recipe {
    Recipe(name: name) {
      var finger = SyntheticFinger(at: place, sampling: sampling, tremor: tremor, seed: 7)
      try perform(&finger)
      return finger.gesture(named: name, actions: actions).roundedToThousandths()
    }
  }

  static func move(_ finger: inout SyntheticFinger, x: Double = 0, y: Double = 0, _ duration: Double) {
    finger.move(to: finger.location + Vector2D(x: x, y: y), after: duration)
  }

  /// A flick whose device reports each instant twice, kept in the CSV form.
  private static let coalesced = Recipe(
    name: "flick-coalesced",
    make: {
      var finger = SyntheticFinger(at: start)
      finger.down()
      for step in 1...8 {
        move(&finger, x: -2 * Double(step) - 1, 16.667)
        move(&finger, x: -1, 0)
      }
      finger.up()
      return finger.gesture(named: "flick-coalesced").roundedToThousandths()
    }, ending: "csv")

  static let all = plain + thresholds

  private static let plain: [Recipe] = [
    recipe("slow-drag") { $0.drag(by: Vector2D(x: -160, y: 0), over: 900) },
    recipe("slow-drag-up") { $0.drag(by: Vector2D(x: 0, y: -160), over: 900) },
    recipe("drag-and-hold") { $0.drag(by: Vector2D(x: -150, y: 0), over: 250, hold: 120, profile: .linear) },
    recipe("flick-left") { try $0.flick(by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2) },
    recipe("flick-right") { try $0.flick(by: Vector2D(x: 150, y: 0), releaseVelocity: 1.2) },
    recipe("flick-up", sampling: .hertz(120)) { try $0.flick(by: Vector2D(x: 0, y: -180), releaseVelocity: 2.5) },
    recipe("flick-down", sampling: .hertz(120)) { try $0.flick(by: Vector2D(x: 0, y: 180), releaseVelocity: 2.5) },
    recipe("flick-slow") { try $0.flick(by: Vector2D(x: -90, y: 0), releaseVelocity: 0.3) },
    recipe("flick-too-slow") { try $0.flick(by: Vector2D(x: -90, y: 0), releaseVelocity: 0.24) },
    recipe("flick-fast", sampling: .hertz(120)) {
      try $0.flick(by: Vector2D(x: -260, y: 0), releaseVelocity: 4.5)
    },
    recipe("flick-diagonal") { try $0.flick(by: Vector2D(x: -120, y: -90), releaseVelocity: 1.5) },
    recipe("flick-near-horizontal") { try $0.flick(by: Vector2D(x: -150, y: -53), releaseVelocity: 1.4) },
    recipe("flick-short") { finger in
      finger.down()
      move(&finger, x: -14, 16.667)
      move(&finger, x: -16, 16.667)
      finger.up()
    },
    coalesced,
    recipe("flick-irregular", sampling: .irregular(hertz: 90, jitter: 0.6, seed: 11), tremor: 0.4) {
      try $0.flick(by: Vector2D(x: -150, y: 0), releaseVelocity: 1.1)
    },
    recipe("overscroll-start-hold") {
      $0.drag(by: Vector2D(x: 180, y: 0), over: 300, hold: 150, profile: .linear)
    },
    recipe("overscroll-end-hold") {
      $0.drag(by: Vector2D(x: -180, y: 0), over: 300, hold: 150, profile: .linear)
    },
    recipe("overscroll-outward") { try $0.flick(by: Vector2D(x: 120, y: 0), releaseVelocity: 1) },
    recipe("overscroll-inward") { finger in
      finger.down()
      move(&finger, x: 180, 250)
      move(&finger, x: -70, 70)
      finger.up()
    },
    recipe("catch-deceleration") { finger in
      try finger.flick(by: Vector2D(x: -150, y: 0), releaseVelocity: 1.6)
      finger.wait(350)
      finger.down()
      finger.hold(180)
      finger.up()
    },
    recipe("catch-and-drag") { finger in
      try finger.flick(by: Vector2D(x: -150, y: 0), releaseVelocity: 1.6)
      finger.wait(350)
      finger.down()
      move(&finger, x: 6, 50)
      finger.hold(100)
      finger.up()
    },
    recipe("catch-bounce") { finger in
      try finger.flick(by: Vector2D(x: 150, y: 0), releaseVelocity: 1.8)
      finger.wait(110)
      finger.down()
      move(&finger, x: 45, 120)
      finger.hold(100)
      finger.up()
    },
    recipe("five-flicks") { finger in
      for _ in 0..<5 {
        finger.wait(250)
        finger.hover(to: Vector2D(x: 300, y: 400))
        try finger.flick(by: Vector2D(x: -230, y: 0), releaseVelocity: 1.4, over: 220)
      }
    },
    recipe("seven-flicks", at: Vector2D(x: 330, y: 400), sampling: .hertz(120)) { finger in
      for _ in 0..<7 {
        finger.hover(to: Vector2D(x: 330, y: 400))
        try finger.flick(by: Vector2D(x: -250, y: 0), releaseVelocity: 2.2, over: 200)
        finger.wait(100)
      }
    },
    recipe("six-flicks-short") { finger in
      for _ in 0..<6 {
        finger.wait(120)
        finger.hover(to: Vector2D(x: 0, y: 500))
        try finger.flick(by: Vector2D(x: 0, y: -110), releaseVelocity: 0.9, over: 200)
      }
    },
    recipe("flick-back-and-forth") { finger in
      try finger.flick(by: Vector2D(x: -150, y: 0), releaseVelocity: 1.6)
      finger.wait(200)
      try finger.flick(by: Vector2D(x: 140, y: 0), releaseVelocity: 1.2)
    },
    recipe("three-flicks-back") { finger in
      for _ in 0..<3 {
        finger.hover(to: Vector2D(x: 60, y: 400))
        try finger.flick(by: Vector2D(x: 200, y: 0), releaseVelocity: 1.4, over: 200)
        finger.wait(900)
      }
    },
    recipe("cancelled") { finger in
      finger.down()
      move(&finger, x: -120, 150)
      finger.cancel()
    },
    recipe("tap") { finger in
      finger.down()
      move(&finger, x: 3, y: -4, 60)
      finger.up()
    },
    recipe("tap-late") { finger in
      finger.wait(6900)
      finger.down()
      finger.hold(60)
      finger.up()
    },
    recipe("catch-advance") { finger in
      // Into the first advance of a carousel, back a little, then on.
      finger.wait(2100)
      finger.down()
      move(&finger, x: 30, 80)
      finger.hold(100)
      finger.up()
      finger.wait(200)
      finger.hover(to: start)
      try finger.flick(by: Vector2D(x: -100, y: 0), releaseVelocity: 0.9)
      finger.wait(2600)
      finger.down()
      finger.up()
    },
    recipe("rotate-at-rest", actions: [.init(time: 1500, kind: .resize(Size2D(width: 667, height: 375)))]) {
      try $0.flick(by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
    },
    recipe("drag-pause-turn") { finger in
      finger.down()
      move(&finger, x: -80, 200)
      finger.hold(650)
      move(&finger, y: -90, 200)
      finger.hold(80)
      finger.up()
    },
    recipe(
      "animated-scroll",
      actions: [
        .init(time: 100, kind: .setContentOffset(Vector2D(x: 700, y: 0), animated: true)),
        .init(time: 250, kind: .setContentOffset(Vector2D(x: 200, y: 0), animated: true)),
        .init(time: 900, kind: .setContentOffset(Vector2D(x: 500, y: 0), animated: false)),
      ]
    ) { _ in },
    recipe(
      "scroll-under-motion",
      actions: [.init(time: 500, kind: .setContentOffset(Vector2D(x: 100, y: 0), animated: true))]
    ) { try $0.flick(by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2) },
    recipe(
      "rotate-in-motion", actions: [.init(time: 420, kind: .resize(Size2D(width: 667, height: 240)))]
    ) { try $0.flick(by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2) },
  ]
}

extension TouchGesture {
  /// The gesture with times and places of three decimals, as they stand in files.
  fileprivate func roundedToThousandths() -> TouchGesture {
    func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    var copy = self
    copy.samples = samples.map {
      TouchSample(
        time: rounded($0.time), location: Vector2D(x: rounded($0.location.x), y: rounded($0.location.y)),
        phase: $0.phase)
    }
    return copy
  }
}
