@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  // Never called, because the facade has no nibs and no Interface Builder.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// The traits of the environment: a phone's; a view controller's traits follow the shape of its window.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }

  /// Asks to become first responder, and returns `false`: no responder becomes it.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Never called: only scroll views receive touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
