/// `scrollsim release`: runs a scene from the moment of the release.
enum ReleaseCommand: Command {
  static let usage = Usage(
    name: "release", summary: "run a scene from the instant a finger lifts",
    synopsis: "SCENE --offset X --velocity V [OPTIONS]",
    options: [RunOptions.scene] + ReleaseOptions.options + RunOptions.shared,
    positional: "SCENE", isScene: SceneArgument.only, outputs: RunOptions.outputs,
    examples: [
      "scrollsim release Fixtures/scenes/card-row.json --offset 180 --velocity 0.8",
      "scrollsim release --scene Fixtures/scenes/card-row.json \\",
      "    --offset -60 --velocity 0 --trace",
    ])

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let scene = try SceneVariants.apply(arguments, to: try RunOptions.scene(arguments))
    let (axis, release) = try ReleaseOptions.release(arguments, on: scene)
    var view = scene.makeView()
    var trace = ScrollTrace(displayScale: scene.configuration.displayScale)
    var budget = RunBudget()
    if !view.perform(release, then: try SequelOptions.sequel(arguments), axis, within: &budget, recording: &trace) {
      throw budget.isSpent ? budget.error : ReplayError.stillMoving(after: TouchGesture.maximumDuration)
    }
    let (offset, velocity) = (release.contentOffset[axis], release.velocity[axis])
    let name = "release at \(JSONText.number(offset)) with \(JSONText.number(velocity)) pt/ms"
    try RunOptions.show(ScrollRun(scene, gesture: name, trace: trace), of: scene, arguments)
    return .success
  }
}
