import Documents

enum GoldenHeader {
  /// Checks the header and returns the time between frames, in ms.
  static func frameInterval(_ parts: GoldenSections) throws(DocumentError) -> Double {
    var interval = 0.0
    for (index, name) in ["scene", "gesture", "frame-rate", "scale"].enumerated() {
      guard index < parts.header.count else {
        throw GoldenSections.error(parts.header.count + 2, "must be \"\(name) …\"; the header is cut short")
      }
      let line = parts.header[index]
      guard line.text.hasPrefix(name + " ") else { throw line.error("must be \"\(name) …\"") }
      if index < 2 { continue }
      guard let number = GoldenNumber.read(line.text.dropFirst(name.count + 1)), number > 0 else {
        throw line.error("must be \"\(name)\" with a positive number")
      }
      if name == "frame-rate" { interval = 1000 / number }
    }
    for line in parts.header.dropFirst(4) {
      let words = line.text.split(separator: " ")
      if words.count != 3 || words[0] != "tuning" { throw line.error("is not \"tuning NAME VALUE\"") }
    }
    return interval
  }
}
