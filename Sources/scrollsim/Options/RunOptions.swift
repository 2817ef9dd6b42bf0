import Documents
import FeelTesting
import Foundation
import SceneReports
import Scenes
import ScrollCharts
import ScrollPhysics

/// The options that several commands share.
enum RunOptions {
  enum Format: String, CaseIterable {
    case text, json, csv
  }

  static let scene = Usage.Option(name: "scene", value: "FILE", help: "the scene, a scroll-scene document")
  static let vertical = Usage.Option(
    name: "vertical", value: nil,
    help: "use the vertical axis; by default the axis of the layout, else the horizontal one")
  static let shared: [Usage.Option] =
    [
      Usage.Option(
        name: "format", value: "FORMAT", help: "text (default), json or csv", kind: .oneOf(Format.self)),
      Usage.Option(name: "trace", value: nil, help: "with --format text: also print every frame"),
    ] + clockwork + [Usage.Option(name: "svg", value: "FILE", help: "also write a chart of the run")]
  static let clockwork: [Usage.Option] = [
    Usage.Option(name: "frame-rate", value: "HZ", help: "frames per second; by default those of the scene"),
    Usage.Option(name: "step", value: "MS", help: "the step of the integrator; by default that of the scene"),
    tuning,
  ]
  static let tuning = Usage.Option(
    name: "tuning", value: "NAME=VALUE", help: "change a constant of the model; may be repeated", mayRepeat: true,
    kind: .assignment((ScrollTuning.presets + ScrollTuning.fields).map(\.name)))

  static let jobs = Usage.Option(
    name: "jobs", value: "N", help: "the number of threads; by default the number of cores")

  static func jobs(_ arguments: ParsedArguments) throws -> Int {
    try arguments.wholeNumber("jobs", 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Returns the scene that `--scene` names, with the changes of the command line.
  static func scene(_ arguments: ParsedArguments) throws -> Scene {
    let path = try arguments.required(
      "scene", hint: "name a scene document, such as --scene Fixtures/scenes/card-row.json")
    return try scene(path, arguments)
  }

  /// Returns the scene of a file, with the constants, frame rate and step that the command line sets.
  static func scene(_ path: String, _ arguments: ParsedArguments) throws -> Scene {
    try FixtureHint.check(path, in: "Fixtures/scenes")
    var scene = try SceneDocument.read(contentsOfFile: path)
    if let rate = try arguments.number("frame-rate", 1...1000) { scene.configuration.frameRate = rate }
    if let step = try arguments.number("step", 0.01...1000) { scene.configuration.step = step }
    try apply(tuning: arguments.assignments("tuning"), to: &scene)
    return scene
  }

  /// Applies the values of `--tuning` to the constants.
  static func apply(tuning changes: [Assignment], to scene: inout Scene) throws {
    for change in changes {
      guard let field = ScrollTuning.field(named: change.name) else {
        throw change.unknown("constant", among: (ScrollTuning.presets + ScrollTuning.fields).map(\.name))
      }
      do {
        try scene.configuration.tuning.set(field, to: change.value)
      } catch {
        throw UsageError("--tuning: \(error.description)")
      }
    }
  }

  /// Prints a run in the requested format, and writes a chart of it if requested.
  static func show(_ run: ScrollRun, of scene: Scene, _ arguments: ParsedArguments) throws {
    if let path = arguments.text("svg") {
      try DocumentFile.write(RunChart.svg(ScenePicture(scene).charted(run)), to: path)
    }
    switch try arguments.oneOf("format", Format.self) ?? .text {
    case .text:
      Terminal.print(RunSummary.describe(run) + (arguments.has("trace") ? RunSummary.frames(run) : ""))
    case .json: Terminal.put(document: RunJSON.encode(run))
    case .csv: Terminal.put(document: FrameCSV.encode(run))
    }
  }
}
