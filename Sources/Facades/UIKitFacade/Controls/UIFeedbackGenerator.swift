/// The base class of haptic feedback generators; the facade has no haptics, so their methods do nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject { open func prepare() {} }

open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
