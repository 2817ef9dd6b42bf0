/// Readings files, replayed on the model.
package struct ReadingsReplay: Sendable {
  /// The summary of what the readings say about a law.
  package struct LawVerdict: Sendable {
    package let law: PhysicsLaw
    package let experiments: Int
    package let values: Int
    /// The experiments that do not agree with the model.
    package let differing: [String]

    package var agrees: Bool { differing.isEmpty }
  }

  /// The files, each with the results of its experiments.
  package let parts: [(readings: RecordedReadings, results: [ExperimentResult])]

  package init(_ files: [RecordedReadings], tuning: ScrollTuning = .default) {
    parts = files.map { file in
      (file, file.experiments.map { $0.replay(displayScale: file.displayScale, tuning: tuning) })
    }
  }

  /// Performs the drags of a file on a view under test, and replays what nobody dragged on the model.
  package init(_ file: RecordedReadings, on view: some AuditableView) throws(DocumentError) {
    let results = try file.experiments.map { experiment throws(DocumentError) in
      try experiment.replay(displayScale: file.displayScale, on: view)
    }
    parts = [(file, results)]
  }

  package var results: [ExperimentResult] { parts.flatMap(\.results) }
  package var agrees: Bool { results.allSatisfy(\.agrees) }

  /// What the readings say about each law that they test, in the order of docs/Physics.md.
  package var verdicts: [LawVerdict] {
    PhysicsLaw.allCases.compactMap { law in
      let own = results.filter { $0.experiment.law == law }
      if own.isEmpty { return nil }
      return LawVerdict(
        law: law, experiments: own.count, values: own.reduce(0) { $0 + $1.rows.count },
        differing: own.filter { !$0.agrees }.map(\.experiment.name))
    }
  }
}
