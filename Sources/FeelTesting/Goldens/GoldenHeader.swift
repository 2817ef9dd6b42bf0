import Documents

enum GoldenHeader {
  /// Checks the header and returns the number of the model and the time between frames, in ms.
  static func read(_ parts: GoldenSections) throws(DocumentError) -> (model: Int, frameInterval: Double) {
    var (model, interval) = (0, 0.0)
    for (index, name) in ["model", "scene", "gesture", "frame-rate", "scale"].enumerated() {
      guard index < parts.header.count else {
        throw GoldenSections.error(parts.header.count + 2, "must be \"\(name) …\"; the header is cut short")
      }
      let line = parts.header[index]
      guard line.text.hasPrefix(name + " ") else { throw line.error("must be \"\(name) …\"") }
      if index == 0 {
        guard let number = Self.model(line.text) else { throw line.error("must be \"model\" with a whole number") }
        model = number
      }
      if index < 3 { continue }
      guard let number = GoldenNumber.read(line.text.dropFirst(name.count + 1)), number > 0 else {
        throw line.error("must be \"\(name)\" with a positive number")
      }
      if name == "frame-rate" { interval = 1000 / number }
    }
    for line in parts.header.dropFirst(5) {
      let words = line.text.split(separator: " ")
      if words.count != 3 || words[0] != "tuning" { throw line.error("is not \"tuning NAME VALUE\"") }
    }
    return (model, interval)
  }

  /// Parses the line of a golden that names its model; nil if it does not.
  static func model(_ line: some StringProtocol) -> Int? {
    line.hasPrefix("model ") ? Int(line.dropFirst(6)).flatMap { $0 < 0 ? nil : $0 } : nil
  }
}
