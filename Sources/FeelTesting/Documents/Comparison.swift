import Foundation
import GestureReplay

/// What differs between two files of one kind: golden traces, runs as JSON or decision maps.
public enum Comparison {
  private enum Kind {
    case trace(GoldenTrace)
    case run(GoldenTrace)
    case map(DecisionMap)

    var name: String {
      switch self {
      case .trace: "a golden trace"
      case .run: "a run"
      case .map: "a decision map"
      }
    }
  }

  /// Compares two files.
  ///
  /// - Returns: The lines of a report; empty where there is no difference.
  /// - Throws: `DocumentError` naming the file where one cannot be read, is of no known kind or not of the other's.
  public static func lines(between first: String, and second: String) throws(DocumentError) -> [String] {
    switch (try read(first), try read(second)) {
    case (.trace(let a), .trace(let b)), (.run(let a), .run(let b)):
      return GoldenDifference.between(a, and: b)?.lines ?? []
    case (.map(let a), .map(let b)):
      return MapDifference.between(a, and: b)?.lines ?? []
    case (let a, let b):
      throw DocumentError(file: second, "is \(b.name), but \(first) is \(a.name); name two of one kind")
    }
  }

  private static func read(_ path: String) throws(DocumentError) -> Kind {
    let data = try DocumentFile.read(path)
    let text = String(decoding: data, as: UTF8.self)
    do {
      if text.hasPrefix("scroll-trace") { return .trace(try GoldenTrace(text)) }
      if text.hasPrefix("decision-map") { return .map(try DecisionMapText.decode(text)) }
      if text.first(where: { !$0.isWhitespace }) == "{" { return .run(try RunJSON.decode(data)) }
    } catch {
      throw error.inFile(path)
    }
    throw DocumentError(
      file: path, "is no golden trace, no run as JSON and no decision map; these are what can be compared")
  }
}
