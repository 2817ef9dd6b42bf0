/// The list of audits, and the function that runs them.
///
/// ```swift
/// let report = try Audits.run(on: scene)
/// print(AuditReportText.encode(report))
/// ```
public enum Audits {
  /// All audits, in the order of the report.
  public static let all: [Audit] = AuditName.allCases.map(audit)

  private static func audit(_ name: AuditName) -> Audit {
    switch name {
    case .skippedItems:
      Audit(name, .misleading, "No flick goes farther than the limit of items from where its drag began.")
    case .cappedFlicks:
      Audit(
        name, .annoying,
        "The faster a flick, the farther the view goes: without a limit or a stop, as far as it would by "
          + "itself.")
    case .doubleStep:
      Audit(
        name, .misleading,
        "A drag of less than a page that would end before a page and a half does not advance two items.")
    case .againstTheFinger:
      Audit(
        name, .blocking,
        "A flick rests ahead of the finger, not where its drag began; a still release does not rest behind "
          + "that point.")
    case .unreachableItems:
      Audit(
        name, .blocking,
        "Every item rests at its snap point, and flicks or drags from its neighbours reach it; a fling "
          + "reaches the ends.")
    case .blankEnds:
      Audit(name, .blocking, "The view never rests beyond its content.")
    case .wildTargets:
      Audit(name, .blocking, "The final target is a finite number inside the scroll range.")
    case .ignoredInsets:
      Audit(
        name, .annoying,
        "An inset added before the content and removed after it shifts every rest offset by that amount.")
    case .rightToLeft:
      Audit(name, .misleading, "In a right-to-left row, the mirrored gesture rests at the mirror image.")
    case .wrongAxis:
      Audit(name, .annoying, "A column rests where the same row does.")
    case .wrongUnit:
      Audit(name, .blocking, "Thresholds lie between 0.02 and 20 pt/ms, the speeds of fingers: a slower release stays.")
    case .rounding:
      Audit(
        name, .cosmetic,
        "Rest offsets are snap points to the pixel at scales 1, 2 and 3, from either side; a release there "
          + "stays.")
    case .unevenCommit:
      Audit(
        name, .annoying,
        "A still release leaves its item at the same fraction of the distance in both directions, a flick at "
          + "the same speed, a touch never.")
    case .smallContent:
      Audit(name, .misleading, "Content that fits into the viewport has one rest offset, the beginning of the range.")
    case .trappedInLongItem:
      Audit(name, .annoying, "An item longer than the viewport can be read from its beginning to its end.")
    case .slowSettling:
      Audit(name, .annoying, "No release takes much longer to settle than the view's own rate needs.")
    case .caughtBetween:
      Audit(name, .misleading, "Caught at any instant of a fling and released still, the view settles on a snap point.")
    case .jumpsWhenCaught:
      Audit(name, .misleading, "A finger that drags the view in flight moves it on from where it is shown.")
    case .looseEnds:
      Audit(name, .annoying, "Beyond its ends, the view moves by less than the finger that drags it.")
    case .stuckWhenCancelled:
      Audit(name, .misleading, "After a drag that the system cancels, the view settles on a snap point.")
    case .wrongIndex:
      Audit(
        name, .misleading,
        "In a gesture in one direction, items follow in order, and the reported item is the one shown.")
    case .lostOnResize:
      Audit(name, .misleading, "A resize keeps the current item in position, in one step.")
    case .compoundingFlicks:
      Audit(
        name, .misleading,
        "In a row of flicks, each catching the motion before it, none goes farther than the limit.")
    case .brokenLoop:
      Audit(
        name, .misleading,
        "Where a looping row repeats, its content neither jumps nor stops, even with 1, 2 or 3 items.")
    case .autoplayFights:
      Audit(
        name, .annoying,
        "A view that scrolls by itself waits while a finger is down, and for a whole interval after it rests.")
    }
  }
}

/// The name of an audit, as the command line writes it.
enum AuditName: String, CaseIterable {
  case skippedItems = "skipped-items"
  case cappedFlicks = "capped-flicks"
  case doubleStep = "double-step"
  case againstTheFinger = "against-the-finger"
  case unreachableItems = "unreachable-items"
  case blankEnds = "blank-ends"
  case wildTargets = "wild-targets"
  case ignoredInsets = "ignored-insets"
  case rightToLeft = "right-to-left"
  case wrongAxis = "wrong-axis"
  case wrongUnit = "wrong-unit"
  case rounding = "rounding"
  case unevenCommit = "uneven-commit"
  case smallContent = "small-content"
  case trappedInLongItem = "trapped-in-long-item"
  case slowSettling = "slow-settling"
  case caughtBetween = "caught-between"
  case jumpsWhenCaught = "jumps-when-caught"
  case looseEnds = "loose-ends"
  case stuckWhenCancelled = "stuck-when-cancelled"
  case wrongIndex = "wrong-index"
  case lostOnResize = "lost-on-resize"
  case compoundingFlicks = "compounding-flicks"
  case brokenLoop = "broken-loop"
  case autoplayFights = "autoplay-fights"
}

extension AuditContext {
  /// Returns the gestures that an audit tries on the view under test.
  func plan(of audit: Audit) throws(NotApplicable) -> [AuditProbe] {
    switch audit.name {
    case .skippedItems: try skippedItems()
    case .cappedFlicks: try cappedFlicks()
    case .doubleStep: try doubleStep()
    case .againstTheFinger: try againstTheFinger()
    case .unreachableItems: try unreachableItems()
    case .blankEnds: blankEnds()
    case .wildTargets: wildTargets()
    case .ignoredInsets: try ignoredInsets()
    case .rightToLeft: try rightToLeft()
    case .wrongAxis: try wrongAxis()
    case .wrongUnit: try wrongUnit()
    case .rounding: try rounding()
    case .unevenCommit: try unevenCommit()
    case .smallContent: try smallContent()
    case .trappedInLongItem: try trappedInLongItem()
    case .slowSettling: try slowSettling()
    case .caughtBetween: try caughtBetween()
    case .jumpsWhenCaught: jumpsWhenCaught()
    case .looseEnds: try looseEnds()
    case .stuckWhenCancelled: try stuckWhenCancelled()
    case .wrongIndex: try wrongIndex()
    case .lostOnResize: try lostOnResize()
    case .compoundingFlicks: try compoundingFlicks()
    case .brokenLoop: try brokenLoop()
    case .autoplayFights: try autoplayFights()
    }
  }
}
