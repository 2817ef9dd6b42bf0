/// A sweep as an SVG: what each value of each parameter came to for each wish, and maps of the two parameters that explain
/// most.
///
/// The chart is 800 wide, in light and dark appearance, and needs no scripts. Its bytes are the same on every machine.
package enum SweepChart {
  /// The largest number of panels in a chart.
  static let maximumPanels = 120
  private static let (top, panelHeight) = (92.0, 214.0)
  /// How far cells of a map miss what is wished, as shares of it, and their colours.
  private static let levels: [(most: Double, paint: ChartPaint, words: String)] = [
    (0, .animating, "as wished"), (0.1, .backward1, "missed by up to 10 %"), (0.25, .backward2, "25 %"),
    (0.5, .backward3, "50 %"), (.infinity, .backward4, "more"),
  ]

  static func paint(_ miss: Double) -> ChartPaint { levels.first { miss <= $0.most }?.paint ?? .backward4 }

  /// Draws the report of a sweep, over the values of the view as it is.
  package static func svg(_ report: SweepReport, _ title: String, asItIs: SweepRow? = nil) -> String {
    document(report, title, asItIs: asItIs).standalone
  }

  static func document(_ report: SweepReport, _ title: String, asItIs: SweepRow?) -> ChartDocument {
    let (parameters, wishes) = (report.profiles.count, report.wishes.count)
    let columns = parameters == 1 ? min(2, max(1, wishes)) : min(3, parameters)
    let width = ChartDocument.width / Double(columns)
    var (drawing, count) = (Drawing(), 0)
    func panel(_ parameter: Int, _ draw: (SweepPanel) -> Void) {
      if count == maximumPanels { return }
      let (row, column) = count.quotientAndRemainder(dividingBy: columns)
      let box = LabelBox(
        x: Double(column) * width, y: top + Double(row) * panelHeight, width: width, height: panelHeight)
      draw(SweepPanel(report: report, box: box, columns: parameter))
      count += 1
    }
    for wish in 0..<wishes {
      for parameter in 0..<parameters { panel(parameter) { $0.draw(wish, asItIs, &drawing) } }
    }
    if let pair = report.pair {
      // A single wish is all wishes.
      for wish in (wishes > 1 ? [nil] : []) + (0..<wishes).map({ $0 }) as [Int?] {
        panel(pair.columns) { $0.draw(wish, rows: pair.rows, &drawing) }
      }
    }
    drawing.text(TextWidth.fitted(title, to: 750, size: 16), 24, 26, .title)
    drawing.text(report.summary, 24, 45, .note)
    legend(hasMaps: report.pair != nil, hasNow: asItIs != nil, &drawing)
    let rows = (count + columns - 1) / columns
    return ChartDocument(
      title: title, description: "\(report.summary). \(words(report))",
      height: top + Double(rows) * panelHeight + 10, drawing: drawing)
  }

  private static func words(_ report: SweepReport) -> String {
    let names = report.shortNames.joined(separator: ", ")
    let best = zip(report.wishes, report.best.values).map { SweepText.sentence($0, $1) }.joined(separator: "; ")
    return "Panels show what each value of \(names) came to for each wish. With the best setting, \(best)."
  }

  private static func legend(hasMaps: Bool, hasNow: Bool, _ drawing: inout Drawing) {
    var (x, y) = (24.0, 60.0)
    func entry(_ words: String, _ draw: () -> Void) {
      draw()
      drawing.text(words, x + 23, y + 10, .note)
      x += 23 + TextWidth.of(words) + 16
    }
    func swatch(_ paint: ChartPaint) { drawing.rectangle(LabelBox(x: x, y: y, width: 18, height: 13), paint) }
    entry("all settings with a value") { swatch(.forward1) }
    entry("the best of them") { drawing.line(x, y + 6, x + 18, y + 6, .curve) }
    entry("the best setting") { drawing.circle(x + 9, y + 6, radius: 3.5, .rest) }
    if hasNow { entry("as it is") { drawing.line(x, y + 6, x + 18, y + 6, .proposedBefore) } }
    if !hasMaps { return entry(levels[0].words) { swatch(levels[0].paint) } }
    (x, y) = (24, 80)
    for level in levels { entry(level.words) { swatch(level.paint) } }
    entry("the best pair") { drawing.rectangle(LabelBox(x: x, y: y, width: 18, height: 13), .changed) }
  }
}
