@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [any View] = []
    repeat parts.append(each content)
    return TupleView(parts: parts)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct TupleView<T>: PrimitiveView {
  private nonisolated(unsafe) var parts: [any View]

  nonisolated public init(_ value: T) {
    self.init(
      parts: (value as? any View).map { [$0] }
        ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }
  nonisolated init(parts: [any View]) { self.parts = parts }
  public func _evaluate(in tree: inout _ViewTree) {
    for (index, part) in parts.enumerated() { tree.visit(part, at: index) }
  }
}

public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First), second(Second)

  public func _evaluate(in tree: inout _ViewTree) {
    switch self {
    case .first(let view): tree.visit(view, at: 0)
    case .second(let view): tree.visit(view, at: 1)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public func _evaluate(in tree: inout _ViewTree) { self?._evaluate(in: &tree) }
}

public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
  public func _evaluate(in tree: inout _ViewTree) {}
}

public struct AnyView: PrimitiveView {
  private nonisolated(unsafe) var content: any View

  nonisolated public init(_ view: some View) { content = view }
  public func _evaluate(in tree: inout _ViewTree) { content._evaluate(in: &tree) }
}
