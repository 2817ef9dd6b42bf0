import ScrollPhysics

extension RunAudits {
  /// Audits of how views come to rest.
  static let settling = [slowSettling, caughtBetween]

  static let slowSettling = Audit(
    "slow-settling", .annoying,
    "No release takes much longer to settle than the view's own rate needs."
  ) { context in
    let sweep = AuditSweep(context)
    let items: [Int?] = sweep.startItems.isEmpty ? [nil] : sweep.startItems.map { $0 }
    var gestures: [AuditGesture] = []
    for item in items {
      for drag in sweep.drags(item).filter({ $0 == 0 || abs($0) > 20 }) {
        for speed in [0, 0.31, -0.31, 0.8, -0.8, 3, -3, 8, -8] {
          gestures.append(AuditGesture(startItem: item, drag: drag, velocity: speed))
        }
      }
    }
    let probe = AuditProbe(gestures: gestures, quickStep: 7) { gesture, context, figures in
      let row = context.row
      let run = row.run(gesture)
      let report = FeelReport(run.trace)
      figures.note("longest in ms", report.settleDuration.rounded())
      let own = row.ownSettleDuration(velocity: gesture.velocity)
      figures.note("longest beyond the view's own in ms", (report.settleDuration - own).rounded())
      if report.settleDuration > own + context.parameters.extraSettleDuration {
        return .fails(
          .settlesLate,
          "settles after \(AuditNumber.text(report.settleDuration.rounded())) ms; the view's own rate needs"
            + " \(AuditNumber.text(own.rounded())) ms, and"
            + " \(AuditNumber.text(context.parameters.extraSettleDuration)) ms more are allowed")
      }
      return .passes
    }
    return .probes([probe])
  }

  static let caughtBetween = Audit(
    "caught-between", .misleading,
    "Caught at any instant of a fling and released still, the view settles on a snap point."
  ) { context in
    guard context.row.declared.snaps else { return .notApplicable(.restsAnywhere) }
    guard context.row.count > 0 else { return .notApplicable(.noItems) }
    var gestures: [AuditGesture] = []
    for item in AuditSweep(context).startItems {
      for velocity in [0.5, -0.5, 3, -3] {
        for frame in stride(from: 1.0, to: 40, by: 3) {
          let delay = AuditNumber.thousandth(frame * 1000 / context.row.configuration.frameRate)
          gestures.append(AuditGesture(startItem: item, velocity: velocity, sequel: .caught(after: delay)))
        }
      }
    }
    let probe = AuditProbe(gestures: gestures, quickStep: 7) { gesture, context in
      guard case .caught = gesture.sequel else { return .notApplicable }
      let row = context.row
      let rest = row.run(gesture, detail: .outcome).view.contentOffset
      if row.isSnapPoint(rest) { return .passes }
      return .fails(
        .restsBetween, "caught and let go, the view rests \(AuditWords.rest(rest, row))")
    }
    return .probes([probe])
  }
}

extension AuditFault {
  fileprivate static let settlesLate = AuditFault("takes too long to settle", "take too long to settle")
  fileprivate static let restsBetween = AuditFault(
    of: ("flick that a finger catches", "flicks that a finger catches"), "rests between items", "rest between items")
}
