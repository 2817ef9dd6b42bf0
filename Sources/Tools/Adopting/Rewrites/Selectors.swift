extension AppSource {
  /// Replaces each `#selector` of a method by a `Selector` that calls it.
  mutating func callSelectors() {
    for index in tokens.indices where self[index] == "#selector" {
      guard self[index + 1] == "(", let close = partner[index + 1] else { continue }
      if let (owner, base, method) = method(in: index + 2..<close) {
        replace(index..<close + 1, with: "Selector(\"\(base)\", \(owner).\(method))")
        note(.change, at: index, "#selector calls \(owner).\(method)")
      } else {
        note(
          .impossible, at: index,
          "\(text(of: index..<min(close + 1, index + Self.limit))): only a method, by itself or after a type or self, can be called; use a UIAction"
        )
      }
    }
  }

  /// Reads `tapped`, `self.tapped(_:)`, `Pager.tapped` or `(tapped as …)`; nil for anything else.
  private func method(in whole: Range<Int>) -> (owner: String, base: String, method: String)? {
    guard var first = whole.first, var last = whole.last else { return nil }
    if partner[first] == last { (first, last) = (first + 1, last - 1) }
    let pathEnd = end(from: first) { tokens[$0].isWord && self[$0] != "as" || self[$0] == "." }
    let end = self[pathEnd] == "(" ? (partner[pathEnd] ?? last) + 1 : pathEnd
    let path = (first..<pathEnd).map { self[$0] }.joined().split(separator: ".")
    guard let base = path.last, end == last + 1 || self[end] == "as" else { return nil }
    var owner = path.dropLast().joined(separator: ".")
    if ["", "self", "Self", "super"].contains(owner) { owner = enclosing[first].map(name) ?? "" }
    if owner.first?.isUppercase != true { return nil }
    return (owner, String(base), base + (pathEnd..<end).map { self[$0] }.joined())
  }
}
