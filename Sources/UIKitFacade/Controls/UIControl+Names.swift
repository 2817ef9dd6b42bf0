extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits of the state.
    public let rawValue: UInt
    /// The normal state.
    public static let normal: State = []
    /// The control is highlighted.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus.
    public static let focused = State(rawValue: 8)

    /// Creates a state from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits of the events.
    public let rawValue: UInt
    /// A finger comes down on the control.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifts inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifts outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action is triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is triggered.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends in a text field with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// Creates events from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched across the whole width.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched across the whole height.
    case fill
  }
}
