/// An estimate of the width of text, rather too wide than too narrow, identical on every machine.
package enum TextWidth {
  /// Returns the estimated width of a text in a system font of a size, in pixels.
  package static func of(_ text: some StringProtocol, size: Double = 11) -> Double {
    text.unicodeScalars.reduce(0) { $0 + share(of: $1) } * size
  }

  package static func fitted(_ text: String, to width: Double, size: Double = 11) -> String {
    if of(text, size: size) <= width { return text }
    var (end, share) = (text.startIndex, 0.0)
    for index in text.indices {
      share = text[index].unicodeScalars.reduce(share) { $0 + Self.share(of: $1) }
      if (share + Self.share(of: "…")) * size > width { break }
      end = text.index(after: index)
    }
    return text[..<end] + "…"
  }

  private static func share(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ": 0.33
    case "f", "r", "t", "(", ")", "[", "]", "-", "/", "\"": 0.43
    case "m", "w", "M", "W", "%", "@": 0.99
    case "A"..."Z", "&", "+", "<", ">", "=", "~": 0.74
    case "a"..."z", "0"..."9": 0.64
    case _ where scalar.value < 0x250: 0.7
    default: 1.05
    }
  }
}
