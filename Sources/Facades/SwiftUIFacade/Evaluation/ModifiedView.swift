import ScrollPhysics

struct ModifiedView<Content: View>: PrimitiveView {
  // A modifier makes one outside of the main actor, too, as if it returned the view itself.
  nonisolated(unsafe) var content: Content
  nonisolated(unsafe) var effect: ViewEffect
  nonisolated init(content: Content, effect: ViewEffect) { (self.content, self.effect) = (content, effect) }
  func _evaluate(in tree: inout _ViewTree) { tree.visit(content, with: effect) }
}

extension View {
  nonisolated func with(_ effect: ViewEffect) -> some View { ModifiedView(content: self, effect: effect) }
  nonisolated func saying(_ change: @escaping (inout ViewContext) -> Void) -> some View { with(.context(change)) }
}

enum ViewEffect {
  case none
  /// The style whose pages a finger turns.
  case pages
  /// The value by which a selection names the view.
  case tag(AnyHashable)
  case appear(() -> Void)
  case disappear(() -> Void)
  /// Is called by a tap on the words in the view.
  case tap(() -> Void)
  /// Compares a value with that of the evaluation before, and runs at a difference.
  case change(of: Any, run: (_ earlier: Any) -> Void)
  case tick(Timer.TimerPublisher, (Date) -> Void)
  /// Is started when the view appears, and again when the value has changed, and cancelled before.
  indirect case task(of: Any, differs: (_ earlier: Any) -> Bool, run: @MainActor () async -> Void)
  /// Animates what changes in the view when a value has changed.
  indirect case animation(Animation?, of: Any, differs: (_ earlier: Any) -> Bool)
  indirect case gesture(DragGesture, GesturePriority)
  case offset(Vector2D)
  /// Tells the view, and those in it, something.
  case context((inout ViewContext) -> Void)
  /// What lies on the view, or behind it.
  indirect case layer(any View, Alignment, isBehind: Bool)
  /// A size or a place that only a layout needs.
  indirect case layout(LayoutKind)
}
