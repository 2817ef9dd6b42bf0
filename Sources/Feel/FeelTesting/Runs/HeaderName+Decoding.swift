extension HeaderName {
  /// Decodes a name; text that is not an escape stands for itself.
  static func decode(_ text: String) -> String {
    // Most names have none, and an expression takes longer than all else in a header.
    if !text.utf8.contains(UInt8(ascii: "\\")) { return text }
    return text.replacing(/\\\\|\\u\{([+0-9A-Fa-f]+)\}/.matchingSemantics(.unicodeScalar)) { escape in
      guard let digits = escape.output.1 else { return "\\" }
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(escape.output.0)
    }
  }
}
