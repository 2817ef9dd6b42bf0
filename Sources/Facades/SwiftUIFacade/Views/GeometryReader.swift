/// A view that knows its size; nothing is laid out, so it has the size of the ``SimulatedTabView``.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public func _evaluate(in tree: inout _ViewTree) { tree.visitContent(content) }
}

/// The size of a view.
public struct GeometryProxy {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets
}
