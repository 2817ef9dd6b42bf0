extension UIColor {
  private static func grey(_ white: Double) -> UIColor { UIColor(white: white, alpha: 1) }

  private static func rgb(_ code: Int) -> UIColor {
    func component(_ shift: Int) -> CGFloat { CGFloat(code >> shift & 0xFF) / 255 }
    return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }

  public static let (black, white, gray) = (grey(0), grey(1), grey(0.5))
  public static let (darkGray, lightGray) = (grey(1.0 / 3), grey(2.0 / 3))
  public static let (red, green, blue) = (rgb(0xFF0000), rgb(0x00FF00), rgb(0x0000FF))
  public static let (cyan, yellow, magenta) = (rgb(0x00FFFF), rgb(0xFFFF00), rgb(0xFF00FF))
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = rgb(0x996633)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let (systemRed, systemGreen, systemBlue) = (rgb(0xFF3B30), rgb(0x34C759), rgb(0x007AFF))
  public static let (systemOrange, systemYellow, systemBrown) = (rgb(0xFF9500), rgb(0xFFCC00), rgb(0xA2845E))
  public static let (systemIndigo, systemPurple, systemPink) = (rgb(0x5856D6), rgb(0xAF52DE), rgb(0xFF2D55))
  public static let (systemTeal, systemMint, systemCyan) = (rgb(0x30B0C7), rgb(0x00C7BE), rgb(0x32ADE6))
  public static let (systemGray, systemGray2, systemGray3) = (rgb(0x8E8E93), rgb(0xAEAEB2), rgb(0xC7C7CC))
  public static let (systemGray4, systemGray5, systemGray6) = (rgb(0xD1D1D6), rgb(0xE5E5EA), rgb(0xF2F2F7))
  public static let (systemBackground, tertiarySystemBackground) = (grey(1), grey(1))
  public static let secondarySystemBackground = rgb(0xF2F2F7)
  public static let label = grey(0)
  public static let secondaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
}
