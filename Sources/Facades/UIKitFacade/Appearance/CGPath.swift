/// A path of lines and curves, as a value that is not drawn.
open class CGPath: NSObject, @unchecked Sendable {
  // All stored properties of a path that is not mutable are constants.
  /// A step of a path, in points.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let first, let second): [point, first, second]
      case .close: []
      }
    }
  }

  public let elements: [Element]

  public init(elements: [Element]) { self.elements = elements }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: [
      .move(to: rect.origin), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  open var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle that contains all points of the path, control points included; null for an empty path.
  open var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.elements == elements }
  // The point of an older Foundation cannot be hashed, its coordinates can.
  open override var hash: Int { elements.flatMap(\.points).flatMap { [$0.x, $0.y] }.hashValue }
}
