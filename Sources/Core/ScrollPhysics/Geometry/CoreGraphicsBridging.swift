#if canImport(Foundation) && !hasFeature(Embedded)
  import Foundation

  extension Vector2D {
    /// Creates a vector from a point in points.
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension CGPoint {
    /// Creates a point from a vector.
    public init(_ vector: Vector2D) { self.init(x: CGFloat(vector.x), y: CGFloat(vector.y)) }
  }

  extension Size2D {
    /// Creates a size from a Core Graphics size.
    public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }

  extension CGSize {
    /// Creates a Core Graphics size from a size.
    public init(_ size: Size2D) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
  }
#endif
