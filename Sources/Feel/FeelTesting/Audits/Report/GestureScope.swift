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

  /// Creates the scope of one gesture.
  private init(_ gesture: AuditGesture, _ row: AuditedView<some AuditableView>) {
    kind = gesture.velocity != 0 ? .flick : gesture.drag != 0 ? .drag : .touch
    isForward = gesture.direction == 0 ? nil : gesture.direction > 0
    let item = kind == .drag ? gesture.startItem : nil
    isPastHalf = item.flatMap { row.page(at: $0, gesture.drag < 0 ? -1 : 1) }.map { abs(gesture.drag) > $0 / 2 }
  }

  /// Creates the scope of what some gestures have in common.
  init(holding gestures: [AuditGesture], _ row: AuditedView<some AuditableView>) {
    let scopes = gestures.map { GestureScope($0, row) }
    func common<Value: Equatable>(_ value: (GestureScope) -> Value?) -> Value? {
      guard let first = scopes.first.flatMap(value) else { return nil }
      return scopes.allSatisfy { value($0) == first } ? first : nil
    }
    (kind, isForward, isPastHalf) = (common { $0.kind }, common { $0.isForward }, common { $0.isPastHalf })
  }

  func holds(_ gesture: AuditGesture, _ row: AuditedView<some AuditableView>) -> Bool {
    let own = GestureScope(gesture, row)
    return kind.map { $0 == own.kind } ?? true && isForward.map { $0 == own.isForward } ?? true
      && isPastHalf.map { $0 == own.isPastHalf } ?? true
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
}
