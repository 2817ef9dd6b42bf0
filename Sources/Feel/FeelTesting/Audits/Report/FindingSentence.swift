/// The sentence of a finding, for a person who does not know the audit: `1 in 5 forward flicks stays on its item`.
enum FindingSentence {
  /// A gesture that was tried, the probe it belongs to, and the fault that it shows, if any.
  struct Trial {
    let probe: Int
    let gesture: AuditGesture
    let fault: AuditFault?
  }

  /// The most faults of one audit that a sentence names.
  private static let most = 2

  /// Returns the sentence: what most of the failing gestures show, and what else an audit of several faults has found.
  static func text(_ trials: [Trial], _ row: AuditedView<some AuditableView>) -> String {
    let faults = AuditFault.allCases.map { fault in (fault: fault, failing: trials.filter { $0.fault == fault }) }
    let sorted = faults.filter { !$0.failing.isEmpty }.sorted { first, second in
      let (one, other) = (first.failing.count, second.failing.count)
      return one == other ? first.fault.verb.one.precedes(second.fault.verb.one) : one > other
    }
    let parts = sorted.prefix(most).map { part($0.fault, $0.failing, trials, row) }
    return parts.joined(separator: "; ").capitalizingFirst
  }

  /// Returns `1 in 5 forward flicks stays on its item`, as a share of the gestures of the probes that can show the fault.
  private static func part(
    _ fault: AuditFault, _ failing: [Trial], _ trials: [Trial], _ row: AuditedView<some AuditableView>
  ) -> String {
    let probes = Set(failing.map { $0.probe })
    var tried = trials.filter { probes.contains($0.probe) }
    let scope = GestureScope(holding: failing.map { $0.gesture }, row)
    if fault.noun == nil { tried = tried.filter { scope.holds($0.gesture, row) } }
    return fault.sentence(Share(failing.count, of: tried.count), of: scope.noun)
  }
}
