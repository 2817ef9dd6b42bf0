/// The edges at which a supplementary item is attached, with an offset.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  /// Whether the offset is in parts of the anchored item's size, and not in points.
  public let isFractionalOffset: Bool

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Returns the point of a rectangle that the edges name: a corner, the middle of an edge, or the centre.
  func point(in rect: CGRect) -> CGPoint {
    let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return CGPoint(x: x, y: y)
  }

  func distance(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
