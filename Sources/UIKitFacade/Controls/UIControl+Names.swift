extension UIControl {
  /// What a control is like.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt
    /// As it is.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)

    /// Creates states from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifts inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifts outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch is taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is used.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text is edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text has been edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Text has been edited, with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of texts.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// Creates events from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Where a control's content is from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From edge to edge.
    case fill
    /// Where the language begins its lines.
    case leading
    /// Where the language ends its lines.
    case trailing
  }

  /// Where a control's content is from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From edge to edge.
    case fill
  }
}
