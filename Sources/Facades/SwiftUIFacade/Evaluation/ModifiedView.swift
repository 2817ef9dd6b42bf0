/// A view with what a modifier adds to it.
struct ModifiedView<Content: View>: PrimitiveView, ViewWithEffect {
  // A modifier makes one outside of the main actor, too, as if it returned the view itself.
  private nonisolated(unsafe) let wrapped: Content
  nonisolated(unsafe) let effect: ViewEffect
  var content: any View { wrapped }
  nonisolated init(content: Content, effect: ViewEffect) { (wrapped, self.effect) = (content, effect) }
}

/// What a modifier does while a view is simulated.
enum ViewEffect {
  case none
  /// The style whose pages a finger turns.
  case pages
  /// The value by which a selection names the view.
  case tag(AnyHashable)
  case appear(() -> Void)
  /// Compares a value with that of the evaluation before, and returns whether it has run because of a difference.
  case change(of: Any, run: (_ earlier: Any) -> Bool)
  case tick(Timer.TimerPublisher, (Date) -> Void)
}

/// A ``ModifiedView`` of any view.
@MainActor
protocol ViewWithEffect {
  var content: any View { get }
  var effect: ViewEffect { get }
}

/// A view that makes others, each with an identity.
@MainActor
protocol ViewList {
  var views: [(view: any View, id: AnyHashable)] { get }
}

/// A view whose content depends on its size.
@MainActor
protocol SizedView {
  func content(in size: CGSize) -> any View
}

/// A ``TabView`` of any type.
@MainActor
protocol PagedView {
  /// The values by which a selection names the pages, in their order.
  var tags: [AnyHashable] { get }
  var selectedTag: AnyHashable? { get }
  func select(_ tag: AnyHashable)
}
