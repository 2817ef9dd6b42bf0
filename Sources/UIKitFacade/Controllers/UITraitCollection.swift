import Foundation

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// Whether things are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// What a view is shown in: a telephone's screen in light colours, upright where it is not wider than high.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Nothing stored changes.
  /// How much room there is from top to bottom: little where the window is wider than high.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Creates the traits of a telephone held upright.
  public override init() {
    verticalSizeClass = .regular
    super.init()
  }

  init(windowSize: CGSize) {
    verticalSizeClass = windowSize.width > windowSize.height ? .compact : .regular
    super.init()
  }

  /// How much room there is from left to right: little.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// A telephone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Light.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// Pixels per point: 2, as the screen's.
  open var displayScale: CGFloat { 2 }

  /// Whether another object is a collection of the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.verticalSizeClass == verticalSizeClass
  }

  /// A hash of the traits.
  open override var hash: Int { verticalSizeClass.hashValue }
}
