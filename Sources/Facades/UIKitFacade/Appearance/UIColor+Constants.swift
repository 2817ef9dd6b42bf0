import Foundation

extension UIColor {
  private static func grey(_ white: Double) -> UIColor { UIColor(white: white, alpha: 1) }

  private static func rgb(_ code: Int) -> UIColor {
    func component(_ shift: Int) -> CGFloat { CGFloat(code >> shift & 0xFF) / 255 }
    return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }

  public static let black = grey(0)
  public static let darkGray = grey(1.0 / 3)
  public static let lightGray = grey(2.0 / 3)
  public static let white = grey(1)
  public static let gray = grey(0.5)
  public static let red = rgb(0xFF0000)
  public static let green = rgb(0x00FF00)
  public static let blue = rgb(0x0000FF)
  public static let cyan = rgb(0x00FFFF)
  public static let yellow = rgb(0xFFFF00)
  public static let magenta = rgb(0xFF00FF)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = rgb(0x996633)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let systemRed = rgb(0xFF3B30)
  public static let systemOrange = rgb(0xFF9500)
  public static let systemYellow = rgb(0xFFCC00)
  public static let systemGreen = rgb(0x34C759)
  public static let systemBlue = rgb(0x007AFF)
  public static let systemIndigo = rgb(0x5856D6)
  public static let systemPurple = rgb(0xAF52DE)
  public static let systemPink = rgb(0xFF2D55)
  public static let systemGray = rgb(0x8E8E93)
  public static let systemTeal = rgb(0x30B0C7)
  public static let systemMint = rgb(0x00C7BE)
  public static let systemCyan = rgb(0x32ADE6)
  public static let systemBrown = rgb(0xA2845E)
  public static let systemGray2 = rgb(0xAEAEB2)
  public static let systemGray3 = rgb(0xC7C7CC)
  public static let systemGray4 = rgb(0xD1D1D6)
  public static let systemGray5 = rgb(0xE5E5EA)
  public static let systemGray6 = rgb(0xF2F2F7)
  public static let secondarySystemBackground = rgb(0xF2F2F7)
  public static let tertiarySystemBackground = grey(1)
  public static let secondaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  public static let systemBackground = grey(1)
  public static let label = grey(0)
}
