import Foundation

/// What views and their controllers have in common.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Called for objects that come from a nib; there are none here, so that nothing calls it.
  open func awakeFromNib() {}

  /// Never called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// Who is asked next.
  open var next: UIResponder? { nil }

  /// Whether it may be the first to be asked; no.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it is the first to be asked; nothing ever is.
  open var isFirstResponder: Bool { false }

  /// Asks to be the first to be asked; nothing becomes it.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Leaves being the first to be asked to others.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Never called: only what scrolls is touched.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: only what scrolls is touched.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: only what scrolls is touched.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: only what scrolls is touched.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
