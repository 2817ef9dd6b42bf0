import ScrollPhysics

/// The names of the phases beside their colors, above the chart.
enum PhaseLegend {
  /// Draws the phases that occur in the runs, in the order in which a run has them.
  static func draw(_ runs: [ChartedRun], y: Double, _ drawing: inout Drawing) {
    let shown = Set(runs.flatMap { $0.phases.map(\.phase) })
    var x = RunFrame.left
    for phase in ScrollViewPhase.allCases where shown.contains(phase) {
      guard let paint = ChartPaint(rawValue: phase.rawValue) else { continue }
      drawing.rectangle(LabelBox(x: x, y: y - 10, width: 14, height: 12), paint)
      drawing.text(phase.rawValue, x + 19, y, .text)
      x += 19 + TextWidth.of(phase.rawValue) + 14
    }
  }
}
