import Documents
import FeelTesting
import GestureReplay
import Scenes
import ScrollCharts

/// The options of commands that draw files or new runs.
enum PictureOptions {
  static let options: [Usage.Option] =
    [
      Usage.Option(
        name: "scene", value: "FILE",
        help: "the scene to run, a scroll-scene document; with files and no gesture, the one they are runs of")
    ] + FingerOptions.options + [
      Usage.Option(
        name: "against", value: "FILE", help: "another scene, on which the same gesture is compared")
    ] + RunOptions.clockwork

  static let output = Usage.Option(
    name: "output", value: "FILE", help: "where to write it; standard output by default")

  /// Returns the picture that the command line requests.
  static func picture(_ arguments: ParsedArguments) throws -> Picture {
    if FingerOptions.ways(arguments).isEmpty {
      if arguments.has("against") { throw UsageError("--against needs a gesture, such as --gesture FILE") }
      guard let first = arguments.positional else {
        throw UsageError("name a run, a trace or a map, or say what to run: --scene FILE --gesture FILE")
      }
      let scene = arguments.has("scene") ? try RunOptions.scene(arguments) : nil
      return try Picture(
        of: arguments.secondPositional ?? first, over: arguments.secondPositional.map { _ in first }, scene: scene)
    }
    if arguments.secondPositional != nil {
      throw UsageError("with a gesture, name one file at most: the run to compare with")
    }
    if arguments.has("against") && arguments.positional != nil {
      throw UsageError("--against and a file exclude each other: both are what the run is compared with")
    }
    let scene = try RunOptions.scene(arguments)
    let run = try perform(scene, arguments)
    if let path = arguments.text("against") {
      return .of(run, over: try perform(try RunOptions.scene(path, arguments), arguments))
    }
    guard let path = arguments.positional else { return .of(run, over: nil) }
    let document = try FeelDocument(contentsOfFile: path)
    guard let before = document.trace else {
      throw DocumentError(file: path, "is \(document.name); name a trace or a run to compare the run with")
    }
    return .of(run, over: ScenePicture(scene).played(before))
  }

  private static func perform(_ scene: Scene, _ arguments: ParsedArguments) throws -> PlayedRun {
    let gesture = try FingerOptions.gesture(arguments, scene)
    return ScenePicture(scene).played(
      ScrollRun(scene, gesture: gesture.name, trace: try scene.perform(gesture)))
  }

  /// Writes a document to the file that `--output` names, or to standard output.
  static func write(_ text: String, _ arguments: ParsedArguments) throws {
    guard let path = arguments.text("output") else { return Terminal.put(document: text) }
    try DocumentFile.write(text, to: path)
  }
}
