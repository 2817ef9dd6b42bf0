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

  nonisolated public static func == (a: Color, b: Color) -> Bool { a.name == b.name }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  nonisolated public static let clear = Color("clear")
  nonisolated public static let black = Color("black")
  nonisolated public static let white = Color("white")
  nonisolated public static let gray = Color("gray")
  nonisolated public static let red = Color("red")
  nonisolated public static let orange = Color("orange")
  nonisolated public static let yellow = Color("yellow")
  nonisolated public static let green = Color("green")
  nonisolated public static let mint = Color("mint")
  nonisolated public static let teal = Color("teal")
  nonisolated public static let cyan = Color("cyan")
  nonisolated public static let blue = Color("blue")
  nonisolated public static let indigo = Color("indigo")
  nonisolated public static let purple = Color("purple")
  nonisolated public static let pink = Color("pink")
  nonisolated public static let brown = Color("brown")
  nonisolated public static let primary = Color("primary")
  nonisolated public static let secondary = Color("secondary")
  nonisolated public static let accentColor = Color("accentColor")

  nonisolated public func opacity(_ opacity: Double) -> Color { self }
}
