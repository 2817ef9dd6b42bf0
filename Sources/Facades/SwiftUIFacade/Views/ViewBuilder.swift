/// Makes one view of the views that a closure lists.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: first)
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views.
public struct TupleView<T>: TransparentView {
  nonisolated(unsafe) let value: T

  nonisolated public init(_ value: T) { self.value = value }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: TransparentView {
  private nonisolated(unsafe) let content: any View

  nonisolated init(content: some View) { self.content = content }
}

extension Optional: View, PrimitiveView, TransparentView where Wrapped: View {}

/// No view.
public struct EmptyView: TransparentView {
  nonisolated public init() {}
}

/// A view whose type is known only at run time.
public struct AnyView: TransparentView {
  private nonisolated(unsafe) let content: any View

  nonisolated public init(_ view: some View) { content = view }
}
