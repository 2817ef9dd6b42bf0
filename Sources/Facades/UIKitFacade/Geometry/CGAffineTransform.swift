/// An affine transformation of the plane.
///
///     x′ = a·x + c·y + tx
///     y′ = b·x + d·y + ty
public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// Creates a rotation about the origin, in radians; a positive angle is clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    let direction = CGPoint(angle: angle)
    self.init(a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { Self(scaleX: x, y: y).concatenating(self) }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { Self(rotationAngle: angle).concatenating(self) }

  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    if determinant == 0 || !determinant.isFinite { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if t.isIdentity || isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.reduce(xs[0], min), ys.reduce(ys[0], min))
    return CGRect(x: left, y: top, width: xs.reduce(xs[0], max) - left, height: ys.reduce(ys[0], max) - top)
  }

  /// Creates the frame of a rectangle that is transformed about its anchor point; the anchor is in fractions of the size.
  init(enclosing size: CGSize, anchor: CGPoint, at position: CGPoint, transform: CGAffineTransform) {
    let own = CGRect(x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
    self = own.applying(transform).offsetBy(dx: position.x, dy: position.y)
  }

  /// Returns the size of a rectangle that a transform turns into this frame.
  func size(before transform: CGAffineTransform) -> CGSize {
    transform.isIdentity ? size : applying(transform.inverted()).size
  }

  func position(of anchor: CGPoint) -> CGPoint { CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y) }
}
