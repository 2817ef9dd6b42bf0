/// A chart with its size, title and description, to be used alone or in a page.
struct ChartDocument {
  static let width = 800.0

  let title: String
  let description: String
  let height: Double
  let drawing: Drawing
  /// Attributes for scripts that annotate the chart, each preceded by a space.
  var attributes = ""

  /// Returns the attributes with which a player moves its line over a chart: the times in ms, and where they are drawn.
  static func playhead(from start: Double, to end: Double, x: (Double, Double), y: (Double, Double)) -> String {
    let places = [("left", x.0), ("right", x.1), ("top", y.0), ("bottom", y.1)]
    return " data-start=\"\(DecimalText.threePlaces(start))\" data-end=\"\(DecimalText.threePlaces(end))\""
      + places.map { " data-\($0)=\"\(Drawing.coordinate($1))\"" }.joined()
  }

  /// The chart as an SVG document, with light and dark appearance.
  var standalone: String {
    let style = """
      <style>
      .chart{\(ChartTone.variables(dark: false))}
      @media (prefers-color-scheme:dark){.chart{\(ChartTone.variables(dark: true))}}
      \(ChartPaint.styleSheet)
      </style>

      """
    return element(id: "chart", style: style, top: 0)
  }

  /// Returns the chart as an element of a page that contains the style sheet and shows the title above.
  func inline(id: String) -> String { element(id: id, style: "", top: 34) }

  private func element(id: String, style: String, top: Double) -> String {
    let (width, height) = (Drawing.coordinate(Self.width), Drawing.coordinate(height - top))
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" width=\"\(width)\" height=\"\(height)\""
    text +=
      " viewBox=\"0 \(Drawing.coordinate(top)) \(width) \(height)\" font-family=\"system-ui, -apple-system, 'Segoe UI', sans-serif\""
    text += " role=\"img\" aria-labelledby=\"\(id)-title \(id)-description\"\(attributes)>\n"
    text += "<title id=\"\(id)-title\">\(Markup.escaped(title))</title>\n"
    text += "<desc id=\"\(id)-description\">\(Markup.escaped(description))</desc>\n" + style
    var page = Drawing()
    page.rectangle(LabelBox(x: 0, y: 0, width: Self.width, height: self.height), .page)
    return text + page.body + drawing.body + "</svg>\n"
  }
}
