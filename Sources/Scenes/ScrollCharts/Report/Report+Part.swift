extension Report {
  /// A section with a picture of a run or a decision map, alone or over another, and what is said of it.
  public struct Part<Shown: Sendable>: Sendable {
    /// The title of the section; by default it names the run's scene and gesture, or the map.
    public var title: String
    /// A sentence below the title that says what happened; may be empty.
    package var subtitle = ""
    /// Remarks, one per line.
    package var notes: [String] = []
    /// A command that belongs to the part, with a phrase that introduces it.
    package var command: (words: String, command: String)?
    package var isFailure = false
    let shown: Shown
    /// The run or the map to compare with.
    let before: Shown?

    package func saying(
      _ subtitle: String, _ notes: [String] = [], _ command: (words: String, command: String)? = nil,
      isFailure: Bool = true
    ) -> Self {
      changed(self) { ($0.subtitle, $0.notes, $0.command, $0.isFailure) = (subtitle, notes, command, isFailure) }
    }
  }

  /// A section about a run, alone or compared with another.
  public typealias Run = Part<PlayedRun>

  /// A section about a decision map, alone or over another.
  public typealias Map = Part<DecisionMap>

  /// A section whose body is computed already.
  public struct Drawn: Sendable {
    let title: String
    let html: String
  }
}

extension Report.Part<PlayedRun> {
  /// Creates a section about a run.
  public init(
    _ shown: PlayedRun, before: PlayedRun? = nil, title: String? = nil, notes: [String] = [],
    command: (words: String, command: String)? = nil
  ) {
    (self.shown, self.before, self.notes, self.command) = (shown, before, notes, command)
    self.title = title ?? "\(shown.run.scene) · \(shown.run.gesture)"
  }
}

extension Report.Part<DecisionMap> {
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
