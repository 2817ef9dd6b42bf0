/// A view that scrolls; a ``SimulatedScrollTargets`` moves the first one of an app's view.
public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  public func _evaluate(in tree: inout _ViewTree) { tree.visitScroll(content, axes) }
}

/// Scrolls the scroll view in it to views by their identities.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  public func _evaluate(in tree: inout _ViewTree) { content(ScrollViewProxy())._evaluate(in: &tree) }
}

/// What scrolls the views in a ``ScrollViewReader``, when the app's code runs in a simulated view.
public struct ScrollViewProxy {
  /// Scrolls to the view with an identity; without an anchor as little as shows the whole view.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let id = AnyHashable(id)
    MainActor.assumeIsolated { ChangedValues.running?.asked = (.view(id, anchor: anchor), ChangedValues.animation) }
  }
}
