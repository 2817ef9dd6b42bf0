/// A color, which nothing draws.
public struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {
  private let name: String

  nonisolated public init(_ name: String) { self.name = name }

  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "\(hue) \(saturation) \(brightness) \(opacity)"
  }

  nonisolated public func opacity(_ opacity: Double) -> Color { self }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { Color("clear") }
  public static var black: Color { Color("black") }
  public static var white: Color { Color("white") }
  public static var gray: Color { Color("gray") }
  public static var red: Color { Color("red") }
  public static var orange: Color { Color("orange") }
  public static var yellow: Color { Color("yellow") }
  public static var green: Color { Color("green") }
  public static var mint: Color { Color("mint") }
  public static var teal: Color { Color("teal") }
  public static var cyan: Color { Color("cyan") }
  public static var blue: Color { Color("blue") }
  public static var indigo: Color { Color("indigo") }
  public static var purple: Color { Color("purple") }
  public static var pink: Color { Color("pink") }
  public static var brown: Color { Color("brown") }
  public static var primary: Color { Color("primary") }
  public static var secondary: Color { Color("secondary") }
  public static var accentColor: Color { Color("accentColor") }
}
