import Documents
import FeelTesting
import GestureReplay
import Scenes
import ScrollPhysics

/// `scrollsim release`: runs a scene from the moment of the release.
enum ReleaseCommand: Command {
  enum Direction: String, CaseIterable {
    case forward, backward
  }

  static let usage = Usage(
    name: "release", summary: "run a scene from the instant a finger lifts",
    synopsis: "--scene FILE --offset X --velocity V [OPTIONS]",
    options: [
      RunOptions.scene,
      .init(name: "offset", value: "X", help: "the content offset at which the finger lifts"),
      .init(name: "velocity", value: "V", help: "the velocity the hook is told, in pt/ms"),
      .init(name: "drag-start", value: "X0", help: "where the drag began, at rest; where the finger lifts by default"),
      .init(
        name: "last-movement", value: "DIR",
        help: "forward or backward: the finger's last movement; by default that of the velocity",
        kind: .oneOf(Direction.self)),
      .init(name: "proposed", value: "X", help: "the target proposed to the hook; UIKit's by default"),
      RunOptions.vertical,
    ] + Afterwards.options + SceneVariants.options + RunOptions.shared,
    examples: [
      "scrollsim release --scene Fixtures/scenes/card-row.json \\",
      "    --offset 180 --velocity 0.8",
      "scrollsim release --scene Fixtures/scenes/card-row.json \\",
      "    --offset -60 --velocity 0 --trace",
    ])

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let scene = try SceneVariants.apply(arguments, to: try RunOptions.scene(arguments))
    let axis: ScrollAxis = arguments.has("vertical") ? .vertical : scene.scrollAxis ?? .horizontal
    func along(_ number: Double, _ other: Vector2D = .zero) -> Vector2D {
      var vector = other
      vector[axis] = number
      return vector
    }
    let offset = along(
      try arguments.requiredNumber("offset", "the content offset at which the finger lifts"), scene.contentOffset)
    let velocity = along(try arguments.requiredNumber("velocity", "the velocity the hook is told, in pt/ms"))
    VelocityHint.warn(velocity[axis], option: "velocity")
    let start = along(try arguments.number("drag-start") ?? offset[axis], scene.contentOffset)
    let movement = try arguments.oneOf("last-movement", Direction.self).map { along($0 == .forward ? 1 : -1) }
    let proposed = try arguments.number("proposed").map { along($0, scene.contentOffset) }
    var view = scene.makeView()
    var trace = ScrollTrace(displayScale: scene.configuration.displayScale)
    let release = ReleaseState(
      contentOffset: offset, velocity: velocity, dragStartOffset: start, lastMovement: movement,
      proposedTarget: proposed)
    var budget = RunBudget()
    if !view.perform(
      release, then: try Afterwards.sequel(arguments), axis, within: &budget, recording: &trace)
    {
      throw budget.isSpent ? budget.error : ReplayError.stillMoving(after: TouchGesture.maximumDuration)
    }
    let name = "release at \(JSONText.number(offset[axis])) with \(JSONText.number(velocity[axis])) pt/ms"
    try RunOptions.show(
      ScrollRun(scene, gesture: name, trace: trace), of: scene,
      arguments)
    return .fine
  }
}
