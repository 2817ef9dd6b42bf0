extension UIControl {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let normal: State = []
    public static let (highlighted, disabled, selected, focused) = (bit(0), bit(1), bit(2), bit(3))
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let (touchDown, touchDownRepeat, touchDragInside) = (bit(0), bit(1), bit(2))
    public static let (touchDragOutside, touchDragEnter, touchDragExit) = (bit(3), bit(4), bit(5))
    public static let (touchUpInside, touchUpOutside, touchCancel) = (bit(6), bit(7), bit(8))
    public static let (valueChanged, primaryActionTriggered, menuActionTriggered) = (bit(12), bit(13), bit(14))
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
