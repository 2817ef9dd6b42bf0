import FeelTesting
import ScrollPhysics

/// The offset curves of a gesture, a small chart for each feel sheet, all with the same scales.
struct SheetCurves {
  private static let (width, height) = (160.0, 96.0)
  /// The most lines of items on a chart; more would look like a pattern.
  private static let mostLines = 16.0
  /// How far a thinned curve may be from the frames, in pixels.
  private static let tolerance = 0.25

  /// The curve of a sheet: the time in ms from its first frame, and the way in points from there along the axis.
  private struct Curve {
    let points: [(time: Double, way: Double)]
    let releases: [Double]

    init(_ trace: ScrollTrace, _ axis: ScrollAxis) {
      let frames = trace.frames
      let start = frames.first?.time ?? 0
      let origin = frames.isEmpty ? 0 : trace.continuousOffset(ofFrame: 0)[axis]
      var points: [(time: Double, way: Double)] = []
      for index in frames.indices {
        let time = frames[index].time - start
        // After an idle frame the curve is level until the next.
        if index > 0, frames[index - 1].phase == .idle, let last = points.last { points.append((time, last.way)) }
        points.append((time, trace.continuousOffset(ofFrame: index)[axis] - origin))
      }
      self.points = points
      releases = trace.releases.map { $0.time - start }
    }
  }

  /// Returns the charts of one gesture.
  static func html(_ index: Int, of sheets: [SheetRuns]) -> String {
    let curves = sheets.map { Curve($0.traces[index], $0.sheet.map.axis) }
    let times = PlotScale.span([0] + curves.flatMap { $0.points.map(\.time) })
    let ways = PlotScale.span([0] + curves.flatMap { $0.points.map(\.way) })
    let name = sheets[0].sheet.lines[index].name
    let figures = zip(sheets, curves).map { runs, curve in
      let line = runs.sheet.lines[index]
      let items = SheetColumn.distance.value(line)
      let words = (items == "-" ? "" : "\(items) · ") + "\(SheetColumn.duration.value(line)) ms"
      let chart = chart(curve, times, ways, page: runs.page, label: "\(name), \(runs.sheet.name): \(words)")
      return
        "<figure>\(chart)<figcaption>\(Markup.escaped(runs.sheet.name)) <small>\(words)</small></figcaption></figure>\n"
    }
    func number(_ value: Double) -> String { SheetColumn.short(DecimalText.upToThreePlaces(value)) }
    return """
      <h3>\(Markup.escaped(name))</h3>
      <p class="scale">across \(number(times.upperBound)) ms, up from \(number(ways.lowerBound)) to \
      \(number(ways.upperBound)) pt</p>
      <div class="minis">
      \(figures.joined())</div>

      """
  }

  private static func chart(
    _ curve: Curve, _ times: ClosedRange<Double>, _ ways: ClosedRange<Double>, page: Double, label: String
  ) -> String {
    let x = PlotScale(times, onto: 3...(width - 5))
    let y = PlotScale(ways, onto: (height - 5, 5))
    var drawing = Drawing()
    if page > 0, (ways.upperBound - ways.lowerBound) / page <= mostLines {
      let (first, last) = ((ways.lowerBound / page).rounded(.up), (ways.upperBound / page).rounded(.down))
      for number in stride(from: first, through: last, by: 1) {
        let height = y.position(of: number * page)
        drawing.line(0, height, width, height, number == 0 ? .axis : .grid)
      }
    }
    for release in curve.releases {
      let position = x.position(of: release)
      drawing.line(position, 0, position, height, .release)
    }
    let points = curve.points.map { (x: x.position(of: $0.time), y: y.position(of: $0.way)) }
    drawing.curve(RunCurve.straightened(points, within: tolerance), .curve)
    if let last = points.last { drawing.circle(last.x, last.y, radius: 3, .rest) }
    return """
      <svg class="chart mini" viewBox="0 0 \(Drawing.coordinate(width)) \(Drawing.coordinate(height))" role="img" \
      aria-label="\(Markup.escaped(label))">
      \(drawing.body)</svg>
      """
  }
}
