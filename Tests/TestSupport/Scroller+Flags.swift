import ScrollPhysics

extension Scroller {
  /// Whether a finger drags the content, or the view decelerates after a drag.
  public var isDragging: Bool { flags.contains(.dragging) }
  /// Whether the view moves by itself after a drag.
  public var isDecelerating: Bool { flags.contains(.decelerating) }
}
