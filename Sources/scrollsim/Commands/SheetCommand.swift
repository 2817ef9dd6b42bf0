import Documents
import FeelTesting
import Scenes

/// `scrollsim sheet`: prints the feel sheet of a scene.
enum SheetCommand: Command {
  static let usage = Usage(
    name: "sheet", summary: "show how a scene responds to a fixed set of gestures",
    synopsis: "--scene FILE [OPTIONS]",
    options: [RunOptions.scene, OutputOptions.output, RunOptions.jobs, RunOptions.tuning] + SceneVariants.options,
    examples: [
      "scrollsim sheet --scene Fixtures/scenes/minne.json",
      "scrollsim sheet --scene Fixtures/scenes/minne.json --output minne.sheet",
    ],
    notes: """
      A page is the distance to the next item. rest is in points along the row, settle
      in ms, jerk in pt/ms: the jump of the velocity at the release. The map follows.
      """)

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let scene = try SceneVariants.apply(arguments, to: try RunOptions.scene(arguments))
    let jobs = try RunOptions.jobs(arguments)
    let sheet: FeelSheet
    do throws(DocumentError) {
      sheet = try FeelSheet(of: scene, jobs: jobs)
    } catch {
      throw UsageError(error.description)
    }
    try OutputOptions.print(FeelSheetText.encode(sheet), arguments)
    return .fine
  }
}
