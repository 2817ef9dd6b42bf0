extension Report {
  /// A section about a decision map, alone or over another.
  public struct Map: Sendable {
    /// The title of the section; by default it names the map.
    public var title: String
    package var subtitle: String
    package var notes: [String]
    package var command: (words: String, command: String)?
    package var isFailure = false
    var shown: DecisionMap
    /// The map to compare with.
    var before: DecisionMap?

    /// Creates a section about a map; if it differs from another, the subtitle and the notes say how.
    public init(_ shown: DecisionMap, before: DecisionMap? = nil, title: String? = nil) {
      let difference = before.flatMap { MapDifference.between($0, and: shown) }
      (self.shown, self.before) = (shown, before)
      self.title =
        title
        ?? (before == nil || before?.name == shown.name
          ? "Decision map of \(shown.name)" : "Decision maps of \(before?.name ?? "") and \(shown.name)")
      subtitle = difference.map { Sentence.of($0.sentence) } ?? ""
      notes = difference?.lines ?? []
    }
  }
}
