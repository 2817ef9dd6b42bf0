#if canImport(Foundation) && !hasFeature(Embedded)
  import Foundation

  extension Vector2D {
    /// The vector of a point in points, as UIKit gives it.
    public init(_ point: CGPoint) {
      self.init(x: Double(point.x), y: Double(point.y))
    }
  }

  extension CGPoint {
    /// The point of a vector.
    public init(_ vector: Vector2D) {
      self.init(x: CGFloat(vector.x), y: CGFloat(vector.y))
    }
  }

  extension Size2D {
    /// The size as UIKit gives it.
    public init(_ size: CGSize) {
      self.init(width: Double(size.width), height: Double(size.height))
    }
  }

  extension CGSize {
    /// The size as UIKit takes it.
    public init(_ size: Size2D) {
      self.init(width: CGFloat(size.width), height: CGFloat(size.height))
    }
  }
#endif
