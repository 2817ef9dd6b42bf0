extension MapRange {
  /// Parses `A...B/STEP`.
  package init(_ text: String) throws(DocumentError) {
    let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    let bounds = (parts.first ?? "").prefix(100).replacing("...", with: " ").split(separator: " ")
    guard parts.count == 2, bounds.count == 2, let lower = Double(bounds[0]), let upper = Double(bounds[1]),
      let step = Double(parts[1])
    else { throw DocumentError("\(text.quoted) is not a range; write it as A...B/STEP, for example -300...300/25") }
    if !(lower <= upper) {
      throw DocumentError("\(text.quoted) has its bounds in the wrong order; write the lower bound first")
    }
    try self.init(lower...upper, step: step)
  }
}
