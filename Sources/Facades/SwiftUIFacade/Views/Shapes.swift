/// What fills a shape; nothing is drawn.
public protocol ShapeStyle {}

/// A shape, which nothing draws.
public protocol Shape: PrimitiveView, Sendable {}

extension Shape {
  public func fill(_ style: some ShapeStyle) -> some View { self }
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct Rectangle: Shape { nonisolated public init() {} }

public struct RoundedRectangle: Shape {
  public var cornerRadius: CGFloat

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
}

public struct Circle: Shape { nonisolated public init() {} }

public struct Capsule: Shape { nonisolated public init(style: RoundedCornerStyle = .continuous) {} }

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { Rectangle() }
}

extension Shape where Self == Circle { public static var circle: Circle { Circle() } }

extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }

/// A blurred background, which nothing draws.
public struct Material: ShapeStyle, Sendable {}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var regularMaterial: Material { Material() }
}

/// A gradient along a line, which nothing draws.
public struct LinearGradient: PrimitiveView, ShapeStyle {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
