import FeelTesting

/// The elements of an SVG, added one by one.
struct Drawing {
  /// The alignment of a text at its position.
  enum Anchor: String {
    case start, middle, end
  }

  private(set) var body = ""

  /// Formats a coordinate with at most two decimals.
  static func place(_ value: Double) -> String {
    DecimalText.upToThreePlaces((value * 100).rounded(.toNearestOrEven) / 100)
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ paint: ChartPaint) {
    body += "<line x1=\"\(Self.place(x1))\" y1=\"\(Self.place(y1))\" x2=\"\(Self.place(x2))\" y2=\"\(Self.place(y2))\""
    body += "\(paint.attributes)/>\n"
  }

  /// Adds a rectangle; its title appears when the pointer rests on it.
  mutating func rectangle(_ box: LabelBox, _ paint: ChartPaint, radius: Double = 0, title: String? = nil) {
    body += "<rect x=\"\(Self.place(box.x))\" y=\"\(Self.place(box.y))\" width=\"\(Self.place(box.width))\""
    body += " height=\"\(Self.place(box.height))\""
    if radius > 0 { body += " rx=\"\(Self.place(radius))\"" }
    body += paint.attributes
    body += title.map { "><title>\(Markup.escaped($0))</title></rect>\n" } ?? "/>\n"
  }

  mutating func circle(_ x: Double, _ y: Double, radius: Double, _ paint: ChartPaint) {
    body += "<circle cx=\"\(Self.place(x))\" cy=\"\(Self.place(y))\" r=\"\(Self.place(radius))\"\(paint.attributes)/>\n"
  }

  mutating func text(
    _ words: String, _ x: Double, _ y: Double, _ paint: ChartPaint, anchor: Anchor = .start
  ) {
    body += "<text x=\"\(Self.place(x))\" y=\"\(Self.place(y))\""
    if anchor != .start { body += " text-anchor=\"\(anchor.rawValue)\"" }
    body += "\(paint.attributes)>\(Markup.escaped(words))</text>\n"
  }

  mutating func curve(_ points: [(x: Double, y: Double)], _ paint: ChartPaint) {
    let places = points.map { "\(Self.place($0.x)),\(Self.place($0.y))" }
    body += "<polyline points=\"\(places.joined(separator: " "))\"\(paint.attributes)/>\n"
  }
}
