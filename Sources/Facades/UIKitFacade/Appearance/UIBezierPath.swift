import Foundation

/// A path that an app builds, as a value that is not drawn.
open class UIBezierPath: NSObject {
  private var elements: [CGPath.Element] = []
  // The facade only stores these.
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    elements = Self.corners(of: rect)
  }

  /// Creates a rectangle, whose corners the facade does not round.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// Creates an oval from four curves.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    // The distance of control points with which four curves are nearest to a circle: 4 (√2 − 1) / 3.
    let control = 4 * (CGFloat(2).squareRoot() - 1) / 3
    let (dx, dy) = (rect.width / 2 * control, rect.height / 2 * control)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), controlPoint1: CGPoint(x: rect.maxX, y: rect.midY + dy),
      controlPoint2: CGPoint(x: rect.midX + dx, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.midY), controlPoint1: CGPoint(x: rect.midX - dx, y: rect.maxY),
      controlPoint2: CGPoint(x: rect.minX, y: rect.midY + dy))
    addCurve(
      to: CGPoint(x: rect.midX, y: rect.minY), controlPoint1: CGPoint(x: rect.minX, y: rect.midY - dy),
      controlPoint2: CGPoint(x: rect.midX - dx, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), controlPoint1: CGPoint(x: rect.midX + dx, y: rect.minY),
      controlPoint2: CGPoint(x: rect.maxX, y: rect.midY - dy))
    close()
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    elements = cgPath.elements
  }

  open var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  open var isEmpty: Bool { elements.isEmpty }
  open var bounds: CGRect { cgPath.boundingBox }

  /// The end of the last line or curve, in points; zero in an empty path.
  open var currentPoint: CGPoint {
    for element in elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
      case .close: continue
      }
    }
    return .zero
  }

  open func move(to point: CGPoint) { elements.append(.move(to: point)) }
  open func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.append(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.append(.quadCurve(to: endPoint, control: controlPoint))
  }

  open func close() { elements.append(.close) }
  open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }
  open func removeAllPoints() { elements = [] }

  /// Does nothing, because the facade does not draw.
  open func stroke() {}
  /// Does nothing, because the facade does not draw.
  open func fill() {}
  /// Does nothing, because the facade does not draw.
  open func addClip() {}

  static func corners(of rect: CGRect) -> [CGPath.Element] {
    [
      .move(to: rect.origin), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }
}
