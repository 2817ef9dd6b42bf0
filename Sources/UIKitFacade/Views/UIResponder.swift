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
}
