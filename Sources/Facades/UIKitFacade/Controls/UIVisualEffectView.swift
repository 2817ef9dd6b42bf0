/// The base class of visual effects; the facade draws none.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur effect; the facade does not draw it.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  /// Creates a blur effect; the style is not stored.
  public convenience init(style: Style) { self.init() }
}

/// A view that applies an effect to what is behind it; the facade does not draw it.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
