/// The scaling of fonts and lengths with the user's text size, which in the facade is the default one.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// Returns the font itself, because the text size is the default one.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font, or a smaller one of the maximum size, in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns the value itself, because the text size is the default one.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
