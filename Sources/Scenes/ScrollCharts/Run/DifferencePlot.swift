/// A strip below the offsets with the magnified difference of two runs, for places where the curves lie on each other.
struct DifferencePlot {
  /// The distance of the curves, in pixels, from which a reader sees both without the strip.
  private static let visible = 10.0
  private static let height = 52.0

  let top: Double
  let largest: (time: Double, axis: ScrollAxis, value: Double)
  let scale: PlotScale
  private let difference: RunDifference

  var bottom: Double { top + Self.height }

  /// Creates the strip of two runs; nil for one run, for equal ones, and where the curves show the difference.
  init?(_ runs: [ChartedRun], _ axis: ScrollAxis, _ offsets: PlotScale, top: Double) {
    guard let run = runs.first, let before = runs.dropFirst().first else { return nil }
    difference = RunDifference(of: run, from: before)
    guard let largest = difference.largest else { return nil }
    let distance = abs(offsets.position(of: largest.value) - offsets.position(of: 0))
    if distance >= Self.visible && largest.axis == axis { return nil }
    (self.top, self.largest) = (top, largest)
    let values = difference.samples.map { $0.offset[largest.axis] }
    scale = PlotScale(PlotScale.span(values + [0]), onto: (top + Self.height, top))
  }

  func draw(_ frame: RunFrame, _ drawing: inout Drawing) {
    let zero = scale.position(of: 0)
    let name = largest.axis == .horizontal ? "x" : "y"
    drawing.text("difference in \(name), pt", RunFrame.left, top - 8, .note)
    drawing.line(RunFrame.left, zero, RunFrame.right, zero, .axis)
    for value in [0, largest.value] {
      let y = scale.position(of: value)
      drawing.text(RunChart.number(value), RunFrame.left - 8, y + 4, .note, anchor: .end)
      if value != 0 { drawing.line(RunFrame.left, y, RunFrame.right, y, .grid) }
    }
    let points = difference.samples.map {
      (x: frame.times.position(of: $0.time), y: scale.position(of: $0.offset[largest.axis]))
    }
    drawing.curve(RunCurve.thinned(points), .difference)
  }
}
