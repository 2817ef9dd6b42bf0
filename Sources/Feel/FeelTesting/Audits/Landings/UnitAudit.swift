/// The speed of a finger that stands still but for its tremor, in pt/ms: the slowest sample a touch screen of 60 Hz with
/// pixels of 1/3 pt can report.
private let slowest = 0.02
/// A speed that no finger reaches, in pt/ms; the fastest of the recorded flicks is below 10.
private let fastest = 20.0
/// Points per millisecond in a number of points per second.
private let perSecond = 1000.0

private let beyondFingers = "which no finger reaches: velocities are in points per millisecond, not per second"

extension AuditContext {
  /// Finds thresholds written in points per second: hooks of UIKit get points per millisecond.
  ///
  /// A threshold of 300 is then never reached, and a velocity multiplied by 1000 reaches every threshold.
  func wrongUnit() throws(NotApplicable) -> [AuditProbe] {
    let declared = row.declared.minimumFlickVelocity ?? 0
    if declared > fastest {
      let first = AuditGesture(startItem: row.count > 0 ? 0 : nil)
      return [
        AuditProbe(gestures: [first], mayThin: false) { [self] _ in
          .fails(.neverFlicks, "a release is a flick above \(text(declared)) pt/ms, \(beyondFingers)")
        }
      ]
    }
    guard row.count > 1 else { throw .fewItems }
    guard row.declared.snaps else { throw .restsAnywhere }
    // Near the ends of the row, where flicks of any speed have the same proposed target, the end.
    let items = Array(0..<min(row.count, 4)) + Array(max(4, row.count - 4)..<max(4, row.count))
    let gestures = items.map { AuditGesture(startItem: $0) }.each(velocities: [slowest, -slowest, fastest, -fastest])
    return [
      AuditProbe(gestures: gestures, mayThin: false) { [self] gesture in
        guard gesture.drag == 0, gesture.variants.isEmpty, let item = gesture.startItem,
          row.neighbour(of: item, gesture.velocity) != nil
        else { return .notApplicable }
        switch abs(gesture.velocity) {
        case slowest: return creep(gesture, from: item)
        case fastest: return rush(gesture, from: item)
        default: return .notApplicable
        }
      }
    ]
  }

  private func creep(_ gesture: AuditGesture, from item: Int) -> AuditVerdict {
    let still = changed(gesture) { $0.velocity = 0 }
    let landing = row.landing(gesture)
    // Items shorter than the run of the slow release are left by the run itself.
    guard let page = row.page(at: item, gesture.velocity),
      abs(landing.proposedTarget[row.axis] - row.start(gesture)) < page / 4
    else { return .notApplicable }
    if row.steps(from: item, to: row.landing(still)) != 0 || row.steps(from: item, to: landing) == 0 { return .passes }
    return .fails(
      .countsAsFlick,
      "a release at \(text(slowest)) pt/ms, 20 points per second, \(row.lands(landing)): a still"
        + " finger is a flick there, as where velocities in points per millisecond are taken for points per second")
  }

  private func rush(_ gesture: AuditGesture, from item: Int) -> AuditVerdict {
    let faster = changed(gesture) { $0.velocity *= perSecond }
    let (here, there) = (row.landing(gesture), row.landing(faster))
    guard here.proposedTarget == there.proposedTarget else { return .notApplicable }
    if abs(here.rest[row.axis] - there.rest[row.axis]) <= row.pixel { return .passes }
    return .fails(
      .neverFlicks,
      "\(row.lands(here)), and only a release above \(text(fastest)) pt/ms"
        + " \(row.lands(there)): there is a threshold \(beyondFingers)")
  }
}
