import ScrollPhysics

/// Items of one length one below another, each at its place where it begins; sizes follow the width where asked to.
struct ItemBehavior: TargetBehavior, Sendable {
  /// The items' length, in points.
  var length = 100.0
  /// Whether targets are rounded to items.
  var snaps = true
  /// Whether vertical targets are all decided.
  var decidesAll = false
  /// The number of items after which the indices begin anew; nil for never.
  var lap: Int?
  /// How the content is laid out in other bounds: its length, and the items' length; nil where it stays.
  var relaid: (@Sendable (Size2D) -> (content: Size2D, length: Double))?
  /// What was asked, in order.
  private(set) var questions: [Question] = []

  /// A call of the behavior.
  enum Question: Equatable, Sendable {
    case layOut(Size2D)
    case target(TargetContext)
  }

  /// What a resize told.
  var resizes: [TargetContext] {
    questions.compactMap { question in
      if case .target(let context) = question, context.reason == .resize { context } else { nil }
    }
  }

  mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    questions.append(.target(context))
    if !snaps { return }
    target.y = (target.y / length).rounded() * length
  }

  func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { decidesAll && axis == .vertical }

  mutating func item(at contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Int? {
    let place = ordinal(contentOffset)
    return lap.map { (place % $0 + $0) % $0 } ?? place
  }

  mutating func itemDelta(
    from start: Vector2D, to end: Vector2D, in configuration: ScrollConfiguration
  ) -> Int? {
    ordinal(end) - ordinal(start)
  }

  mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    questions.append(.layOut(boundsSize))
    guard let new = relaid?(boundsSize) else { return nil }
    length = new.length
    return new.content
  }

  private func ordinal(_ offset: Vector2D) -> Int { Int((offset.y / length).rounded()) }
}
