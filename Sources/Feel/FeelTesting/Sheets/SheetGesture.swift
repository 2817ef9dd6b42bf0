/// A gesture of a feel sheet: what people do to a row, in parts of the distance to the next item, or of the view's
/// length.
struct SheetGesture {
  let name: String
  /// Whether the view is at the start of its range, and not at the start item.
  let isAtStart: Bool
  private let actions: @Sendable (Double, Size2D, ScrollAxis) -> [GestureAction]
  private let moves: @Sendable (inout Finger) -> Void

  private init(
    _ name: String, isAtStart: Bool = false,
    actions: @escaping @Sendable (Double, Size2D, ScrollAxis) -> [GestureAction] = { _, _, _ in [] },
    moves: @escaping @Sendable (inout Finger) -> Void
  ) { (self.name, self.isAtStart, self.actions, self.moves) = (name, isAtStart, actions, moves) }

  func gesture(page: Double, in bounds: Size2D, _ axis: ScrollAxis) -> TouchGesture {
    var finger = Finger(page: page, axis, in: bounds)
    moves(&finger)
    return finger.finger.gesture(named: name, actions: actions(finger.finger.time, bounds, axis))
  }

  static let all: [SheetGesture] =
    [
      SheetGesture("slow drag, 0.4 page") { $0.drag(0.4, speed: 0.1) },
      SheetGesture("slow drag, 0.6 page") { $0.drag(0.6, speed: 0.1) },
      SheetGesture("slow drag, -0.6 page") { $0.drag(-0.6, speed: 0.1) },
      SheetGesture("drag 0.4 page and hold") { $0.drag(0.4, speed: 0.5, hold: 300) },
      SheetGesture("drag 0.6 page and hold") { $0.drag(0.6, speed: 0.5, hold: 300) },
    ]
    + [0.3, 1, 3].flatMap { speed in
      [1.0, -1].map { direction in
        SheetGesture("flick, \(DecimalText.short(direction * speed)) pt/ms") { $0.drag(direction * 0.3, speed: speed) }
      }
    } + [
      SheetGesture("past half, then back") {
        $0.down()
        $0.move(0.65, speed: 0.5)
        $0.move(-0.1, speed: 0.3)
        $0.finger.up()
      },
      SheetGesture("beyond the start, released still", isAtStart: true) { $0.drag(-0.4, speed: 0.5, hold: 300) },
      SheetGesture("beyond the start, released inward", isAtStart: true) {
        $0.down()
        $0.move(-0.4, speed: 0.5)
        $0.move(0.1, speed: 0.5)
        $0.finger.up()
      },
      SheetGesture("flick, caught after 100 ms") {
        $0.drag(0.3, speed: 1)
        $0.finger.wait(100)
        $0.down()
        $0.finger.wait(50)
        $0.finger.up()
      },
      SheetGesture("five flicks, 300 ms apart") {
        for _ in 0..<5 {
          $0.drag(0.3, speed: 1)
          $0.finger.wait(300)
        }
      },
      SheetGesture(
        "flick, then half again as long",
        actions: { time, bounds, axis in
          [GestureAction(time: time + 5000, kind: .resize(changed(bounds) { $0[axis] *= 1.5 }))]
        }, moves: { $0.drag(0.3, speed: 1) }),
    ]

  /// A finger that moves in pages along an axis, in the direction in which the content offset grows.
  struct Finger {
    var finger: SyntheticFinger
    private let page: Double
    private let middle: Vector2D
    private let axis: ScrollAxis

    init(page: Double, _ axis: ScrollAxis, in bounds: Size2D) {
      (self.page, self.axis) = (page, axis)
      middle = bounds.middle
      finger = SyntheticFinger(at: middle, sampling: .hertz(120))
    }

    mutating func drag(_ pages: Double, speed: Double, hold: Double = 0) {
      down()
      move(pages, speed: speed)
      finger.wait(hold)
      finger.up()
    }

    mutating func down() {
      finger.hover(to: middle)
      finger.down()
    }

    /// Moves at a constant speed, in pt/ms, so that a release has that velocity.
    mutating func move(_ pages: Double, speed: Double) {
      var target = finger.location
      target[axis] -= pages * page
      finger.move(to: target, after: abs(pages) * page / speed)
    }
  }
}
