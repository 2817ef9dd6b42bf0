/// Runs audits one by one on a view under test, each on several threads, and keeps the landings for later audits.
package struct AuditExaminer<Subject: AuditableView> {
  private let parameters: AuditParameters
  private let isTried: (AuditGesture) -> Bool
  /// One context per thread.
  private let contexts: [AuditContext<Subject>]

  /// Creates the examiner of a view, which tries only gestures for which `isTried` is true.
  package init(
    _ subject: Subject, _ parameters: AuditParameters, jobs: Int,
    trying isTried: @escaping (AuditGesture) -> Bool = { _ in true }
  ) throws(DocumentError) {
    try SettlingTrial.check(subject)
    (self.parameters, self.isTried) = (parameters, isTried)
    let first = AuditContext(subject, parameters)
    let others = first.row.view.isThreadBound ? 0 : max(0, jobs - 1)
    contexts = [first] + (0..<others).map { _ in AuditContext(subject, parameters) }
  }

  /// The reason why there is nothing to audit, a sentence without its full stop; nil if there is something.
  package var nothing: String? {
    let row = contexts[0].row
    if row.count > 0 || row.loops || row.maximum > row.minimum { return nil }
    let length = JSONText.number(row.configuration.geometry.boundsSize[row.axis])
    return
      "there is nothing to audit: the view has no items, and its content does not scroll; give it items, or content"
      + " that is longer than the view, \(length) pt"
  }

  /// Tries the gestures of an audit; `progress` receives the share that is done, 0…1, on any thread, one call at a time.
  package func examine(
    _ audit: Audit, progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) -> AuditReport.Result {
    // Variants have positions of their own for all items.
    defer { for context in contexts { context.varied = [] } }
    let probes: [AuditProbe]
    do {
      probes = try contexts[0].plan(of: audit)
    } catch {
      return AuditReport.Result(audit, .notApplicable(error.reason), remedy: error.remedy)
    }
    for context in contexts { context.figures = AuditFigures() }
    var trials: [FindingSentence.Trial] = []
    for (index, probe) in probes.enumerated() {
      let chosen = probe.gestures.filter(isTried)
      let step = (probe.mayThin ? parameters.thinning : 1) * (parameters.sweep == .quick ? probe.quickStep : 1)
      let gestures = stride(from: 0, to: chosen.count, by: max(1, step)).map { chosen[$0] }
      let count = Double(probes.count)
      let verdicts = sweep(gestures, audit, index) { progress((Double(index) + $0) / count) }
      for (gesture, verdict) in zip(gestures, verdicts) {
        switch verdict {
        case .notApplicable: continue
        case .passes: trials.append(.init(probe: index, gesture: gesture, fault: nil))
        case .fails(let fault, _, _): trials.append(.init(probe: index, gesture: gesture, fault: fault))
        }
      }
    }
    if trials.isEmpty {
      return AuditReport.Result(audit, .notApplicable("no gesture of the sweep leads to what it checks"))
    }
    let figures = contexts.reduce(into: AuditFigures()) { $0.merge($1.figures) }
    let failing = trials.filter { $0.fault != nil }
    if failing.isEmpty { return AuditReport.Result(audit, .passed(tried: trials.count, figures: figures)) }
    let finding = AuditFinding(
      sentence: FindingSentence.text(trials, contexts[0].row), failing: failing.count, tried: trials.count,
      figures: figures, counterExamples: counterExamples(failing, probes))
    return AuditReport.Result(audit, .found(finding))
  }

  private func sweep(
    _ gestures: [AuditGesture], _ audit: Audit, _ probe: Int, progress: @escaping @Sendable (Double) -> Void
  ) -> [AuditVerdict] {
    if gestures.isEmpty { return [] }
    let threads = min(contexts.count, gestures.count)
    let block = max(1, min(64, gestures.count / (4 * threads)))
    let queue = WorkQueue(count: (gestures.count + block - 1) / block, progress: progress)
    for context in contexts.dropFirst() { context.shareVariants(of: contexts[0]) }
    // Each thread uses only its own context, with a plan of its own.
    nonisolated(unsafe) let contexts = contexts
    return [AuditVerdict](unsafeUninitializedCapacity: gestures.count) { buffer, count in
      nonisolated(unsafe) let verdicts = buffer
      onThreads(threads) { thread in
        guard let probes = try? contexts[thread].plan(of: audit) else { return }
        while let number = queue.next() {
          for index in number * block..<min(gestures.count, (number + 1) * block) {
            let verdict = probes[probe].check(gestures[index])
            (verdicts.baseAddress.unsafelyUnwrapped + index).initialize(to: verdict)
          }
        }
      }
      count = gestures.count
    }
  }

  private func counterExamples(_ failing: [FindingSentence.Trial], _ probes: [AuditProbe]) -> [CounterExample] {
    let context = contexts[0]
    let items = context.startItems
    var found: [CounterExample] = []
    for trial in Self.spread(failing) {
      let (index, gesture) = (trial.probe, trial.gesture)
      func sentence(_ gesture: AuditGesture) -> (String, AuditGesture)? {
        guard isTried(gesture), case .fails(_, let sentence, let shown) = probes[index].check(gesture) else {
          return nil
        }
        return (sentence, shown ?? gesture)
      }
      let simple = gesture.shrunk(items) { sentence($0) != nil }
      guard let (words, shown) = sentence(simple), let row = try? context.row(shown.variants) else { continue }
      let example = CounterExample(shown, words, row)
      if !found.contains(where: { $0.description.hasSameBytes(as: example.description) }) { found.append(example) }
    }
    let sorted = found.enumerated().sorted { ($0.1.gesture.complexity, $0.0) < ($1.1.gesture.complexity, $1.0) }
    return sorted.prefix(mostExamples).map { $0.1 }
  }

  /// Returns the first failing gesture of each kind: a probe, a direction, with or against the drag, still or moving.
  private static func spread(_ failing: [FindingSentence.Trial]) -> [FindingSentence.Trial] {
    func kind(_ trial: FindingSentence.Trial) -> (Int, Double, Bool, Bool) {
      let (gesture, direction) = (trial.gesture, trial.gesture.direction)
      return (trial.probe, direction > 0 ? 1 : direction < 0 ? -1 : 0, gesture.isTurning, gesture.velocity == 0)
    }
    var chosen: [FindingSentence.Trial] = []
    for one in failing where chosen.count < mostShrunk {
      if !chosen.contains(where: { kind($0) == kind(one) }) { chosen.append(one) }
    }
    return chosen
  }
}

private let mostShrunk = 8
private let mostExamples = 3

extension AuditGesture {
  /// Sort key of counter-examples: simpler gestures come first.
  fileprivate var complexity: Double {
    var sum = Double(variants.count) * 10 + (velocity == 0 ? 0 : 1) + (drag == 0 ? 0 : 1)
    sum += lastMovement == nil ? 0 : 2
    if sequel != .rest { sum += 5 }
    return sum + abs(drag) / 1e6 + abs(velocity) / 1e3
  }
}
