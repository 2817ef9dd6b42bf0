import ScrollPhysics

extension LandingAudits {
  /// Audits of how rest offsets change when the view is varied.
  static let variants = [ignoredInsets, rightToLeft, wrongAxis]

  static let ignoredInsets = Audit(
    "ignored-insets", .annoying,
    "An inset added before the content and removed after it shifts every rest offset by that amount."
  ) { context in
    let shift = context.parameters.insetShift
    return compared(to: .contentInset(shift), context, .ignoresInset) {
      $0
    } expecting: { rest, _, _ in
      rest - shift
    }
  }

  static let rightToLeft = Audit(
    "right-to-left", .misleading, "In a right-to-left row, the mirrored gesture rests at the mirror image."
  ) { context in
    compared(to: .mirrored, context, .isNotMirrored) {
      $0.mirrored
    } expecting: { rest, row, varied in
      varied.maximum - (rest - row.minimum)
    }
  }

  static let wrongAxis = Audit("wrong-axis", .annoying, "A column rests where the same row does.") { context in
    compared(to: .transposed, context, .isNotTransposed, mapping: { $0 }, expecting: { rest, _, _ in rest })
  }

  private static func compared(
    to variant: ViewVariant, _ context: AuditContext, _ fault: AuditFault,
    mapping: @escaping @Sendable (AuditGesture) -> AuditGesture,
    expecting: @escaping @Sendable (Double, AuditedView, AuditedView) -> Double
  ) -> AuditPlan {
    do {
      _ = try context.row([variant])
    } catch {
      return .notApplicable(.fixed(error))
    }
    let gestures = AuditSweep(context).all().map { mapping($0).varied(variant) }
    let probe = AuditProbe(gestures: gestures, quickStep: 3) { gesture, context in
      guard gesture.variants == [variant], let varied = try? context.row([variant]) else { return .notApplicable }
      let row = context.row
      var plain = mapping(gesture)
      plain.variants = []
      let (there, here) = (varied.landing(gesture), row.landing(plain))
      let expected = expecting(here.rest[row.axis], row, varied)
      let difference = there.rest[varied.axis] - expected
      let isShifted = isWholeLaps(difference, row)
      // A mirrored offset may be rounded to the other of two adjacent pixels.
      if isShifted && there.item == here.item { return .passes }
      return .fails(
        fault,
        "\(AuditWords.lands(there, varied)), not at \(AuditNumber.text(expected)): the unchanged"
          + " view \(AuditWords.lands(here, row))")
    }
    return .probes([probe])
  }

  /// Returns whether a distance is zero or, in a looping row, a whole number of laps.
  private static func isWholeLaps(_ distance: Double, _ row: AuditedView) -> Bool {
    if abs(distance) <= row.pixel * 1.001 { return true }
    guard let lap = row.items.lapLength, lap > 0 else { return false }
    return abs(distance - (distance / lap).rounded() * lap) <= 2 * row.pixel
  }
}

extension AuditGesture {
  fileprivate var mirrored: AuditGesture {
    var result = self
    result.drag = 0 - drag
    result.velocity = 0 - velocity
    result.lastMovement = lastMovement.map { -$0 }
    return result
  }
}

extension AuditFault {
  fileprivate static let ignoresInset = AuditFault(
    "ignores an added content inset", "ignore an added content inset")
  fileprivate static let isNotMirrored = AuditFault(
    "rests at the wrong place from right to left", "rest at the wrong place from right to left")
  fileprivate static let isNotTransposed = AuditFault(
    "rests at another place in a column than in a row", "rest at another place in a column than in a row")
}
