import ScrollPhysics

/// Items of one length one below another; sizes follow the width where asked to.
public struct ItemBehavior: TargetBehavior, Sendable {
  /// The items' length, in points.
  public private(set) var length = 100.0
  /// Whether targets are rounded to items.
  private let snaps: Bool
  /// Whether vertical targets are all decided.
  private let decidesAll: Bool
  /// How the content is laid out in other bounds: its length, and the items' length; nil where it stays.
  private let relaid: (@Sendable (Size2D) -> (content: Size2D, length: Double))?
  /// The calls, in order.
  public private(set) var questions: [Question] = []

  /// A call of the behavior.
  public enum Question: Equatable, Sendable {
    /// The content is laid out for a size.
    case layOut(Size2D)
    /// A target is chosen.
    case target(TargetContext)
  }

  /// Creates the behavior.
  public init(
    snaps: Bool = true, decidesAll: Bool = false,
    relaid: (@Sendable (Size2D) -> (content: Size2D, length: Double))? = nil
  ) {
    (self.snaps, self.decidesAll, self.relaid) = (snaps, decidesAll, relaid)
  }

  /// The contexts of resizes.
  public var resizes: [TargetContext] {
    questions.compactMap { question in
      if case .target(let context) = question, context.reason == .resize { context } else { nil }
    }
  }

  /// Rounds the target to an item.
  public mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    questions.append(.target(context))
    if snaps { target.y = (target.y / length).rounded() * length }
  }

  /// Returns whether all targets of the axis are decided.
  public func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { decidesAll && axis == .vertical }

  /// Lays the items out.
  public mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    questions.append(.layOut(boundsSize))
    guard let new = relaid?(boundsSize) else { return nil }
    length = new.length
    return new.content
  }
}
