/// A file with a golden trace, a run as JSON, which names no model, a decision map or a feel sheet.
package enum FeelDocument {
  case trace(RecordedRun)
  case map(DecisionMap)
  case sheet(FeelSheet)

  /// The name of the file's kind, for error messages.
  package var name: String {
    switch self {
    case .trace(let run): run.model == nil ? "a run" : "a golden trace"
    case .map: "a decision map"
    case .sheet: "a feel sheet"
    }
  }

  /// The trace or run, or nil for any other file.
  package var trace: RecordedRun? { if case .trace(let trace) = self { trace } else { nil } }

  /// The map, or that of a sheet; nil for a trace or run.
  package var map: DecisionMap? {
    switch self {
    case .trace: nil
    case .map(let map): map
    case .sheet(let sheet): sheet.map
    }
  }

  package var sheet: FeelSheet? { if case .sheet(let sheet) = self { sheet } else { nil } }

  /// The text of a golden of the document.
  var text: String {
    switch self {
    case .trace(let run): TraceText.encode(run)
    case .map(let map): DecisionMapText.encode(map)
    case .sheet(let sheet): FeelSheetText.encode(sheet)
    }
  }

  /// Reads the text of a golden of the same kind.
  func sibling(_ text: String) throws(DocumentError) -> FeelDocument {
    switch self {
    case .trace: .trace(try RecordedRun(text))
    case .map: .map(try DecisionMapText.decode(text))
    case .sheet: .sheet(try FeelSheetText.decode(text))
    }
  }

  var isOfOlderModel: Bool { (trace?.model ?? map?.model).map { $0 < ScrollModel.number } ?? false }

  /// Whether this version knows metrics that the document does not have.
  var lacksMetrics: Bool {
    trace.map { $0.values.count < FeelMetric.allCases.count }
      ?? sheet?.lines.contains { $0.values.contains(nil) } ?? false
  }

  /// Returns how the document differs from a golden of the same kind, with names for the two; nil if it does not.
  package func difference(
    since golden: FeelDocument, tolerance: GoldenTolerance = .exact,
    names: (golden: String, actual: String) = ("golden", "run")
  ) throws(DocumentError) -> GoldenDifference? {
    switch (golden, self) {
    case (.map(let old), .map(let new)):
      return MapDifference.between(old, and: new)?.naming(models: old.model, new.model)
    case (.sheet(let old), .sheet(let new)): return SheetDifference.between(old, and: new)
    default:
      guard let old = golden.trace, let new = trace else {
        throw DocumentError("is \(name), but the other is \(golden.name); name two files of the same kind")
      }
      return GoldenDifference.between(old, and: new, tolerance: tolerance, names: names)
    }
  }

  /// Reads a file of any known kind.
  package init(contentsOfFile path: String) throws(DocumentError) {
    self = try DocumentFile.about(path) { () throws(DocumentError) in
      let data = try DocumentFile.read(path)
      let text = String(decoding: data, as: UTF8.self)
      if text.hasPrefix("scroll-trace") { return .trace(try RecordedRun(text)) }
      if text.hasPrefix("decision-map") { return .map(try DecisionMapText.decode(text)) }
      if text.hasPrefix("feel-sheet") { return .sheet(try FeelSheetText.decode(text)) }
      if text.first(where: { !$0.isWhitespace }) == "{" { return .trace(try RunJSON.decode(data)) }
      throw DocumentError("is not a golden trace, a run as JSON, a decision map or a feel sheet")
    }
  }
}
