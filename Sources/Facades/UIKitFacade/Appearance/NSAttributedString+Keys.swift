extension NSAttributedString.Key {
  public static let (font, kern) = (Self("NSFont"), Self("NSKern"))
  public static let (foregroundColor, backgroundColor) = (Self("NSColor"), Self("NSBackgroundColor"))
}
