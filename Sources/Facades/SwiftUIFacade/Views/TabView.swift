/// Views of which one is shown; in the style `.page` they are beside each other, and ``SimulatedTabView`` moves them.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  public func _evaluate(in tree: inout _ViewTree) { tree.visitPages(content, selection: selection) }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// How a tab view looks; there is only the style whose pages a finger turns.
public protocol TabViewStyle {}

public struct PageTabViewStyle: TabViewStyle {
  /// When the dots of the pages are shown, which nothing draws.
  public enum IndexDisplayMode: Hashable, Sendable { case automatic, always, never }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: Self.IndexDisplayMode) -> Self { Self() }
}

/// The style of a page-style tab view's dots, which nothing draws.
public struct PageIndexViewStyle {
  public enum BackgroundDisplayMode: Hashable, Sendable { case automatic, always, interactive, never }

  public static func page(backgroundDisplayMode: BackgroundDisplayMode = .automatic) -> Self { Self() }
}

extension View {
  nonisolated public func tabViewStyle(_ style: some TabViewStyle) -> some View { with(.pages) }
  nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
  nonisolated public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
}
