import Foundation

/// Taps; none are simulated.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that make the gesture.
  open var numberOfTapsRequired = 1
  /// The number of fingers that make the gesture.
  open var numberOfTouchesRequired = 1
}

/// A finger that stays; none is simulated.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A quick move in a direction; none is simulated but what scrolls.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where fingers move.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)

    /// Creates directions from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Where the finger moves.
  open var direction = Direction.right
  /// The number of fingers that make the gesture.
  open var numberOfTouchesRequired = 1
}
