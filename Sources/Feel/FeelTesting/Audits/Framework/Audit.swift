/// A check of how a scroll view responds to gestures: an id, the claim it checks, and how severe its faults are.
public struct Audit: Sendable {
  let name: AuditName
  /// The claim, a sentence that holds where the audit passes.
  public var sentence: String {
    switch name {
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

  /// How much the faults that the audit finds cost a user.
  public var severity: AuditSeverity {
    switch name {
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

  /// The id, as the command line writes it.
  public var id: String { name.rawValue }
}

/// Gestures and the check that is applied to each of them.
struct AuditProbe {
  let gestures: [AuditGesture]
  /// Whether a thinned sweep may skip some of the gestures.
  var mayThin = true
  /// The step through the gestures in a quick sweep: with 1 all are tried, with n every nth.
  var quickStep = 1
  /// Checks a gesture in the context of the plan, so that it belongs to one thread.
  let check: (AuditGesture) -> AuditVerdict
}

/// The result of checking one gesture.
enum AuditVerdict {
  case passes
  case notApplicable
  /// The gesture shows a fault: which, what happened, as a sentence, and the gesture to report if it is a different one.
  case fails(AuditFault, String, showing: AuditGesture? = nil)
}

/// Figures that an audit reports: the largest value of each, sorted by name where they are printed.
public struct AuditFigures: Hashable, Sendable {
  struct Figure: Hashable {
    let name: String
    var value: Double
  }

  /// The figures, sorted by name.
  private(set) var values: [Figure] = []

  mutating func note(_ name: String, _ value: Double) {
    let index = values.firstIndex { !$0.name.precedes(name) } ?? values.count
    if index < values.count, values[index].name.hasSameBytes(as: name) {
      values[index].value = max(value, values[index].value)
    } else {
      values.insert(Figure(name: name, value: value), at: index)
    }
  }

  mutating func merge(_ other: AuditFigures) { for figure in other.values { note(figure.name, figure.value) } }
}
