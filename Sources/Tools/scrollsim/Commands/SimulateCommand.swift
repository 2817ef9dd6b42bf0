/// `scrollsim simulate`: performs a gesture on a scene.
enum SimulateCommand: Command {
  static let usage = Usage(
    name: "simulate", summary: "run a gesture on a scene",
    synopsis: "[SCENE GESTURE [OPTIONS]]",
    options: [
      RunOptions.scene
    ] + FingerOptions.options + RunOptions.shared,
    positional: "SCENE", isScene: SceneArgument.only, outputs: RunOptions.outputs,
    examples: [
      "scrollsim simulate",
      "scrollsim simulate Fixtures/scenes/card-row.json --flick 1.2",
      "scrollsim simulate Fixtures/scenes/card-row.json --flick 1.2 --distance 150",
      "scrollsim simulate Fixtures/scenes/card-row.json --drag 200 --hold 300",
      "scrollsim simulate --scene Fixtures/scenes/card-row.json \\",
      "    --gesture Fixtures/gestures/flick-left.json --format csv",
    ],
    notes: FingerOptions.notes
      + "\nWithout options, the command flicks a built-in row of cards as an example.")

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    if arguments.isEmpty { return try Demonstration.run() }
    let scene = try RunOptions.scene(arguments)
    let gesture = try FingerOptions.gesture(arguments, scene)
    let trace = try scene.perform(gesture)
    let run = ScrollRun(scene, gesture: gesture.name, trace: trace)
    try RunOptions.show(run, of: scene, arguments)
    let differences = ReportedDifference.find(in: trace, of: gesture)
    for difference in differences { Terminal.printError(difference) }
    return differences.isEmpty ? .success : .differences
  }
}
