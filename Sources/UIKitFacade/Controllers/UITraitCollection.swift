import Foundation

/// The size classes of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class.
  case unspecified
  /// A compact axis.
  case compact
  /// A regular axis.
  case regular
}

/// The styles of the user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style.
  case unspecified
  /// The light style.
  case light
  /// The dark style.
  case dark
}

/// The traits of a view's environment: a phone with the light style.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // All stored properties are constants.
  /// The vertical size class: compact in a window that is wider than high.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Creates the traits of a phone in portrait orientation.
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

  /// Returns whether another object is a collection of the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.verticalSizeClass == verticalSizeClass
  }

  /// A hash of the traits.
  open override var hash: Int { verticalSizeClass.hashValue }
}
