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
  static func text(_ trials: [Trial], _ row: AuditedView) -> String {
    let shown = Dictionary(grouping: trials.filter { $0.fault != nil }, by: \.fault)
    let parts = shown.sorted { ($1.value.count, $0.key?.verb.one ?? "") < ($0.value.count, $1.key?.verb.one ?? "") }
      .prefix(most).compactMap { fault, failing in fault.map { part($0, failing, trials, row) } }
    let sentence = parts.joined(separator: "; ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// Returns `1 in 5 forward flicks stays on its item`, as a share of the gestures of the probes that can show the fault.
  private static func part(_ fault: AuditFault, _ failing: [Trial], _ trials: [Trial], _ row: AuditedView) -> String {
    let probes = Set(failing.map(\.probe))
    var tried = trials.filter { probes.contains($0.probe) }
    var noun = fault.noun
    if noun == nil {
      let scope = GestureScope(holding: failing.map(\.gesture), row)
      tried = tried.filter { scope.holds($0.gesture, row) }
      noun = scope.noun
    }
    let share = Share(failing.count, of: tried.count)
    return share.of(noun?.one ?? "", noun?.many ?? "") + " " + (share.isPlural ? fault.verb.many : fault.verb.one)
  }
}
