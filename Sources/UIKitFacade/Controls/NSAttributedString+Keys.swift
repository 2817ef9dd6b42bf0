import Foundation

extension NSAttributedString.Key {
  /// The font of the text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance between letters.
  public static let kern = NSAttributedString.Key("NSKern")
}
