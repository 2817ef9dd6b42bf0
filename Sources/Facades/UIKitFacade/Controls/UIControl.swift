/// A view that sends actions for events.
///
/// ``sendActions(for:)`` runs the actions added by ``addAction(_:for:)``. Targets are stored but never called, because
/// a ``Selector`` needs Objective-C.
open class UIControl: UIView {
  open var isEnabled = true { didSet { stateHasChanged() } }
  open var isSelected = false { didSet { stateHasChanged() } }
  open var isHighlighted = false { didSet { stateHasChanged() } }
  /// The actions, and the targets with their selectors, each with its events.
  private var receivers: [(events: Event, action: UIAction?, target: ObjectIdentifier?, selector: Selector?)] = []

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateHasChanged() {}

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    receivers.append((controlEvents, action, nil, nil))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in receivers.indices where receivers[index].action?.identifier == actionIdentifier {
      receivers[index].events.subtract(controlEvents)
    }
    receivers.removeAll { $0.events.isEmpty }
  }

  /// Stores a target and a selector, which are never called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    receivers.append((controlEvents, nil, target.map { ObjectIdentifier($0 as AnyObject) }, action))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let id = target.map { ObjectIdentifier($0 as AnyObject) }
    for (index, known) in receivers.enumerated()
    where known.action == nil && (id == nil || known.target == id) && (action == nil || known.selector == action) {
      receivers[index].events.subtract(controlEvents)
    }
    receivers.removeAll { $0.events.isEmpty }
  }

  open var allControlEvents: Event { receivers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Runs the actions for events, in the order in which they were added, even in a disabled control.
  open func sendActions(for controlEvents: Event) {
    for entry in receivers where !entry.events.isDisjoint(with: controlEvents) { entry.action.map(sendAction) }
  }

  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  /// Does nothing, because a selector needs Objective-C.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}
