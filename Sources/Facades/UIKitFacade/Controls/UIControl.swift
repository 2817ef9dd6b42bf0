/// A view that sends actions for events.
///
/// ``sendActions(for:)`` runs the actions added by ``addAction(_:for:)``, then calls the targets whose ``Selector`` is
/// made from a method. A tap inside a scroll view sends `touchDown`, then `touchUpInside`.
open class UIControl: UIView {
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

  open var isEnabled = true { didSet { stateHasChanged() } }
  open var isSelected = false { didSet { stateHasChanged() } }
  open var isHighlighted = false { didSet { stateHasChanged() } }
  private var actions: [(events: Event, action: UIAction)] = []
  private var targets: [(events: Event, entry: TargetAction)] = []

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    [isHighlighted ? .highlighted : [], isEnabled ? [] : .disabled, isSelected ? .selected : []]
  }

  func stateHasChanged() {}

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((controlEvents, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Adds a target, which is held weakly; for nil, the first responder that has the method is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    if target != nil { removeTarget(target, action: action, for: controlEvents) }
    targets.append((controlEvents, TargetAction(target, action)))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in targets.indices where targets[index].entry.isOf(target, action) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty || $0.entry.receiver == nil }
  }

  open var allControlEvents: Event { (actions.map(\.events) + targets.map(\.events)).reduce([]) { $0.union($1) } }

  /// Runs the actions and then the targets for events, in the order in which they were added, even in a disabled control.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
    for (events, entry) in targets where !events.isDisjoint(with: controlEvents) {
      if let target = entry.receiver { sendAction(entry.action, to: target, for: nil) }
    }
  }

  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.send(to: target, from: self, for: event)
  }
}
