import Documents
import Foundation

/// A file with a golden trace, a run as JSON, a decision map or a feel sheet.
package enum FeelDocument {
  case trace(GoldenTrace)
  /// A run as JSON, in the parts of a golden trace.
  case run(GoldenTrace)
  case map(DecisionMap)
  case sheet(FeelSheet)

  /// The name of the file's kind, for error messages.
  package var name: String {
    switch self {
    case .trace: "a golden trace"
    case .run: "a run"
    case .map: "a decision map"
    case .sheet: "a feel sheet"
    }
  }

  /// The trace or run, or nil for any other file.
  package var trace: GoldenTrace? {
    switch self {
    case .trace(let trace), .run(let trace): trace
    case .map, .sheet: nil
    }
  }

  /// The map, or that of a sheet; nil for a trace or run.
  package var map: DecisionMap? {
    switch self {
    case .trace, .run: nil
    case .map(let map): map
    case .sheet(let sheet): sheet.map
    }
  }

  /// Reads a file.
  /// - Throws: `DocumentError` naming the file if it cannot be read or is of no known kind.
  package init(contentsOfFile path: String) throws(DocumentError) {
    let data = try DocumentFile.read(path)
    let text = String(decoding: data, as: UTF8.self)
    do {
      if text.hasPrefix("scroll-trace") {
        self = .trace(try GoldenTrace(text))
        return
      }
      if text.hasPrefix("decision-map") {
        self = .map(try DecisionMapText.decode(text))
        return
      }
      if text.hasPrefix("feel-sheet") {
        self = .sheet(try FeelSheetText.decode(text))
        return
      }
      if text.first(where: { !$0.isWhitespace }) == "{" {
        self = .run(try RunJSON.decode(data))
        return
      }
    } catch {
      throw error.inFile(path)
    }
    throw DocumentError(file: path, "is not a golden trace, a run as JSON, a decision map or a feel sheet")
  }
}
