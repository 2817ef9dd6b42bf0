import Foundation

/// A font as a name and a size, with the metrics of San Francisco.
///
/// The facade does not draw text.
open class UIFont: NSObject, @unchecked Sendable {
  // All stored properties are constants.
  /// The name of the font.
  public let fontName: String
  /// The size of the font, in points.
  public let pointSize: CGFloat

  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value of the weight.
    public let rawValue: CGFloat
    /// The ultra-light weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight.
    public static let black = Weight(rawValue: 0.62)

    /// Creates a weight from a value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The styles of text, by purpose.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Standard captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Alternate, smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Creates a style from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The standard size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The standard size of the system font, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The standard size of the small system font, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// Creates a font with a name and a size, in points; the name is not looked up.
  public init?(name fontName: String, size fontSize: CGFloat) {
    (self.fontName, pointSize) = (fontName, fontSize)
    super.init()
  }

  init(named fontName: String, _ pointSize: CGFloat) {
    (self.fontName, self.pointSize) = (fontName, pointSize)
    super.init()
  }

  /// Returns the system font in a size, in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(named: ".SFUI-Regular", fontSize) }

  /// Returns the system font in a size, in points, and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: weight.rawValue > 0 ? ".SFUI-Bold" : ".SFUI-Regular", fontSize)
  }

  /// Returns the bold system font in a size, in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(named: ".SFUI-Bold", fontSize) }

  /// Returns the italic system font in a size, in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: ".SFUI-RegularItalic", fontSize)
  }

  /// Returns the system font with monospaced digits in a size, in points, and a weight.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the system font for a text style, in its size at the default setting.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15, .footnote: 13,
      .caption1: 12, .caption2: 11,
    ]
    return systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: fontName, fontSize) }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }
  /// The height of letters above the baseline, in points.
  open var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// The depth of letters below the baseline, in points: negative.
  open var descender: CGFloat { pointSize * -0.241_210_937_5 }

  /// Returns whether another object is a font with the same name and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  /// A hash of the name and the size.
  open override var hash: Int { [fontName, "\(pointSize)"].hashValue }
}
