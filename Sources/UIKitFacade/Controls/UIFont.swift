import Foundation

/// A font as its name and size; nothing is drawn with it.
///
/// Its measures are those of San Francisco, scaled.
open class UIFont: NSObject, @unchecked Sendable {
  // Nothing stored changes.
  /// The font's name.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat

  /// How thick the strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness.
    public let rawValue: CGFloat
    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// As text is.
    public static let regular = Weight(rawValue: 0)
    /// A little thicker than text.
    public static let medium = Weight(rawValue: 0.23)
    /// Between text and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest.
    public static let black = Weight(rawValue: 0.62)

    /// Creates a weight from a thickness.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a thickness.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String
    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Creates a style from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Creates a font from a name, which is not looked up, and a size in points.
  public init?(name fontName: String, size fontSize: CGFloat) {
    (self.fontName, pointSize) = (fontName, fontSize)
    super.init()
  }

  init(named fontName: String, _ pointSize: CGFloat) {
    (self.fontName, self.pointSize) = (fontName, pointSize)
    super.init()
  }

  /// The system's font in a size, in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(named: ".SFUI-Regular", fontSize) }

  /// The system's font in a size, in points, and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: weight.rawValue > 0 ? ".SFUI-Bold" : ".SFUI-Regular", fontSize)
  }

  /// The system's bold font in a size, in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(named: ".SFUI-Bold", fontSize) }

  /// The system's slanted font in a size, in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(named: ".SFUI-RegularItalic", fontSize)
  }

  /// The system's font whose digits are equally wide in a size, in points, and a weight.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font for what a text is for, in the size of the default setting.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15, .footnote: 13,
      .caption1: 12, .caption2: 11,
    ]
    return systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// The same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: fontName, fontSize) }

  /// The distance from line to line, in points.
  open var lineHeight: CGFloat { ascender - descender }
  /// How far letters rise above the line, in points.
  open var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// How far letters fall below the line, in points: negative.
  open var descender: CGFloat { pointSize * -0.241_210_937_5 }

  /// Whether another object is the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  /// A hash of the name and the size.
  open override var hash: Int { [fontName, "\(pointSize)"].hashValue }
}
