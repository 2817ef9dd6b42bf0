extension RecordedRun {
  /// Reads the header of a golden trace.
  mutating func readHeader(_ parts: GoldenSections) throws(DocumentError) {
    func value(_ name: String, at index: Int) throws(DocumentError) -> (line: GoldenSections.Line, text: Substring) {
      guard index < parts.header.count else {
        throw GoldenSections.error(parts.header.count + 2, "must be \"\(name) …\"; the header is cut short")
      }
      let line = parts.header[index]
      guard line.text.hasPrefix(name + " ") else { throw line.error("must be \"\(name) …\"") }
      return (line, line.text.dropFirst(name.count + 1))
    }
    func number(_ name: String, at index: Int) throws(DocumentError) -> Double {
      let (line, text) = try value(name, at: index)
      guard let number = GoldenNumber.read(text), number > 0 else {
        throw line.error("must be \"\(name)\" with a positive number")
      }
      return number
    }
    let first = try value("model", at: 0).line
    guard let model = Self.model(first.text) else { throw first.error("must be \"model\" with a whole number") }
    self.model = model
    scene = HeaderName.decode(String(try value("scene", at: 1).text))
    gesture = HeaderName.decode(String(try value("gesture", at: 2).text))
    frameRate = try number("frame-rate", at: 3)
    displayScale = try number("scale", at: 4)
    for line in parts.header.dropFirst(5) {
      let words = line.text.split(separator: " ").map(String.init)
      if words.count != 3 || words[0] != "tuning" { throw line.error("is not \"tuning NAME VALUE\"") }
      tuning.append(Constant(name: words[1], value: words[2]))
    }
  }

  /// Parses the line of a golden that names its model; nil if it does not.
  static func model(_ line: some StringProtocol) -> Int? {
    line.hasPrefix("model ") ? Int(line.dropFirst(6)).flatMap { $0 < 0 ? nil : $0 } : nil
  }
}
