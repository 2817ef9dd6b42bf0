import ScrollPhysics

/// A gesture that an audit tries: where a drag begins, how far it goes, how it ends and what follows.
public struct AuditGesture: Hashable, Sendable {
  /// How the view is varied before.
  public var variants: [SubjectVariant]
  /// The item at its place where the drag begins; nil for where the view begins.
  public var startItem: Int?
  /// How far the finger takes the content, in points; beyond an edge the content follows less far.
  public var drag: Double
  /// The release velocity, in pt/ms.
  public var velocity: Double
  /// The sign of the finger's last movement; nil for that of the velocity, and without one that of the drag.
  public var lastMovement: Double?
  /// What follows.
  public var sequel: ReleaseSequel

  /// Creates a gesture.
  public init(
    startItem: Int? = nil, drag: Double = 0, velocity: Double = 0, lastMovement: Double? = nil,
    sequel: ReleaseSequel = .rest, variants: [SubjectVariant] = []
  ) {
    self.startItem = startItem
    self.drag = drag
    self.velocity = velocity
    self.lastMovement = lastMovement
    self.sequel = sequel
    self.variants = variants
  }

  func varied(_ variant: SubjectVariant) -> AuditGesture {
    var result = self
    result.variants.append(variant)
    return result
  }

  func then(_ sequel: ReleaseSequel) -> AuditGesture {
    var result = self
    result.sequel = sequel
    return result
  }
}
