import Foundation

/// Lets a finger feel something; there is nothing to feel.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Gets ready.
  open func prepare() {}
}

/// Lets a finger feel that the selection changes; there is nothing to feel.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The selection has changed.
  open func selectionChanged() {}
}

/// Lets a finger feel that something knocks against something; there is nothing to feel.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What knocks.
  public enum FeedbackStyle: Int, Sendable {
    /// Something small.
    case light
    /// Something larger.
    case medium
    /// Something large.
    case heavy
    /// Something soft.
    case soft
    /// Something hard.
    case rigid
  }

  /// Creates a generator.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Something has knocked.
  open func impactOccurred() {}

  /// Something has knocked, so hard from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
