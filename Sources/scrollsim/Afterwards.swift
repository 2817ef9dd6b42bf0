import GestureReplay
import ScrollPhysics

/// What `release` does after the finger has lifted, for faults that show only then.
struct Afterwards {
  static let options: [Usage.Option] = [
    .init(name: "again", value: "N", help: "flick the same way N more times, each from where the view then is"),
    .init(name: "every", value: "MS", help: "how long after each release the next of --again comes"),
    .init(name: "catch", value: "MS", help: "catch the view MS after the release, and let it go still"),
    .init(name: "resize", value: "WxH", help: "at rest, give the view another size, as a rotation does"),
    .init(name: "wait", value: "MS", help: "at rest, let so much time pass, for what moves by itself"),
  ]

  private let again: Int
  private let every: Double
  private let caught: Double?
  private let size: Size2D?
  private let wait: Double?

  init(_ arguments: ParsedArguments) throws {
    again = try arguments.wholeNumber("again", 1...1000) ?? 0
    let every = try arguments.number("every", 0...1e6)
    if again > 0 && every == nil { throw UsageError("--again needs the time between releases: --every MS") }
    if again == 0 && every != nil { throw UsageError("--every needs the number of releases: --again N") }
    self.every = every ?? 0
    caught = try arguments.number("catch", 0...1e6)
    wait = try arguments.number("wait", 0...1e7)
    size = try arguments.text("resize").map(Self.size)
  }

  private static func size(_ text: String) throws -> Size2D {
    let sides = text.split(separator: "x").map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 0, height >= 0,
      width <= 1e6, height <= 1e6
    else { throw UsageError("--resize must be WIDTHxHEIGHT in points, such as 667x375, not \"\(text)\"") }
    return Size2D(width: width, height: height)
  }

  /// Releases a view at rest and does what follows, until it is at rest again.
  func run(
    _ release: ReleaseState, _ view: inout any SimulatedScrollView & Sendable, recording trace: inout ScrollTrace
  ) throws {
    let drag = release.contentOffset - release.dragStartOffset
    view.release(
      at: release.contentOffset, velocity: release.velocity, dragStart: release.dragStartOffset,
      lastMovement: release.lastMovement, proposing: release.proposedTarget, recording: &trace)
    for _ in 0..<again {
      view.advance(to: view.time + every, recording: &trace)
      let start = view.contentOffset
      view.release(
        at: start + drag, velocity: release.velocity, dragStart: start, lastMovement: release.lastMovement,
        proposing: nil, recording: &trace)
    }
    if let caught {
      view.advance(to: view.time + caught, recording: &trace)
      let bounds = view.configuration.geometry.boundsSize
      let middle = Vector2D(x: bounds.width / 2, y: bounds.height / 2)
      view.touchDown(at: middle, time: view.time, recording: &trace)
      view.touchUp(at: middle, time: view.time + 16, recording: &trace)
    }
    try settle(&view, &trace)
    if let size {
      view.resize(to: size, recording: &trace)
      try settle(&view, &trace)
    }
    if let wait {
      view.advance(to: view.time + wait, recording: &trace)
      try settle(&view, &trace)
    }
  }

  private func settle(_ view: inout any SimulatedScrollView & Sendable, _ trace: inout ScrollTrace) throws {
    if !view.advanceToRest(limit: view.time + Gesture.maximumDuration, recording: &trace) {
      throw ReplayError.stillMoving(after: Gesture.maximumDuration)
    }
  }
}
