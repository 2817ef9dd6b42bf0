import Documents
import FeelTesting
import Foundation
import GestureReplay
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
    name: "vertical", value: nil, help: "along the vertical axis; by default a layout's own, else the horizontal")
  static let shared: [Usage.Option] =
    [
      Usage.Option(
        name: "format", value: "FORMAT", help: "text (default), json or csv", kind: .oneOf(Format.self)),
      Usage.Option(name: "trace", value: nil, help: "with text: print every frame too"),
    ] + clockwork + [Usage.Option(name: "svg", value: "FILE", help: "also write a chart of the run")]
  static let clockwork: [Usage.Option] = [
    Usage.Option(name: "frame-rate", value: "HZ", help: "frames per second; the scene's by default"),
    Usage.Option(name: "step", value: "MS", help: "the integrator's step; the scene's by default"),
    tuning,
  ]
  static let tuning = Usage.Option(
    name: "tuning", value: "NAME=VALUE", help: "change a constant of the model; may be repeated", mayRepeat: true,
    kind: .assignment((ScrollTuning.presets + ScrollTuning.fields).map(\.name)))

  static let jobs = Usage.Option(
    name: "jobs", value: "N", help: "how many threads work; by default as many as there are cores")

  /// Returns the number of threads.
  static func jobs(_ arguments: ParsedArguments) throws -> Int {
    try arguments.wholeNumber("jobs", 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Returns the scene that `--scene` names, with the changes of the command line.
  static func scene(_ arguments: ParsedArguments) throws -> Scene {
    let path = try arguments.required("scene", "name a scene document, such as --scene Fixtures/scenes/card-row.json")
    return try scene(path, arguments)
  }

  /// Returns the scene of a file, with the constants, frame rate and step that the command line sets.
  static func scene(_ path: String, _ arguments: ParsedArguments) throws -> Scene {
    try FixtureHint.check(path, in: "Fixtures/scenes")
    var scene = try SceneDocument.read(contentsOfFile: path)
    if let rate = try arguments.number("frame-rate", 1...1000) { scene.configuration.frameRate = rate }
    if let step = try arguments.number("step", 0.01...1000) { scene.configuration.step = step }
    try apply(tuning: arguments.texts("tuning"), to: &scene)
    return scene
  }

  /// Applies `NAME=VALUE` changes to the constants.
  static func apply(tuning changes: [String], to scene: inout Scene) throws {
    for change in changes {
      let parts = change.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.count != 2 { throw UsageError("--tuning must be NAME=VALUE, not \(PrintableText.quoted(change))") }
      guard let field = ScrollTuning.field(named: parts[0]) else {
        let known = (ScrollTuning.presets + ScrollTuning.fields).map(\.name)
        let hint = Suggestion.text(for: parts[0], among: known)
        throw UsageError(
          hint.isEmpty
            ? "there is no constant \(PrintableText.quoted(parts[0])); the constants are \(known.joined(separator: ", "))"
            : "there is no constant \(PrintableText.quoted(parts[0]))\(hint)")
      }
      do {
        try scene.configuration.tuning.set(field, to: parts[1])
      } catch {
        throw UsageError("--tuning \(parts[0]) \(error.description)")
      }
    }
  }

  /// Returns the tolerance that `NAME=VALUE` words describe.
  static func tolerance(_ words: [String]) throws -> GoldenTolerance {
    var tolerance = GoldenTolerance.exact
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.count != 2 { throw UsageError("--tolerance must be NAME=VALUE, not \(PrintableText.quoted(word))") }
      guard let band = Double(parts[1]), band >= 0, band.isFinite else {
        throw UsageError(
          "--tolerance \(parts[0]) must be a number that is not negative, not \(PrintableText.quoted(parts[1]))")
      }
      if tolerance.set(parts[0], to: band) { continue }
      let known = GoldenTolerance.names
      let hint = Suggestion.text(for: parts[0], among: known)
      throw UsageError(
        "there is no tolerance \(PrintableText.quoted(parts[0]))"
          + (hint.isEmpty ? "; the tolerances are \(known.joined(separator: ", "))" : hint))
    }
    return tolerance
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
