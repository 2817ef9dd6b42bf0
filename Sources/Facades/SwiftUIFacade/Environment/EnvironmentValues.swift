import ScrollPhysics

/// The environment's values: a few of SwiftUI's, and an app's own by an `EnvironmentKey`, without the macro `@Entry`.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The horizontal size class; by default that of a telephone held upright.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// The vertical size class; by default that of a telephone held upright.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  /// The device pixels per point; 2 by default.
  public var displayScale: CGFloat = 2
  public var pixelLength: CGFloat { 1 / displayScale }
  public var isEnabled = true
  /// Whether the user prefers less motion; an app reads it, and nothing here does.
  public let accessibilityReduceMotion = false

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A stored nil is a value, too, so what is missing must not be cast.
      values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that is in the environment; nil without one.
  subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Takes over what the configuration of a view says too.
  mutating func adapt(to configuration: ScrollConfiguration) {
    layoutDirection = configuration.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    displayScale = configuration.displayScale
  }
}

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
