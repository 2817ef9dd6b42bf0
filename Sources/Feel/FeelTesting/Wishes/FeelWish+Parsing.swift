import Foundation

extension FeelWish {
  /// Parses a wish.
  ///
  ///     wish     = quantity values [ "@" WEIGHT ]
  ///     quantity = "commit drag" | "commit flick" | COLUMN [ "." STATISTIC ] [ "of" GESTURES ]
  ///              | "findings" | "flick" [ "below" | "above" ] NUMBER [ "pt/ms" ] "moves"
  ///     values   = [ "<" | "<=" | "=" | ">=" | ">" | "~" ] NUMBER [ UNIT ] | NUMBER "..." NUMBER [ UNIT ]
  /// - Throws: `DocumentError` that names the character at which the wish is not valid, and what is expected there.
  package init(_ text: String) throws(DocumentError) {
    var words = try WishWords(text)
    self.text = text
    quantity = try words.quantity()
    let start = words.position
    subject = words.text(0..<start)
    values = try words.values(in: quantity.unit)
    wished = words.text(start..<words.position)
    weight = words.weight
  }
}

/// The words of a wish, read one after another.
private struct WishWords {
  private let words: [Substring]
  private let whole: String
  private(set) var position = 0
  let weight: Double

  init(_ text: String) throws(DocumentError) {
    whole = text
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let weight = parts.count == 2 ? Double(parts[1].trimmingPrefix { $0 == " " }) : 1
    guard let weight, weight > 0, weight <= 1e6 else {
      throw DocumentError(
        "the wish \(PrintableText.quoted(text, limit: 200)) has no weight from 0 to 1000000 after the @; write it as @2"
      )
    }
    self.weight = weight
    // Symbols need no spaces around them.
    var words: [Substring] = []
    for word in (parts.first ?? "").split(separator: " ") {
      var rest = word
      while let symbol = WishedValues.symbols.first(where: { rest.contains($0) }),
        let range = rest.range(of: symbol)
      {
        if range.lowerBound > rest.startIndex { words.append(rest[..<range.lowerBound]) }
        words.append(rest[range])
        rest = rest[range.upperBound...]
      }
      if !rest.isEmpty { words.append(rest) }
    }
    self.words = words
  }

  private var next: Substring? { position < words.count ? words[position] : nil }
  func text(_ range: Range<Int>) -> String { words[range].joined(separator: " ") }

  private func error(_ expected: String) -> DocumentError {
    let character = next.map { whole.distance(from: whole.startIndex, to: $0.startIndex) + 1 } ?? whole.count + 1
    let found = next.map { "has \(PrintableText.quoted($0))" } ?? "ends"
    return DocumentError(
      "the wish \(PrintableText.quoted(whole, limit: 200)) \(found) at character \(character), where \(expected) is expected"
    )
  }

  private mutating func take(_ word: String) -> Bool {
    if next != word[...] { return false }
    position += 1
    return true
  }

  mutating func quantity() throws(DocumentError) -> FeelWish.Quantity {
    if take("commit") {
      if take("drag") { return .commitDrag }
      if take("flick") { return .commitFlick }
      throw error("\"drag\" or \"flick\"")
    }
    if take("flick") {
      let symbol = take("below") ? "<" : take("above") ? ">" : "="
      let speed = try number("a speed in pt/ms")
      _ = take("pt/ms")
      if !take("moves") { throw error("\"moves\"") }
      return .flick(WishedValues(symbol, speed), speed: speed)
    }
    return take("findings") ? .findings : try column()
  }

  private mutating func column() throws(DocumentError) -> FeelWish.Quantity {
    let titles = FeelSheet.columns.map(\.title)
    let parts = (next ?? "").split(separator: ".", maxSplits: 1).map(String.init)
    guard let title = parts.first, titles.contains(title) else {
      let known = ["commit drag", "commit flick", "flick", "findings"] + titles
      let hint = parts.first.map { Suggestion.text(for: $0, among: known) } ?? ""
      throw error("one of " + known.joined(separator: ", ") + hint)
    }
    let statistic = parts.count > 1 ? FeelWish.Statistic(rawValue: parts[1]) : nil
    if parts.count > 1 && statistic == nil { throw error("\(title).min, .median, .p95 or .max") }
    position += 1
    if !take("of") { return .column(title, statistic, of: "") }
    // A gesture's name is known by where it ends: its words may be numbers.
    let names = SheetGesture.all.map(\.name)
    for end in stride(from: words.count, to: position, by: -1) {
      let name = words[position..<end].joined(separator: " ")
      if names.contains(where: { $0 == name || $0.hasPrefix(name + " ") || $0.hasPrefix(name + ",") }) {
        position = end
        return .column(title, statistic, of: name)
      }
    }
    throw error("the beginning of a gesture's name, such as \"slow drag\" or \"flick\",")
  }

  mutating func values(in unit: String) throws(DocumentError) -> WishedValues {
    let symbol = WishedValues.symbols.first { $0 == next.map(String.init) }
    if symbol != nil { position += 1 }
    let bounds = (next ?? "").replacing("...", with: " ").split(separator: " ")
    if symbol == nil, bounds.count == 2, let low = Double(bounds[0]), let high = Double(bounds[1]), low <= high,
      low.isFinite, high.isFinite
    {
      position += 1
      let scale = try scale(to: unit)
      return WishedValues(low * scale...high * scale)
    }
    let expected = symbol == nil ? "<, <=, =, >=, >, ~ or a range such as 50...90" : "a number"
    let value = try number(expected)
    return WishedValues(symbol ?? "=", value * (try scale(to: unit)))
  }

  /// Reads the unit, which ends the wish, and returns the factor that converts to the unit of the quantity.
  private mutating func scale(to unit: String) throws(DocumentError) -> Double {
    let isInSeconds = unit == "ms" && take("s")
    if !isInSeconds { _ = unit.isEmpty ? take("item") || take("items") : take(unit) }
    if next != nil { throw error(unit.isEmpty ? "the end" : "\(unit) or the end") }
    return isInSeconds ? 1000 : 1
  }

  private mutating func number(_ expected: String) throws(DocumentError) -> Double {
    guard let word = next, let number = Double(word), abs(number) < 1e304 else { throw error(expected) }
    position += 1
    return number
  }
}
