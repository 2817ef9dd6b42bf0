import Documents
import FeelTesting
import Foundation
import GestureReplay
import Scenes

/// `scrollsim audit`: finds faults of a scroll view, with the simplest gestures that show them.
enum AuditCommand: Command {
  enum Format: String, CaseIterable {
    case text, json, markdown
  }

  static let usage = Usage(
    name: "audit", summary: "examine a scene for what users complain about",
    synopsis: "--scene FILE [OPTIONS]",
    options: [
      RunOptions.scene,
      .init(
        name: "only", value: "ID[,ID]", help: "these audits only", kind: .list(Audits.all.map(\.id))),
      .init(name: "limit", value: "N", help: "the most items a flick may go; the design's own limit by default"),
      .init(
        name: "parameter", value: "NAME=VALUE", help: "change what an audit allows; may be repeated", mayRepeat: true,
        kind: .assignment(AuditParameters.fields.map(\.name))),
      .init(
        name: "format", value: "FORMAT", help: "text (default) or json; markdown with --catalogue",
        kind: .oneOf(Format.self)),
      .init(
        name: "catalogue", value: "FILE", help: "instead of a scene: a list of known defects, printed as a page"),
      RunOptions.jobs,
      RunOptions.tuning,
    ],
    examples: [
      "scrollsim audit --scene Fixtures/scenes/minne-published.json",
      "scrollsim audit --scene Fixtures/scenes/pairs.json --limit 1 \\",
      "    --only skipped-items,double-step",
    ],
    notes: "audits:\n" + audits + "\nparameters:\n" + parameters
      + "\nexit status: 0 without findings, 1 with findings")

  private static var audits: String {
    Audits.all.map { "  \($0.id)\n    \(Usage.wrapped($0.sentence, indent: 4, columns: 80))\n" }.joined()
  }

  private static var parameters: String {
    AuditParameters.fields.map { field in
      let unit = field.unit.isEmpty ? "" : " \(field.unit)"
      let text = "\(field.summary), \(JSONText.number(AuditParameters()[field]))\(unit) by default"
      return "  \(field.name)\n    \(Usage.wrapped(text, indent: 4, columns: 80))\n"
    }.joined()
  }

  /// Applies `NAME=VALUE` changes to the parameters.
  private static func apply(_ changes: [String], to parameters: inout AuditParameters) throws {
    for change in changes {
      let parts = change.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.count != 2 { throw UsageError("--parameter must be NAME=VALUE, not \(PrintableText.quoted(change))") }
      guard let field = AuditParameters.fields.first(where: { $0.name == parts[0] }) else {
        let known = AuditParameters.fields.map(\.name)
        throw UsageError(
          "there is no parameter \(PrintableText.quoted(parts[0]))\(Suggestion.text(for: parts[0], among: known));"
            + " the parameters are \(known.joined(separator: ", "))")
      }
      guard let value = Double(parts[1]), field.range.contains(value) else {
        throw UsageError(
          "--parameter \(field.name) must be a number from \(JSONText.number(field.range.lowerBound)) to"
            + " \(JSONText.number(field.range.upperBound)), not \(PrintableText.quoted(parts[1]))")
      }
      parameters[field] = value
    }
  }

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let jobs = try RunOptions.jobs(arguments)
    let format = try arguments.oneOf("format", Format.self) ?? .text
    if let catalogue = arguments.text("catalogue") {
      if arguments.has("scene") || format != .markdown {
        throw UsageError("--catalogue goes with --format markdown, and without --scene")
      }
      let progress = ProgressBar("audits of \(catalogue)")
      let page = try AuditPage(contentsOfFile: catalogue, jobs: jobs).markdown(progress: progress.show)
      progress.clear()
      Terminal.put(document: page)
      return .fine
    }
    if format == .markdown { throw UsageError("--format markdown goes with --catalogue") }
    let scene = try RunOptions.scene(arguments)
    var parameters = AuditParameters()
    parameters.limit = try arguments.wholeNumber("limit", 1...1_000_000)
    try apply(arguments.texts("parameter"), to: &parameters)
    let only = arguments.text("only")?.split(separator: ",").map(String.init)
    for id in only ?? [] where !Audits.all.contains(where: { $0.id == id }) {
      throw UsageError(
        "--only: there is no audit \(PrintableText.quoted(id))\(Suggestion.text(for: id, among: Audits.all.map(\.id)))")
    }
    let progress = ProgressBar("audit of \(scene.name)")
    let path = try arguments.required("scene", "name a scene document")
    let report: AuditReport
    do {
      report = try Audits.run(on: scene, only: only, parameters: parameters, jobs: jobs, progress: progress.show)
    } catch {
      throw error.inFile(path)
    }
    progress.clear()
    switch format {
    case .json: Terminal.put(document: AuditReportJSON.encode(report, scene: path))
    default: Terminal.print(AuditReportText.encode(report, scene: path))
    }
    return report.findings.isEmpty ? .fine : .differences
  }
}
