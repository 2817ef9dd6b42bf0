import Foundation

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance between letters.
  public static let kern = NSAttributedString.Key("NSKern")
}
