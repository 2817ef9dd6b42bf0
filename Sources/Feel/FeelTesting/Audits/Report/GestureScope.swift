/// What all of some gestures have in common, as a person says it: `forward flicks`, `drags past half an item`.
package struct GestureScope: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable { case touch, drag, flick }

  let kind: Kind?
  let isForward: Bool?
  /// Whether drags without velocity are longer than half the way to the next item; nil for both, and for flicks.
  let isPastHalf: Bool?

  package init(kind: Kind?, isForward: Bool?, isPastHalf: Bool?) {
    (self.kind, self.isForward, self.isPastHalf) = (kind, isForward, isPastHalf)
  }

  init(holding gestures: [AuditGesture], _ row: AuditedView<some AuditableView>) {
    kind = Self.common(gestures) { Self.kind($0) }
    isForward = Self.common(gestures, Self.isForward)
    isPastHalf = kind == .drag ? Self.common(gestures) { Self.isPastHalf($0, row) } : nil
  }

  func holds(_ gesture: AuditGesture, _ row: AuditedView<some AuditableView>) -> Bool {
    kind.map { $0 == Self.kind(gesture) } ?? true && isForward.map { $0 == Self.isForward(gesture) } ?? true
      && isPastHalf.map { $0 == Self.isPastHalf(gesture, row) } ?? true
  }

  package var noun: (one: String, many: String) {
    let words: AuditFault.Word =
      switch kind {
      case .touch: ("touch", "touches")
      case .drag: ("drag", "drags")
      case .flick: ("flick", "flicks")
      case nil: ("release", "releases")
      }
    let direction = isForward.map { $0 ? "forward " : "backward " } ?? ""
    let length = isPastHalf.map { $0 ? " past half an item" : " of less than half an item" } ?? ""
    return (direction + words.one + length, direction + words.many + length)
  }

  private static func common<Value: Equatable>(
    _ gestures: [AuditGesture], _ value: (AuditGesture) -> Value?
  ) -> Value? {
    guard let first = gestures.first.flatMap(value) else { return nil }
    return gestures.allSatisfy { value($0) == first } ? first : nil
  }

  private static func kind(_ gesture: AuditGesture) -> Kind {
    gesture.velocity != 0 ? .flick : gesture.drag != 0 ? .drag : .touch
  }

  private static func isForward(_ gesture: AuditGesture) -> Bool? {
    gesture.direction == 0 ? nil : gesture.direction > 0
  }

  private static func isPastHalf(_ gesture: AuditGesture, _ row: AuditedView<some AuditableView>) -> Bool? {
    guard let page = gesture.startItem.flatMap({ row.page(at: $0, gesture.drag < 0 ? -1 : 1) }) else { return nil }
    return abs(gesture.drag) > page / 2
  }
}
