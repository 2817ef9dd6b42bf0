/// A fault that an audit can find.
package enum AuditFault: Hashable, Sendable, CaseIterable {
  case exceedsLimit
  case goesLessFar, stopsShort, advancesTwo
  case stays, goesBack, springsBack
  case slipsAway, unreached, missesEnd, restsBeyond, sentBeyond
  case ignoresInset, isNotMirrored, isNotTransposed
  case neverFlicks, countsAsFlick
  case startMoves, isOff, restMoves, dependsOnSide, missesLap
  case commitsUnevenly, leavesOneWay, turnsByTouch
  case leavesBeginning, unread
  case settlesLate, restsBetween
  case jumps, followsFreely, staysBetween
  case outOfOrder, wrongItem
  case losesItem, movesAfterwards, compounds
  case breaksLoop, failsWithFewItems, movesTooSoon, isInterrupted, movesUnderFinger

  /// A word for one and for several of a thing.
  typealias Word = (one: String, many: String)

  /// What goes wrong, such as `stays on its item`, `stay on their items`, and what is counted; without a noun, gestures,
  /// which are named by what those that show the fault have in common.
  struct Words {
    let verb: Word
    let noun: Word?

    /// - Parameters:
    ///   - noun: What is counted; nil for gestures.
    ///   - one: What one of it does, such as `rests`.
    ///   - many: What several do, such as `rest`.
    ///   - end: What follows for both, such as `beyond the content`.
    init(of noun: Word? = nil, _ one: String, _ many: String, _ end: String = "") {
      verb = end.isEmpty ? (one, many) : (one + " " + end, many + " " + end)
      self.noun = noun
    }
  }

  /// Returns the fault as a sentence about a share of what is counted, such as `1 in 5 forward flicks stays on its item`.
  package func sentence(_ share: Share, of gestures: (one: String, many: String)) -> String {
    let (noun, verb) = (words.noun ?? gestures, words.verb)
    return share.of(noun.one, noun.many) + " " + (share.isPlural ? verb.many : verb.one)
  }

  var words: Words {
    switch self {
    case .exceedsLimit: Words("goes", "go", "farther than the limit of items")
    case .goesLessFar: Words("goes less far than a slower one", "go less far than slower ones")
    case .stopsShort:
      Words(
        "stops items short of where it would end by itself", "stop items short of where they would end by themselves")
    case .advancesTwo: Words("skips", "skip", "an item")
    case .stays: Words("stays on its item", "stay on their items")
    case .goesBack: Words("goes", "go", "back, behind the finger")
    case .springsBack: Words("ends behind where it began", "end behind where they began")
    case .slipsAway:
      Words(
        of: ("item", "items"), "moves away when it is released at its snap point",
        "move away when they are released at their snap points")
    case .unreached: Words(of: ("neighbouring item", "neighbouring items"), "is", "are", "reached by no flick or drag")
    case .missesEnd: Words(of: ("hard flick", "hard flicks"), "stops", "stop", "short of the end")
    case .restsBeyond: Words("rests", "rest", "beyond the content")
    case .sentBeyond: Words("is", "are", "sent beyond the content")
    case .ignoresInset: Words("ignores", "ignore", "an added content inset")
    case .isNotMirrored: Words("rests", "rest", "at the wrong place from right to left")
    case .isNotTransposed: Words("rests", "rest", "at another place in a column than in a row")
    case .neverFlicks: Words(of: ("flick of a finger", "flicks of a finger"), "is", "are", "too slow for the design")
    case .countsAsFlick:
      Words(of: ("finger that stands still", "fingers that stand still"), "counts", "count", "as a flick")
    case .startMoves: Words(of: ("touch at the start", "touches at the start"), "moves", "move", "the view")
    case .isOff: Words(of: ("rest offset", "rest offsets"), "is", "are", "up to a point off")
    case .restMoves:
      Words(of: ("rest offset", "rest offsets"), "moves when it is touched", "move when they are touched")
    case .dependsOnSide:
      Words(of: ("rest offset", "rest offsets"), "is another from the other side", "are others from the other side")
    case .missesLap:
      Words(of: ("lap of an endless row", "laps of an endless row"), "ends", "end", "at another item or beside it")
    case .commitsUnevenly:
      Words(of: ("item", "items"), "takes", "take", "a longer drag or a faster flick one way than the other")
    case .leavesOneWay: Words(of: ("item", "items"), "is", "are", "left by flicks one way only")
    case .turnsByTouch:
      Words(of: ("touch that hardly moves", "touches that hardly move"), "goes", "go", "to another item")
    case .leavesBeginning: Words("leaves", "leave", "the beginning of content that fits")
    case .unread:
      Words(
        of: ("item longer than the view", "items longer than the view"), "cannot be read to its end",
        "cannot be read to their ends")
    case .settlesLate: Words("takes", "take", "too long to settle")
    case .restsBetween:
      Words(of: ("flick that a finger catches", "flicks that a finger catches"), "rests", "rest", "between items")
    case .jumps: Words(of: ("view that is caught in flight", "views that are caught in flight"), "jumps", "jump")
    case .followsFreely: Words(of: ("drag beyond an end", "drags beyond an end"), "meets", "meet", "no resistance")
    case .staysBetween: Words(of: ("cancelled drag", "cancelled drags"), "leaves", "leave", "the view between items")
    case .outOfOrder: Words("shows", "show", "items out of order")
    case .wrongItem: Words("ends", "end", "at another item than the design reports")
    case .losesItem: Words(of: ("resize", "resizes"), "loses", "lose", "the item in position")
    case .movesAfterwards: Words(of: ("resize", "resizes"), "goes", "go", "on moving the content")
    case .compounds:
      Words(of: ("row of quick flicks", "rows of quick flicks"), "goes", "go", "farther than the limit of items")
    case .breaksLoop:
      Words(of: ("row of flicks", "rows of flicks"), "jumps or stops", "jump or stop", "where the content repeats")
    case .failsWithFewItems:
      Words(
        of: ("row of flicks with three items or fewer", "rows of flicks with three items or fewer"), "goes", "go",
        "wrong")
    case .movesTooSoon: Words(of: ("rest", "rests"), "is", "are", "cut short by the view's own scrolling")
    case .isInterrupted: Words(of: ("flick", "flicks"), "is", "are", "interrupted by the view's own scrolling")
    case .movesUnderFinger:
      Words(
        of: ("finger that holds the view", "fingers that hold the view"), "has the content moved under it",
        "have the content moved under them")
    }
  }
}
