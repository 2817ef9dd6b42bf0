import GestureReplay
import ScrollPhysics

/// Fingers that stay within 3 % of a threshold, most of them once on either side.
extension FixtureRecipes {
  /// One sampling interval, in ms.
  private static let interval = 1000.0 / 60

  /// Flicks that each catch the one before, and then a pause that ends the series.
  private static func series(_ finger: inout SyntheticFinger, of velocities: [Double]) throws {
    for velocity in velocities {
      finger.hover(to: Vector2D(x: 300, y: 400))
      try finger.flick(by: Vector2D(x: -230, y: 0), releaseVelocity: velocity)
      finger.wait(100)
    }
    finger.wait(1200)
  }

  static let thresholds: [Recipe] = [
    recipe("flicks-at-the-threshold") { finger in
      for velocity in [0.246, 0.254] {
        finger.hover(to: start)
        try finger.flick(by: Vector2D(x: -90, y: 0), releaseVelocity: velocity)
        finger.wait(1500)
      }
    },
    recipe("flicks-held-briefly") { finger in
      for pause in [40.6, 39.4] {
        finger.hover(to: start)
        finger.down()
        move(&finger, x: -100, 100)
        finger.hold(pause)
        finger.up()
        finger.wait(1000)
      }
    },
    recipe("half-page-drags", at: Vector2D(x: 300, y: 400)) { finger in
      // 0.492 and 0.508 of a page of 375 pt, after 10 pt of slop.
      for way in [194.5, 200.5] {
        finger.hover(to: Vector2D(x: 300, y: 400))
        finger.drag(by: Vector2D(x: -way, y: 0), over: 500, hold: 120)
        finger.wait(1000)
      }
    },
    recipe("flicks-at-the-overshoot", at: Vector2D(x: 340, y: 400)) { finger in
      // They leave 100 pt to the page and reach it at 0.197 and at 0.203 pt/ms.
      for velocity in [2.098, 2.112] {
        finger.hover(to: Vector2D(x: 340, y: 400))
        try finger.flick(by: Vector2D(x: -285, y: 0), releaseVelocity: velocity)
        finger.wait(1500)
      }
    },
    recipe("flick-off-horizontal") {
      try $0.flick(by: Vector2D(x: -150, y: -55.5), releaseVelocity: 1.4)
    },
    recipe("drags-that-bend") { finger in
      for way in [9.8, 10.2] {
        finger.hover(to: start)
        finger.down()
        move(&finger, x: -way, interval)
        move(&finger, x: -100, y: -100, 150)
        finger.hold(80)
        finger.up()
        finger.wait(300)
      }
    },
    recipe("drags-that-pause") { finger in
      for pause in [590.0, 610] {
        finger.hover(to: start)
        finger.down()
        move(&finger, x: -80, 200)
        finger.hold(pause - interval)
        move(&finger, y: -90, 200)
        finger.hold(80)
        finger.up()
        finger.wait(300)
      }
    },
    recipe("flicks-a-second-apart") { finger in
      for apart in [985.0, 985, 985, 985, 1015] {
        finger.wait(apart - 200)
        finger.hover(to: Vector2D(x: 300, y: 400))
        try finger.flick(by: Vector2D(x: -230, y: 0), releaseVelocity: 1.4, over: 200)
      }
    },
    recipe("flicks-that-fade") { finger in
      for last in [0.133, 0.127] {
        try series(&finger, of: [1.4, 1.4, 1.4, last])
      }
    },
    recipe("flicks-that-count") { finger in
      for velocity in [0.61, 0.59] {
        try series(&finger, of: [velocity, velocity, velocity, 1.4])
      }
    },
    recipe("ten-flicks", at: Vector2D(x: 330, y: 400), sampling: .hertz(120)) { finger in
      for _ in 0..<10 {
        finger.hover(to: Vector2D(x: 330, y: 400))
        try finger.flick(by: Vector2D(x: -250, y: 0), releaseVelocity: 1, over: 300)
        finger.wait(100)
      }
    },
  ]
}
