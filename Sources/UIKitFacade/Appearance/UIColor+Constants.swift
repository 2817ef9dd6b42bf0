extension UIColor {
  private static func grey(_ white: Double) -> UIColor { UIColor(white: white, alpha: 1) }

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  /// Black.
  public static let black = grey(0)
  /// Dark gray.
  public static let darkGray = grey(1.0 / 3)
  /// Light gray.
  public static let lightGray = grey(2.0 / 3)
  /// White.
  public static let white = grey(1)
  /// Gray.
  public static let gray = grey(0.5)
  /// Red.
  public static let red = rgb(255, 0, 0)
  /// Green.
  public static let green = rgb(0, 255, 0)
  /// Blue.
  public static let blue = rgb(0, 0, 255)
  /// Cyan.
  public static let cyan = rgb(0, 255, 255)
  /// Yellow.
  public static let yellow = rgb(255, 255, 0)
  /// Magenta.
  public static let magenta = rgb(255, 0, 255)
  /// Orange.
  public static let orange = rgb(255, 127.5, 0)
  /// Purple.
  public static let purple = rgb(127.5, 0, 127.5)
  /// Brown.
  public static let brown = rgb(153, 102, 51)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The system's red in the light style.
  public static let systemRed = rgb(255, 59, 48)
  /// The system's orange in the light style.
  public static let systemOrange = rgb(255, 149, 0)
  /// The system's yellow in the light style.
  public static let systemYellow = rgb(255, 204, 0)
  /// The system's green in the light style.
  public static let systemGreen = rgb(52, 199, 89)
  /// The system's blue in the light style.
  public static let systemBlue = rgb(0, 122, 255)
  /// The system's indigo in the light style.
  public static let systemIndigo = rgb(88, 86, 214)
  /// The system's purple in the light style.
  public static let systemPurple = rgb(175, 82, 222)
  /// The system's pink in the light style.
  public static let systemPink = rgb(255, 45, 85)
  /// The system's gray in the light style.
  public static let systemGray = rgb(142, 142, 147)
  /// The system's teal in the light style.
  public static let systemTeal = rgb(48, 176, 199)
  /// The system's second gray in the light style.
  public static let systemGray2 = rgb(174, 174, 178)
  /// The system's third gray in the light style.
  public static let systemGray3 = rgb(199, 199, 204)
  /// The system's fourth gray in the light style.
  public static let systemGray4 = rgb(209, 209, 214)
  /// The system's fifth gray in the light style.
  public static let systemGray5 = rgb(229, 229, 234)
  /// The system's sixth gray in the light style.
  public static let systemGray6 = rgb(242, 242, 247)
  /// The color of secondary backgrounds in the light style.
  public static let secondarySystemBackground = rgb(242, 242, 247)
  /// The color of secondary labels in the light style.
  public static let secondaryLabel = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  /// The color of backgrounds in the light style.
  public static let systemBackground = grey(1)
  /// The color of labels in the light style.
  public static let label = grey(0)
}
