import Foundation

/// Runs audits on a view under test, on several threads.
struct AuditExaminer {
  private let subject: any AuditableView
  private let parameters: AuditParameters
  private let jobs: Int
  /// One context per thread.
  private let stages: [AuditContext]

  init(_ subject: any AuditableView, _ parameters: AuditParameters, jobs: Int) {
    self.subject = subject
    self.parameters = parameters
    let first = AuditContext(subject, parameters)
    self.jobs = first.row.view.isThreadBound ? 1 : jobs
    stages = [first] + (1..<self.jobs).map { _ in AuditContext(subject, parameters) }
  }

  /// The length of a view with neither items nor content to scroll; nil for any other.
  var emptyLength: Double? {
    let row = stages[0].row
    if row.count > 0 || row.loops || row.maximum > row.minimum { return nil }
    return row.configuration.geometry.boundsSize[row.axis]
  }

  func examine(_ audit: Audit, progress: @escaping @Sendable (Double) -> Void) -> AuditReport.Result {
    let probes: [AuditProbe]
    switch audit.plan(stages[0]) {
    case .notApplicable(let why): return AuditReport.Result(audit, .notApplicable(why.reason), remedy: why.remedy)
    case .probes(let planned): probes = planned
    }
    var figures = AuditFigures()
    var trials: [FindingSentence.Trial] = []
    for (index, probe) in probes.enumerated() {
      let chosen = probe.gestures.filter(parameters.gestures.matches)
      let gestures = thinned(chosen, probe)
      let part = Double(index) / Double(probes.count)
      let verdicts = sweep(gestures, probe, &figures) { progress(part + $0 / Double(probes.count)) }
      for (gesture, verdict) in zip(gestures, verdicts) {
        switch verdict {
        case .notApplicable: continue
        case .passes: trials.append(.init(probe: index, gesture: gesture, fault: nil))
        case .fails(let fault): trials.append(.init(probe: index, gesture: gesture, fault: fault))
        }
      }
    }
    if trials.isEmpty {
      return AuditReport.Result(audit, .notApplicable("no gesture of the sweep leads to what it checks"))
    }
    let failing = trials.filter { $0.fault != nil }
    if failing.isEmpty { return AuditReport.Result(audit, .passed(tried: trials.count, figures: figures)) }
    let finding = AuditFinding(
      sentence: FindingSentence.text(trials, stages[0].row), failing: failing.count, tried: trials.count,
      figures: figures, counterExamples: counterExamples(failing, probes))
    return AuditReport.Result(audit, .found(finding))
  }

  private func thinned(_ gestures: [AuditGesture], _ probe: AuditProbe) -> [AuditGesture] {
    let step = (probe.mayThin ? parameters.thinning : 1) * (parameters.sweep == .quick ? probe.quickStep : 1)
    return step <= 1 ? gestures : stride(from: 0, to: gestures.count, by: step).map { gestures[$0] }
  }

  // MARK: The sweep

  private enum Mark {
    case passes, notApplicable
    case fails(AuditFault)
  }

  private func sweep(
    _ gestures: [AuditGesture], _ probe: AuditProbe, _ figures: inout AuditFigures,
    progress: @escaping @Sendable (Double) -> Void
  ) -> [Mark] {
    if gestures.isEmpty { return [] }
    let threads = min(jobs, gestures.count)
    let block = max(1, min(64, gestures.count / (4 * threads)))
    let queue = WorkQueue(count: (gestures.count + block - 1) / block, progress: progress)
    // Each thread uses only its own context and its own slot.
    nonisolated(unsafe) let stages = stages
    var noted = [AuditFigures](repeating: AuditFigures(), count: threads)
    let marks = [Mark](unsafeUninitializedCapacity: gestures.count) { buffer, count in
      nonisolated(unsafe) let marks = buffer
      noted.withUnsafeMutableBufferPointer { figures in
        nonisolated(unsafe) let figures = figures
        onThreads(threads) { thread in
          while let number = queue.next() {
            for index in number * block..<min(gestures.count, (number + 1) * block) {
              let verdict = probe.check(gestures[index], stages[thread], &figures[thread])
              (marks.baseAddress.unsafelyUnwrapped + index).initialize(to: Self.mark(verdict))
            }
          }
        }
      }
      count = gestures.count
    }
    for part in noted { figures.merge(part) }
    return marks
  }

  private static func mark(_ verdict: AuditVerdict) -> Mark {
    switch verdict {
    case .passes: .passes
    case .notApplicable: .notApplicable
    case .fails(let fault, _, _): .fails(fault)
    }
  }

  // MARK: Counter-examples

  /// The most failing gestures that are shrunk, and the most counter-examples that are kept.
  private static let seeds = 8
  private static let kept = 3

  private func counterExamples(
    _ failing: [FindingSentence.Trial], _ probes: [AuditProbe]
  ) -> [CounterExample] {
    let context = stages[0]
    let items = AuditSweep(context).startItems
    var found: [CounterExample] = []
    for trial in Self.spread(failing) {
      let (index, gesture) = (trial.probe, trial.gesture)
      var ignored = AuditFigures()
      func sentence(_ gesture: AuditGesture) -> (String, AuditGesture)? {
        guard parameters.gestures.matches(gesture),
          case .fails(_, let sentence, let shown) = probes[index].check(gesture, context, &ignored)
        else { return nil }
        return (sentence, shown ?? gesture)
      }
      let simple = gesture.shrunk(items) { sentence($0) != nil }
      guard let (words, shown) = sentence(simple), let row = try? context.row(shown.variants) else { continue }
      let example = CounterExample(shown, words, row)
      if !found.contains(where: { $0.description == example.description }) { found.append(example) }
    }
    let sorted = found.enumerated().sorted { ($0.1.gesture.complexity, $0.0) < ($1.1.gesture.complexity, $1.0) }
    return sorted.prefix(Self.kept).map(\.1)
  }

  /// Returns the first failing gesture of each kind: a probe, a direction, with or against the drag, still or moving.
  private static func spread(_ failing: [FindingSentence.Trial]) -> [FindingSentence.Trial] {
    struct Kind: Hashable {
      let probe: Int
      let direction: Double
      let turns: Bool
      let isStill: Bool
    }
    var kinds: Set<Kind> = []
    var chosen: [FindingSentence.Trial] = []
    for one in failing where chosen.count < seeds {
      let gesture = one.gesture
      let direction = gesture.velocity != 0 ? gesture.velocity : gesture.drag
      let last = gesture.lastMovement ?? direction
      let kind = Kind(
        probe: one.probe, direction: direction > 0 ? 1 : direction < 0 ? -1 : 0, turns: gesture.drag * last < 0,
        isStill: gesture.velocity == 0)
      if kinds.insert(kind).inserted { chosen.append(one) }
    }
    return chosen
  }
}

extension AuditGesture {
  /// Sort key of counter-examples: simpler gestures come first.
  fileprivate var complexity: Double {
    var sum = Double(variants.count) * 10 + (velocity == 0 ? 0 : 1) + (drag == 0 ? 0 : 1)
    sum += lastMovement == nil ? 0 : 2
    if sequel != .rest { sum += 5 }
    return sum + abs(drag) / 1e6 + abs(velocity) / 1e3
  }
}
