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
    _ConditionalContent()
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent()
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views.
public struct TupleView<T>: PrimitiveView {
  nonisolated public init(_ value: T) {}
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {}

extension Optional: View, PrimitiveView where Wrapped: View {}

/// No view.
public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
}

/// A view whose type is known only at run time.
public struct AnyView: PrimitiveView {
  nonisolated public init(_ view: some View) {}
}
