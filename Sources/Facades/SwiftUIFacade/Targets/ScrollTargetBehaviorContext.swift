/// What a behavior reads when it chooses a target; values of the environment are properties of it, too.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The target when the gesture began; at a resize, the same as the proposed one.
  public let originalTarget: ScrollTarget
  /// The velocity of the gesture, positive where the content offset grows, and zero at a resize; by default in points
  /// per millisecond, which Apple does not document: see `ScrollTargetModel.velocityUnit`.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The size of the container, in points: the bounds without the insets.
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the views of the target layout, in points of the content.
  let targets: [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}
