import Readings

/// Replayed readings as an SVG: a panel for each experiment, with the measured values over the model's.
///
/// A movement is drawn as values over time, on the model's curve. Other experiments are drawn as deviations, in the order
/// of their values, between two lines at their bounds. The bytes are the same on every machine.
package enum ReadingChart {
  /// The largest number of panels in a chart.
  static let maximumPanels = 120
  private static let columns = 2
  private static let panelHeight = 214.0
  private static let top = 70.0

  package static func svg(_ replay: ReadingsReplay) -> String { document(replay).standalone }

  static func document(_ replay: ReadingsReplay) -> ChartDocument {
    let results = replay.results
    let drawn = results.prefix(maximumPanels)
    let rows = (drawn.count + columns - 1) / columns
    var drawing = Drawing()
    let title = "Readings over the model"
    drawing.text(title, 24, 26, .title)
    let agreeing = results.filter(\.agrees).count
    var words = "\(agreeing) of \(results.count) experiments agree with the model."
    if drawn.count < results.count { words += " The first \(drawn.count) are drawn." }
    drawing.text(words, 24, 46, .note)
    drawing.circle(560, 22, radius: 2.5, .restBefore)
    drawing.text("measured", 570, 26, .note)
    drawing.line(640, 22, 664, 22, .curve)
    drawing.text("model", 672, 26, .note)
    for (index, result) in drawn.enumerated() {
      let width = ChartDocument.width / Double(columns)
      let box = LabelBox(
        x: Double(index % columns) * width, y: top + Double(index / columns) * panelHeight, width: width,
        height: panelHeight)
      ReadingPanel.draw(result, in: box, &drawing)
    }
    return ChartDocument(
      title: title, description: words, height: top + Double(rows) * panelHeight + 10, drawing: drawing)
  }
}
