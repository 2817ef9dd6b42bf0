/// Chooses where a scroll view comes to rest, when a gesture ends and when the view's size changes, as Apple documents.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior {
  public func properties(context: Self.PropertiesContext) -> Self.Properties { Properties() }
}

public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether gestures go less far: the view decelerates at `.fast`, which is an inference; see docs/SwiftUICode.md.
  public var limitsScrolls: Bool

  public init() { limitsScrolls = false }
}

public struct ScrollTargetBehaviorPropertiesContext {
  public let environment: EnvironmentValues
  public let axes: Axis.Set
}
