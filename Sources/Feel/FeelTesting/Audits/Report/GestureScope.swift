/// What all of some gestures have in common, as a person says it: `forward flicks`, `drags past half an item`.
package struct GestureScope: OptionSet, Hashable, Sendable {
  package static let touch = GestureScope(rawValue: 1)
  package static let drag = GestureScope(rawValue: 2)
  package static let flick = GestureScope(rawValue: 4)
  package static let forward = GestureScope(rawValue: 8)
  package static let backward = GestureScope(rawValue: 16)
  /// A drag without velocity that is longer than half the way to the next item, and one that is not.
  package static let pastHalf = GestureScope(rawValue: 32)
  package static let withinHalf = GestureScope(rawValue: 64)

  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates the scope of one gesture.
  private init(_ gesture: AuditGesture, _ row: AuditedView<some AuditableView>) {
    self = gesture.velocity != 0 ? .flick : gesture.drag != 0 ? .drag : .touch
    let item = self == .drag ? gesture.startItem : nil
    if gesture.direction != 0 { insert(gesture.direction > 0 ? .forward : .backward) }
    if let page = item.flatMap({ row.page(at: $0, gesture.drag < 0 ? -1 : 1) }) {
      insert(abs(gesture.drag) > page / 2 ? .pastHalf : .withinHalf)
    }
  }

  /// Creates the scope of what some gestures have in common.
  init(holding gestures: [AuditGesture], _ row: AuditedView<some AuditableView>) {
    self = gestures.reduce(GestureScope(rawValue: -1)) { $0.intersection(GestureScope($1, row)) }
  }

  func holds(_ gesture: AuditGesture, _ row: AuditedView<some AuditableView>) -> Bool {
    isSubset(of: GestureScope(gesture, row))
  }

  package var noun: (one: String, many: String) {
    let one = contains(.touch) ? "touch" : contains(.drag) ? "drag" : contains(.flick) ? "flick" : "release"
    let direction = contains(.forward) ? "forward " : contains(.backward) ? "backward " : ""
    let length = contains(.pastHalf) ? " past half an item" : contains(.withinHalf) ? " of less than half an item" : ""
    return (direction + one + length, direction + one + (contains(.touch) ? "es" : "s") + length)
  }
}
