/// A font as a name and a size, with the metrics of San Francisco; the facade does not draw text.
open class UIFont: NSObject, @unchecked Sendable {
  // All stored properties are constants.
  public let fontName: String
  public let pointSize: CGFloat

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public static let (ultraLight, thin, light) = (Weight(-0.8), Weight(-0.6), Weight(-0.4))
    public static let (regular, medium, semibold) = (Weight(0), Weight(0.23), Weight(0.3))
    public static let (bold, heavy, black) = (Weight(0.4), Weight(0.56), Weight(0.62))
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let (largeTitle, title1) = (style("Title0"), style("Title1"))
    public static let (title2, title3) = (style("Title2"), style("Title3"))
    public static let (headline, subheadline) = (style("Headline"), style("Subhead"))
    public static let (body, callout, footnote) = (style("Body"), style("Callout"), style("Footnote"))
    public static let (caption1, caption2) = (style("Caption1"), style("Caption2"))
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func style(_ name: String) -> Self { Self(rawValue: "UICTFontTextStyle\(name)") }
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Creates a font with a name and a size, in points; the name is not looked up.
  public init?(name fontName: String, size fontSize: CGFloat) { (self.fontName, pointSize) = (fontName, fontSize) }

  init(named fontName: String, _ pointSize: CGFloat) { (self.fontName, self.pointSize) = (fontName, pointSize) }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(named: ".SFUI-Regular", fontSize) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: weight.rawValue > 0 ? ".SFUI-Bold" : ".SFUI-Regular", fontSize)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(named: ".SFUI-Bold", fontSize) }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(named: ".SFUI-RegularItalic", size) }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15, .footnote: 13,
      .caption1: 12, .caption2: 11,
    ]
    return systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: fontName, fontSize) }
  open var lineHeight: CGFloat { ascender - descender }
  open var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  open var descender: CGFloat { pointSize * -0.241_210_937_5 }

  private var values: [AnyHashable] { [fontName, pointSize] }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.values == values }
  open override var hash: Int { values.hashValue }
}
