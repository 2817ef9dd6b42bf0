/// A fault that an audit can find: what goes wrong, and before a colon, what is counted, as `one|many`.
///
/// Without it, these are gestures, which are named by what those that show the fault have in common.
package enum AuditFault: String, Sendable, CaseIterable {
  case exceedsLimit = "goes|go farther than the limit of items"
  case goesLessFar = "goes|go less far than a| slower one|ones"
  case stopsShort = "stops|stop items short of where it|they would end by itself|themselves"
  case advancesTwo = "skips|skip an item"
  case stays = "stays|stay on its|their item|items"
  case goesBack = "goes|go back, behind the finger"
  case springsBack = "ends|end behind where it|they began"
  case slipsAway = "item|items: moves|move away when it|they is|are released at its|their snap point|points"
  case unreached = "neighbouring item|items: is|are reached by no flick or drag"
  case missesEnd = "hard flick|flicks: stops|stop short of the end"
  case restsBeyond = "rests|rest beyond the content"
  case sentBeyond = "is|are sent beyond the content"
  case ignoresInset = "ignores|ignore an added content inset"
  case isNotMirrored = "rests|rest at the wrong place from right to left"
  case isNotTransposed = "rests|rest at another place in a column than in a row"
  case neverFlicks = "flick|flicks of a finger: is|are too slow for the design"
  case countsAsFlick = "finger|fingers that stands|stand still: counts|count as a flick"
  case startMoves = "touch|touches at the start: moves|move the view"
  case isOff = "rest offset|offsets: is|are up to a point off"
  case restMoves = "rest offset|offsets: moves|move when it|they is|are touched"
  case dependsOnSide = "rest offset|offsets: is|are another|others from the other side"
  case missesLap = "lap|laps of an endless row: ends|end at another item or beside it"
  case commitsUnevenly = "item|items: takes|take a longer drag or a faster flick one way than the other"
  case leavesOneWay = "item|items: is|are left by flicks one way only"
  case turnsByTouch = "touch|touches that hardly moves|move: goes|go to another item"
  case leavesBeginning = "leaves|leave the beginning of content that fits"
  case unread = "item|items longer than the view: cannot be read to its|their end|ends"
  case settlesLate = "takes|take too long to settle"
  case restsBetween = "flick|flicks that a finger catches: rests|rest between items"
  case jumps = "view|views that is|are caught in flight: jumps|jump"
  case followsFreely = "drag|drags beyond an end: meets|meet no resistance"
  case staysBetween = "cancelled drag|drags: leaves|leave the view between items"
  case outOfOrder = "shows|show items out of order"
  case wrongItem = "ends|end at another item than the design reports"
  case losesItem = "resize|resizes: loses|lose the item in position"
  case movesAfterwards = "resize|resizes: goes|go on moving the content"
  case compounds = "row|rows of quick flicks: goes|go farther than the limit of items"
  case breaksLoop = "row|rows of flicks: jumps|jump or stops|stop where the content repeats"
  case failsWithFewItems = "row|rows of flicks with three items or fewer: goes|go wrong"
  case movesTooSoon = "rest|rests: is|are cut short by the view's own scrolling"
  case isInterrupted = "flick|flicks: is|are interrupted by the view's own scrolling"
  case movesUnderFinger = "finger|fingers that holds|hold the view: has|have the content moved under it|them"

  /// A word for one and for several of a thing.
  typealias Word = (one: String, many: String)

  /// Returns the fault as a sentence about a share of what is counted, such as `1 in 5 forward flicks stays on its item`.
  package func sentence(_ share: Share, of gestures: (one: String, many: String)) -> String {
    let (noun, verb) = (noun ?? gestures, verb)
    return share.of(noun.one, noun.many) + " " + (share.isPlural ? verb.many : verb.one)
  }

  var verb: Word { words[words.count - 1] }
  var noun: Word? { words.count > 1 ? words[0] : nil }

  private var words: [Word] {
    rawValue.utf8.split(separator: UInt8(ascii: ":")).map { text in
      let words = text.split(separator: UInt8(ascii: " ")).map {
        $0.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { String(Substring($0)) }
      }
      let many = words.map { $0[$0.count - 1] }.filter { !$0.isEmpty }
      return (words.map { $0[0] }.joined(separator: " "), many.joined(separator: " "))
    }
  }
}
