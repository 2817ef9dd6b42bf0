/// The readings of one file: experiments made on one device and system, with where they come from.
package struct RecordedReadings: Hashable, Sendable {
  /// The device or simulator, as its owner names it.
  package var device: String
  /// The system and its version.
  package var system: String
  /// Who recorded the figures, and where they are published.
  package var source: String
  /// The terms under which the figures may be used.
  package var licence = ""
  /// How certain the figures are; an experiment may have its own grade.
  package var grade: EvidenceGrade
  /// Device pixels per point where the values are offsets on the pixel; nil where they are measured from pictures.
  package var displayScale: Double?
  /// The experiments, in the order of the file.
  package var experiments: [Experiment]
}
