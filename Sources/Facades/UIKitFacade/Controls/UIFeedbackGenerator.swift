/// The base class of haptic feedback generators; the facade has no haptics, so their methods do nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// A generator of feedback for a change of selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }

/// A generator of feedback for an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
