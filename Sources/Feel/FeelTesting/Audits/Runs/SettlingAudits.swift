extension AuditContext {
  func slowSettling() throws(NotApplicable) -> AuditProbe {
    let starts = starts.isEmpty ? [AuditGesture()] : starts
    let gestures = starts.flatMap { start in
      [start].each(
        drags: drags(start.startItem).filter { $0 == 0 || abs($0) > 20 },
        velocities: [0, 0.31, -0.31, 0.8, -0.8, 3, -3, 8, -8])
    }
    return AuditProbe(gestures: gestures, quickStep: 7) { [self] gesture in
      let run = row.run(gesture)
      let report = FeelReport(run.trace)
      figures.note("longest in ms", report.settleDuration.rounded())
      let own = row.ownSettleDuration(velocity: gesture.velocity)
      figures.note("longest beyond the view's own in ms", (report.settleDuration - own).rounded())
      if report.settleDuration > own + parameters.extraSettleDuration {
        return .fails(
          .settlesLate,
          "settles after \(text(report.settleDuration.rounded())) ms; the view's own rate needs"
            + " \(text(own.rounded())) ms, and \(text(parameters.extraSettleDuration)) ms more are allowed")
      }
      return .passes
    }
  }

  func caughtBetween() throws(NotApplicable) -> AuditProbe {
    guard row.declared.snaps else { throw .restsAnywhere }
    guard row.count > 0 else { throw .noItems }
    let catches = stride(from: 1, to: 40, by: 3).map { frame in
      FollowUpGesture.caught(after: AuditNumber.thousandth(Double(frame) * 1000 / row.configuration.frameRate))
    }
    let gestures = starts.each(velocities: [0.5, -0.5, 3, -3], then: catches)
    return AuditProbe(gestures: gestures, quickStep: 7) { [self] gesture in
      guard case .caught = gesture.sequel else { return .notApplicable }
      let rest = row.run(gesture, detail: .outcome).view.contentOffset
      if row.isSnapPoint(rest) { return .passes }
      return .fails(.restsBetween, "caught and let go, the view rests \(row.rest(rest))")
    }
  }
}
