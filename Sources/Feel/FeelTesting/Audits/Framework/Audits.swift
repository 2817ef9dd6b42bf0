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

  /// How much the faults that the audit finds cost a user.
  var severity: AuditSeverity {
    switch self {
    case .againstTheFinger, .unreachableItems, .blankEnds, .wildTargets, .wrongUnit: .blocking
    case .skippedItems, .doubleStep, .rightToLeft, .smallContent, .caughtBetween, .jumpsWhenCaught,
      .stuckWhenCancelled, .wrongIndex, .lostOnResize, .compoundingFlicks, .brokenLoop:
      .misleading
    case .cappedFlicks, .ignoredInsets, .wrongAxis, .unevenCommit, .trappedInLongItem, .slowSettling,
      .looseEnds, .autoplayFights:
      .annoying
    case .rounding: .cosmetic
    }
  }

  /// The claim, a sentence that holds where the audit passes.
  var sentence: String {
    switch self {
    case .skippedItems: "No flick goes farther than the limit of items from where its drag began."
    case .cappedFlicks:
      "The faster a flick, the farther the view goes: without a limit or a stop, as far as it would by itself."
    case .doubleStep: "A drag of less than a page that would end before a page and a half does not advance two items."
    case .againstTheFinger:
      "A flick rests ahead of the finger, not where its drag began; a still release does not rest behind that point."
    case .unreachableItems:
      "Every item rests at its snap point, and flicks or drags from its neighbours reach it; a fling reaches the ends."
    case .blankEnds: "The view never rests beyond its content."
    case .wildTargets: "The final target is a finite number inside the scroll range."
    case .ignoredInsets:
      "An inset added before the content and removed after it shifts every rest offset by that amount."
    case .rightToLeft: "In a right-to-left row, the mirrored gesture rests at the mirror image."
    case .wrongAxis: "A column rests where the same row does."
    case .wrongUnit: "Thresholds lie between 0.02 and 20 pt/ms, the speeds of fingers: a slower release stays."
    case .rounding:
      "Rest offsets are snap points to the pixel at scales 1, 2 and 3, from either side; a release there stays."
    case .unevenCommit:
      "A still release leaves its item at the same fraction of the distance in both directions, a flick at the "
        + "same speed, a touch never."
    case .smallContent: "Content that fits into the viewport has one rest offset, the beginning of the range."
    case .trappedInLongItem: "An item longer than the viewport can be read from its beginning to its end."
    case .slowSettling: "No release takes much longer to settle than the view's own rate needs."
    case .caughtBetween: "Caught at any instant of a fling and released still, the view settles on a snap point."
    case .jumpsWhenCaught: "A finger that drags the view in flight moves it on from where it is shown."
    case .looseEnds: "Beyond its ends, the view moves by less than the finger that drags it."
    case .stuckWhenCancelled: "After a drag that the system cancels, the view settles on a snap point."
    case .wrongIndex: "In a gesture in one direction, items follow in order, and the reported item is the one shown."
    case .lostOnResize: "A resize keeps the current item in position, in one step."
    case .compoundingFlicks: "In a row of flicks, each catching the motion before it, none goes farther than the limit."
    case .brokenLoop: "Where a looping row repeats, its content neither jumps nor stops, even with 1, 2 or 3 items."
    case .autoplayFights:
      "A view that scrolls by itself waits while a finger is down, and for a whole interval after it rests."
    }
  }
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
