import Readings

enum ReadingPanel {
  static func draw(_ result: ExperimentResult, in box: LabelBox, _ drawing: inout Drawing) {
    let isMovement = !result.curve.isEmpty
    let points: [(x: Double, y: Double)] = result.rows.enumerated().map { index, row in
      isMovement ? (row.time ?? 0, row.recorded) : (Double(index + 1), row.deviation / row.bound)
    }
    let values = points.map(\.y) + (isMovement ? result.curve.map(\.value) : [-1.2, 1.2])
    let times = points.map(\.x) + (isMovement ? [0] : [0, Double(points.count + 1)])
    let (left, right) = (box.x + 58, box.x + box.width - 18)
    let xScale = PlotScale(PlotScale.span(times), onto: (left, right))
    let yScale = PlotScale(PlotScale.span(values), onto: (box.y + box.height - 34, box.y + 34))
    let verdict = result.agrees ? "agrees" : "differs"
    let name = TextWidth.fitted(result.experiment.name, to: 150)
    drawing.text("\(name) · \(result.experiment.law.rawValue) · \(verdict)", left, box.y + 18, .text)
    for tick in yScale.ticks(4) {
      let y = yScale.position(of: tick)
      drawing.line(left, y, right, y, .grid)
      drawing.text(DecimalText.upToThreePlaces(tick), left - 6, y + 4, .note, anchor: .end)
    }
    if isMovement {
      for tick in xScale.ticks(5) {
        let x = xScale.position(of: tick)
        drawing.text(DecimalText.upToThreePlaces(tick), x, box.y + box.height - 18, .note, anchor: .middle)
      }
      drawing.curve(result.curve.map { (xScale.position(of: $0.time), yScale.position(of: $0.value)) }, .curve)
    } else {
      for (bound, paint) in [(-1.0, ChartPaint.changed), (1, .changed), (0, .curve)] {
        let y = yScale.position(of: bound)
        drawing.line(left, y, right, y, paint)
      }
    }
    for (point, row) in zip(points, result.rows) {
      let paint: ChartPaint = row.isWithinBound ? .restBefore : .off
      drawing.circle(xScale.position(of: point.x), yScale.position(of: point.y), radius: 2.5, paint)
    }
    let words = isMovement ? "\(result.experiment.unit) over ms" : "deviation of the model, in bounds"
    drawing.text(words, left, box.y + box.height - 4, .note)
  }
}
