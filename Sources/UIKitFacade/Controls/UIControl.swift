import Foundation

/// A view that says when it is used.
///
/// ``sendActions(for:)`` runs the actions that ``addAction(_:for:)`` has added. Targets are kept and never called, because a
/// ``Selector`` finds nothing where there is no Objective-C.
open class UIControl: UIView {
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Where its content is from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where its content is from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var actions: [(events: Event, action: UIAction)] = []
  private var targets: [(events: Event, target: ObjectIdentifier?, action: Selector)] = []

  /// Creates a control at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with an action for what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control without extent; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What it is like.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Adds an action that events run, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((controlEvents, action))
  }

  /// Takes an action away from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes an action away from events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Keeps a target, which is never called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((controlEvents, target.map { ObjectIdentifier($0 as AnyObject) }, action))
  }

  /// Forgets a target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let id = target.map { ObjectIdentifier($0 as AnyObject) }
    for index in targets.indices
    where (id == nil || targets[index].target == id) && (action == nil || targets[index].action == action) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  /// The events that something has been added for.
  open var allControlEvents: Event {
    (actions.map(\.events) + targets.map(\.events)).reduce(into: []) { $0.formUnion($1) }
  }

  /// Runs the actions of events, in the order in which they were added, whether or not the control is enabled.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  /// Never called: there is no Objective-C to find methods.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}
