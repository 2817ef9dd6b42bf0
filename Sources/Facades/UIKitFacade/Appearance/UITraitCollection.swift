public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The traits of a view's environment: a phone with the light style.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // All stored properties are constants.
  /// The vertical size class: compact in a window that is wider than high.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  public override init() { verticalSizeClass = .regular }

  init(windowSize: CGSize) { verticalSizeClass = windowSize.width > windowSize.height ? .compact : .regular }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var displayScale: CGFloat { 2 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.verticalSizeClass == verticalSizeClass
  }

  open override var hash: Int { verticalSizeClass.hashValue }
}
