extension AuditContext {
  func ignoredInsets() throws(NotApplicable) -> AuditProbe {
    let shift = parameters.insetShift
    return try compared(to: .contentInset(shift), .ignoresInset) { rest, _ in rest - shift }
  }

  func rightToLeft() throws(NotApplicable) -> AuditProbe {
    try compared(to: .mirrored, .isNotMirrored, mapping: { $0.mirrored }) { [self] rest, varied in
      varied.maximum - (rest - row.minimum)
    }
  }

  func wrongAxis() throws(NotApplicable) -> AuditProbe {
    try compared(to: .transposed, .isNotTransposed) { rest, _ in rest }
  }

  private func compared(
    to variant: ViewVariant, _ fault: AuditFault, mapping: @escaping (AuditGesture) -> AuditGesture = { $0 },
    expecting: @escaping (Double, AuditedView<Subject>) -> Double
  ) throws(NotApplicable) -> AuditProbe {
    do { _ = try row([variant]) } catch { throw .fixed(error) }
    let gestures = releases().map { mapping($0).varied(variant) }
    return AuditProbe(gestures: gestures, quickStep: 3) { [self] gesture in
      guard gesture.variants == [variant], let varied = try? self.row([variant]) else { return .notApplicable }
      let plain = changed(mapping(gesture)) { $0.variants = [] }
      let (there, here) = (varied.landing(gesture), row.landing(plain))
      let expected = expecting(here.rest[row.axis], varied)
      let difference = row.offLap(there.rest[varied.axis] - expected)
      // A mirrored offset may be rounded to the other of two adjacent pixels.
      if abs(difference) <= row.pixel * (row.loops ? 2 : 1.001) && there.item == here.item { return .passes }
      return .fails(fault, "\(varied.lands(there)), not at \(text(expected)): the unchanged view \(row.lands(here))")
    }
  }
}

extension AuditGesture {
  fileprivate var mirrored: AuditGesture {
    changed(self) { ($0.drag, $0.velocity, $0.lastMovement) = (0 - drag, 0 - velocity, lastMovement.map { -$0 }) }
  }
}
