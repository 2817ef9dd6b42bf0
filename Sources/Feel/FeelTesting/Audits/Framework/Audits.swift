/// The list of audits, and the function that runs them.
///
/// ```swift
/// let report = try Audits.run(on: scene)
/// print(AuditReportText.encode(report))
/// ```
public enum Audits {
  /// All audits, in the order of the report.
  public static let all: [Audit] = AuditName.allCases.map { Audit(name: $0) }
}

/// The name of an audit, as the command line writes it.
enum AuditName: String, CaseIterable {
  case skippedItems = "skipped-items", cappedFlicks = "capped-flicks", doubleStep = "double-step"
  case againstTheFinger = "against-the-finger", unreachableItems = "unreachable-items", blankEnds = "blank-ends"
  case wildTargets = "wild-targets", ignoredInsets = "ignored-insets", rightToLeft = "right-to-left"
  case wrongAxis = "wrong-axis", wrongUnit = "wrong-unit", rounding = "rounding", unevenCommit = "uneven-commit"
  case smallContent = "small-content", trappedInLongItem = "trapped-in-long-item", slowSettling = "slow-settling"
  case caughtBetween = "caught-between", jumpsWhenCaught = "jumps-when-caught", looseEnds = "loose-ends"
  case stuckWhenCancelled = "stuck-when-cancelled", wrongIndex = "wrong-index", lostOnResize = "lost-on-resize"
  case compoundingFlicks = "compounding-flicks", brokenLoop = "broken-loop", autoplayFights = "autoplay-fights"
}

extension AuditContext {
  /// Returns the gestures that an audit tries on the view under test.
  func plan(of audit: Audit) throws(NotApplicable) -> [AuditProbe] {
    switch audit.name {
    case .skippedItems: [try skippedItems()]
    case .cappedFlicks: [try cappedFlicks()]
    case .doubleStep: [try doubleStep()]
    case .againstTheFinger: try againstTheFinger()
    case .unreachableItems: try unreachableItems()
    case .blankEnds: blankEnds()
    case .wildTargets: wildTargets()
    case .ignoredInsets: [try ignoredInsets()]
    case .rightToLeft: [try rightToLeft()]
    case .wrongAxis: [try wrongAxis()]
    case .wrongUnit: try wrongUnit()
    case .rounding: try rounding()
    case .unevenCommit: try unevenCommit()
    case .smallContent: [try smallContent()]
    case .trappedInLongItem: [try trappedInLongItem()]
    case .slowSettling: [try slowSettling()]
    case .caughtBetween: [try caughtBetween()]
    case .jumpsWhenCaught: [jumpsWhenCaught()]
    case .looseEnds: [try looseEnds()]
    case .stuckWhenCancelled: [try stuckWhenCancelled()]
    case .wrongIndex: [try wrongIndex()]
    case .lostOnResize: [try lostOnResize()]
    case .compoundingFlicks: [try compoundingFlicks()]
    case .brokenLoop: try brokenLoop()
    case .autoplayFights: try autoplayFights()
    }
  }
}
