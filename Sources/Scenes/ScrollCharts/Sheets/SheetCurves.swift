/// The offset curves of a gesture: a small chart for each feel sheet, all with the same scales, or one over another.
struct SheetCurves {
  /// The most lines of items on a chart; more would look like a pattern.
  private static let mostLines = 16.0
  /// How far a thinned curve may be from the points, in pixels.
  private static let tolerance = 0.25

  private let name: String
  private let curves: [Curve]
  private let times: ClosedRange<Double>
  private let ways: ClosedRange<Double>

  /// The curve of a sheet: the time in ms from its first point, and the way in points from there along the axis.
  private struct Curve {
    let sheet: FeelSheet
    let line: FeelSheet.Line
    let points: [(time: Double, way: Double)]
    let releases: [Double]

    init(_ line: FeelSheet.Line, of sheet: FeelSheet) {
      let points = line.motion?.points ?? []
      let (start, origin) = (points.first?.time ?? 0, points.first?.offset ?? 0)
      self.points = points.map { ($0.time - start, $0.offset - origin) }
      releases = (line.motion?.releases ?? []).map { $0 - start }
      (self.sheet, self.line) = (sheet, line)
    }

    /// The items of the gesture, if the view has some, and the time to settle.
    var words: String {
      let items = SheetColumn.value(FeelSheet.distance, line)
      return (items == "-" ? "" : "\(items) · ") + "\(SheetColumn.value(FeelSheet.duration, line)) ms"
    }
  }

  /// Creates the curves of the lines of a gesture; each line belongs to the sheet at its index.
  init(_ lines: [FeelSheet.Line], of sheets: [FeelSheet]) {
    name = lines[0].name
    curves = zip(lines, sheets).map { Curve($0, of: $1) }
    times = PlotScale.span([0] + curves.flatMap { $0.points.map(\.time) })
    ways = PlotScale.span([0] + curves.flatMap { $0.points.map(\.way) })
  }

  /// The name of the gesture, the scales of its charts, and a chart for each sheet.
  var html: String {
    let figures = curves.map { curve in
      let label = "\(name), \(curve.sheet.name): \(curve.words)"
      return "<figure>\(chart([(curve, .shown)], label: label))"
        + "<figcaption>\(Markup.escaped(curve.sheet.name)) <small>\(curve.words)</small></figcaption></figure>\n"
    }
    return """
      <h3>\(Markup.escaped(name))</h3>
      <p class="scale">\(scale)</p>
      <div class="minis">
      \(figures.joined())</div>

      """
  }

  var scale: String {
    func number(_ value: Double) -> String { SheetColumn.short(DecimalText.upToThreePlaces(value)) }
    return "across \(number(times.upperBound)) ms, up from \(number(ways.lowerBound)) to \(number(ways.upperBound)) pt"
  }

  /// The chart of the second sheet over that of the first, for a player's playhead.
  var overlaid: String {
    let label = "\(name): \(curves[0].words) before, \(curves[1].words) now"
    return chart([(curves[0], .before), (curves[1], .shown)], label: label, width: 320, height: 150)
  }

  private func chart(
    _ curves: [(curve: Curve, paint: RunPaint)], label: String, width: Double = 160, height: Double = 96
  ) -> String {
    let x = PlotScale(times, onto: (3, width - 5))
    let y = PlotScale(ways, onto: (height - 5, 5))
    var drawing = Drawing()
    let page = curves[0].curve.sheet.page
    if page > 0, (ways.upperBound - ways.lowerBound) / page <= Self.mostLines {
      let (first, last) = ((ways.lowerBound / page).rounded(.up), (ways.upperBound / page).rounded(.down))
      for number in stride(from: first, through: last, by: 1) {
        let height = y.position(of: number * page)
        drawing.line(0, height, width, height, number == 0 ? .axis : .grid)
      }
    }
    for (curve, paint) in curves {
      for time in curve.releases {
        let position = x.position(of: time)
        drawing.line(position, 0, position, height, paint(.release))
      }
      let points = curve.points.map { (x: x.position(of: $0.time), y: y.position(of: $0.way)) }
      drawing.curve(StraightLines.through(points, within: Self.tolerance), paint(.curve))
      if let last = points.last { drawing.circle(last.x, last.y, radius: 3, paint(.rest)) }
    }
    let start = curves.compactMap { $0.curve.line.motion?.points.first?.time }.min() ?? 0
    return drawing.small(
      width, height, label: label,
      attributes: ChartDocument.playhead(
        from: start + times.lowerBound, to: start + times.upperBound, x: (3, width - 5), y: (0, height)))
  }
}
