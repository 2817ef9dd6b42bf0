/// A view that knows its size; here its content is never made, since nothing is laid out.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// The size of a view.
public struct GeometryProxy {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets
}
