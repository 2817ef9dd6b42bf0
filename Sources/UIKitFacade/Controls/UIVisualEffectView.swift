import Foundation

/// The base class of visual effects.
///
/// The facade draws none.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur effect.
///
/// The facade does not draw it.
open class UIBlurEffect: UIVisualEffect {
  /// The styles of a blur.
  public enum Style: Int, Sendable {
    /// Lighter than the content behind it.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// Adapts to the user interface style.
    case regular = 4
    /// Adapts to the user interface style, and makes the content more prominent.
    case prominent
    /// An ultra-thin material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// A material of default thickness.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of system bars.
    case systemChromeMaterial
  }

  /// Creates a blur effect; the style is not stored.
  public convenience init(style: Style) {
    self.init()
  }
}

/// A view that applies an effect to what is behind it.
///
/// The facade does not draw it.
open class UIVisualEffectView: UIView {
  /// The effect of the view.
  open var effect: UIVisualEffect?
  /// The superview of the content.
  ///
  /// It has the view's size.
  public let contentView = UIView()

  /// Creates a view with an effect and an empty frame.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view with an empty frame; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
