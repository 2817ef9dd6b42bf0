/// The elements of an SVG, added one by one.
struct Drawing {
  /// The alignment of a text at its position.
  enum Anchor: String { case start, middle, end }

  private(set) var body = ""

  /// Formats a coordinate with at most two decimals.
  static func coordinate(_ value: Double) -> String {
    DecimalText.upToThreePlaces((value * 100).rounded(.toNearestOrEven) / 100)
  }

  /// Adds an element with coordinates as its attributes, and other attributes after them.
  private mutating func add(
    _ name: String, _ coordinates: KeyValuePairs<String, Double>, others: String = "", _ paint: ChartPaint,
    content: String? = nil
  ) {
    let attributes = coordinates.map { " \($0)=\"\(Self.coordinate($1))\"" }.joined() + others + paint.attributes
    body += "<\(name)\(attributes)" + (content.map { ">\($0)</\(name)>\n" } ?? "/>\n")
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ paint: ChartPaint) {
    add("line", ["x1": x1, "y1": y1, "x2": x2, "y2": y2], paint)
  }

  /// Adds a rectangle; its title appears when the pointer rests on it.
  mutating func rectangle(_ box: LabelBox, _ paint: ChartPaint, title: String? = nil) {
    add(
      "rect", ["x": box.x, "y": box.y, "width": box.width, "height": box.height], paint,
      content: title.map { "<title>\(Markup.escaped($0))</title>" })
  }

  mutating func circle(_ x: Double, _ y: Double, radius: Double, _ paint: ChartPaint) {
    add("circle", ["cx": x, "cy": y, "r": radius], paint)
  }

  mutating func text(_ words: String, _ x: Double, _ y: Double, _ paint: ChartPaint, anchor: Anchor = .start) {
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    add("text", ["x": x, "y": y], others: place, paint, content: Markup.escaped(words))
  }

  mutating func curve(_ points: [(x: Double, y: Double)], _ paint: ChartPaint) {
    let coordinates = points.map { "\(Self.coordinate($0.x)),\(Self.coordinate($0.y))" }
    body += "<polyline points=\"\(coordinates.joined(separator: " "))\"\(paint.attributes)/>\n"
  }
  /// Adds an area; its outline is in the commands of an SVG path.
  mutating func area(_ outline: String, _ paint: ChartPaint) { body += "<path d=\"\(outline)\"\(paint.attributes)/>\n" }

  /// Returns the drawing as a small chart of a page; the label is for people who cannot see it, the style a class after a
  /// space.
  func small(_ width: Double, _ height: Double, label: String, style: String = "", attributes: String = "") -> String {
    """
    <svg class="chart mini\(style)" viewBox="0 0 \(Self.coordinate(width)) \(Self.coordinate(height))" role="img" \
    aria-label="\(Markup.escaped(label))"\(attributes)>
    \(body)</svg>
    """
  }
}
