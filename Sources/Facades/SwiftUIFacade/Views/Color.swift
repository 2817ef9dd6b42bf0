/// A color, which nothing draws.
public struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {
  private let name: String

  nonisolated private init(name: String) { self.name = name }
  nonisolated public init(_ name: String) { self.name = name }

  nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "\(hue) \(saturation) \(brightness) \(opacity)"
  }

  nonisolated public static func == (a: Color, b: Color) -> Bool { a.name == b.name }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  nonisolated public static let clear = Color(name: "clear")
  nonisolated public static let black = Color(name: "black")
  nonisolated public static let white = Color(name: "white")
  nonisolated public static let gray = Color(name: "gray")
  nonisolated public static let red = Color(name: "red")
  nonisolated public static let orange = Color(name: "orange")
  nonisolated public static let yellow = Color(name: "yellow")
  nonisolated public static let green = Color(name: "green")
  nonisolated public static let mint = Color(name: "mint")
  nonisolated public static let teal = Color(name: "teal")
  nonisolated public static let cyan = Color(name: "cyan")
  nonisolated public static let blue = Color(name: "blue")
  nonisolated public static let indigo = Color(name: "indigo")
  nonisolated public static let purple = Color(name: "purple")
  nonisolated public static let pink = Color(name: "pink")
  nonisolated public static let brown = Color(name: "brown")
  nonisolated public static let primary = Color(name: "primary")
  nonisolated public static let secondary = Color(name: "secondary")
  nonisolated public static let accentColor = Color(name: "accentColor")

  nonisolated public func opacity(_ opacity: Double) -> Color { self }
}
