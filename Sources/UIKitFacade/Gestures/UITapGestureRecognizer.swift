import Foundation

/// A tap gesture recognizer, which receives no touches in the facade.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that the gesture needs.
  open var numberOfTapsRequired = 1
  /// The number of fingers that the gesture needs.
  open var numberOfTouchesRequired = 1
}

/// A long-press gesture recognizer, which receives no touches in the facade.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the finger, in points.
  open var allowableMovement: CGFloat = 10
}

/// A swipe gesture recognizer, which receives no touches in the facade.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The raw bits of the directions.
    public let rawValue: UInt
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)

    /// Creates directions from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The direction of the swipe.
  open var direction = Direction.right
  /// The number of fingers that the gesture needs.
  open var numberOfTouchesRequired = 1
}
