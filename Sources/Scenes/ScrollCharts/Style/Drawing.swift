/// The elements of an SVG, added one by one.
struct Drawing {
  /// The alignment of a text at its position.
  enum Anchor: String { case start, middle, end }

  private(set) var body = ""

  /// Formats a coordinate with at most two decimals.
  static func coordinate(_ value: Double) -> String {
    DecimalText.upToThreePlaces((value * 100).rounded(.toNearestOrEven) / 100)
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ paint: ChartPaint) {
    body +=
      "<line x1=\"\(Self.coordinate(x1))\" y1=\"\(Self.coordinate(y1))\" x2=\"\(Self.coordinate(x2))\" y2=\"\(Self.coordinate(y2))\""
    body += "\(paint.attributes)/>\n"
  }

  /// Adds a rectangle; its title appears when the pointer rests on it.
  mutating func rectangle(_ box: LabelBox, _ paint: ChartPaint, title: String? = nil) {
    body +=
      "<rect x=\"\(Self.coordinate(box.x))\" y=\"\(Self.coordinate(box.y))\" width=\"\(Self.coordinate(box.width))\""
    body += " height=\"\(Self.coordinate(box.height))\""
    body += paint.attributes
    body += title.map { "><title>\(Markup.escaped($0))</title></rect>\n" } ?? "/>\n"
  }

  mutating func circle(_ x: Double, _ y: Double, radius: Double, _ paint: ChartPaint) {
    body +=
      "<circle cx=\"\(Self.coordinate(x))\" cy=\"\(Self.coordinate(y))\" r=\"\(Self.coordinate(radius))\"\(paint.attributes)/>\n"
  }

  mutating func text(_ words: String, _ x: Double, _ y: Double, _ paint: ChartPaint, anchor: Anchor = .start) {
    body += "<text x=\"\(Self.coordinate(x))\" y=\"\(Self.coordinate(y))\""
    if anchor != .start { body += " text-anchor=\"\(anchor.rawValue)\"" }
    body += "\(paint.attributes)>\(Markup.escaped(words))</text>\n"
  }

  mutating func curve(_ points: [(x: Double, y: Double)], _ paint: ChartPaint) {
    let coordinates = points.map { "\(Self.coordinate($0.x)),\(Self.coordinate($0.y))" }
    body += "<polyline points=\"\(coordinates.joined(separator: " "))\"\(paint.attributes)/>\n"
  }
}
