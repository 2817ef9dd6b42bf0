/// A change of a view that an app writes as a type of its own, with states of its own.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let view: any View
  public func _evaluate(in tree: inout _ViewTree) { view._evaluate(in: &tree) }
}

/// A view whose property wrappers are those of its modifier; Swift 6.0 needs variables for what the main actor does not own.
struct AppModifiedView<Content: View, Modifier: ViewModifier>: View, CustomReflectable {
  nonisolated(unsafe) var content: Content
  nonisolated(unsafe) var modifier: Modifier
  nonisolated init(_ content: Content, _ modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
  nonisolated var customMirror: Mirror { Mirror(reflecting: modifier) }
  var body: some View { modifier.body(content: ModifierContent(view: content)) }
}

extension View {
  nonisolated public func modifier(_ modifier: some ViewModifier) -> some View { AppModifiedView(self, modifier) }
}
