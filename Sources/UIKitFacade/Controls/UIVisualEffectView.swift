import Foundation

/// How what is behind a view is changed; nothing is drawn.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur; nothing is drawn.
open class UIBlurEffect: UIVisualEffect {
  /// How strong and how light a blur is.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the appearance asks.
    case regular = 4
    /// As the appearance asks, stronger.
    case prominent
    /// Very thin.
    case systemUltraThinMaterial
    /// Thin.
    case systemThinMaterial
    /// In between.
    case systemMaterial
    /// Thick.
    case systemThickMaterial
    /// As bars have it.
    case systemChromeMaterial
  }

  /// Creates a blur.
  public convenience init(style: Style) {
    self.init()
  }
}

/// A view that changes how what is behind it looks; nothing is drawn.
open class UIVisualEffectView: UIView {
  /// How it changes what is behind it.
  open var effect: UIVisualEffect?
  /// What its content is put into; as large as the view.
  public let contentView = UIView()

  /// Creates a view without extent.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view without extent; nothing is decoded.
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
