import GestureReplay

/// What differs between two files of one kind: golden traces, runs as JSON or decision maps.
public enum Comparison {
  /// Compares two files.
  ///
  /// - Returns: The lines of a report; empty where there is no difference.
  /// - Throws: `DocumentError` naming the file where one cannot be read, is of no known kind or not of the other's.
  public static func lines(between first: String, and second: String) throws(DocumentError) -> [String] {
    switch (try FeelDocument(contentsOfFile: first), try FeelDocument(contentsOfFile: second)) {
    case (.trace(let a), .trace(let b)), (.run(let a), .run(let b)):
      return GoldenDifference.between(a, and: b)?.lines ?? []
    case (.map(let a), .map(let b)):
      return MapDifference.between(a, and: b)?.lines ?? []
    case (let a, let b):
      throw DocumentError(file: second, "is \(b.name), but \(first) is \(a.name); name two of one kind")
    }
  }
}
