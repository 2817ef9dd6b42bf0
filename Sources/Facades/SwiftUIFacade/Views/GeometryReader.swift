/// A view that knows its size: in a ``SimulatedTabView`` that of the whole view, in a ``SimulatedDragGesture`` its own.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public func _evaluate(in tree: inout _ViewTree) { tree.visitContent(content) }
}

public struct GeometryProxy {
  let frame: CGRect
  public let safeAreaInsets = EdgeInsets()

  public var size: CGSize { frame.size }

  /// Returns the frame without the animations that run, in points; a named space counts as the global one.
  public func frame(in space: CoordinateSpace) -> CGRect { space == .local ? CGRect(origin: .zero, size: size) : frame }
}
