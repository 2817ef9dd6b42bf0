/// An object, held weakly, and its method that a control or a gesture recognizer calls.
struct TargetAction {
  private weak var target: AnyObject?
  /// Whether the first responder that has the method is called.
  private let isOpen: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    (self.target, isOpen, self.action) = (target as AnyObject?, target == nil, action)
  }

  /// Returns whether a target and an action, or all of them for nil, are these.
  func isOf(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target as AnyObject?) && (action == nil || self.action == action)
  }

  /// The target to call: nil inside if it is the first responder that has the method, nil if there is none any more.
  var receiver: AnyObject?? { isOpen ? .some(nil) : target.map { .some($0) } }
}
