import Foundation

/// The size classes of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The styles of the user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The traits of a view's environment: a phone with the light style.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // All stored properties are constants.
  /// The vertical size class: compact in a window that is wider than high.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  public override init() {
    verticalSizeClass = .regular
    super.init()
  }

  init(windowSize: CGSize) {
    verticalSizeClass = windowSize.width > windowSize.height ? .compact : .regular
    super.init()
  }

  /// The horizontal size class: always compact.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// The interface idiom: always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The user interface style: always light.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// The number of pixels per point: always 2.
  open var displayScale: CGFloat { 2 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.verticalSizeClass == verticalSizeClass
  }

  open override var hash: Int { verticalSizeClass.hashValue }
}
