/// A path that an app builds, as a value that is not drawn.
open class UIBezierPath: NSObject {
  private var elements: [CGPath.Element] = []
  // The facade only stores these.
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false

  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  /// Creates a rectangle, whose corners the facade does not round.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// Creates an oval from four curves.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    // The distance of control points with which four curves are nearest to a circle: 4 (√2 − 1) / 3.
    let control = 4 * (CGFloat(2).squareRoot() - 1) / 3
    let (width, height) = (rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.midX + x * width, y: rect.midY + y * height) }
    move(to: point(1, 0))
    // A quarter of the circle with radius 1 goes from (x, y) to (-y, x).
    for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
      addCurve(
        to: point(-y, x), controlPoint1: point(x - control * y, y + control * x),
        controlPoint2: point(control * x - y, x + control * y))
    }
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
  open var currentPoint: CGPoint { elements.last { $0 != .close }?.points.first ?? .zero }

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
  open func fill() {}
  open func addClip() {}
}
