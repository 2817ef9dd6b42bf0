/// The delegate calls below a chart: a lane for each run, with marks and labels.
enum CallLanes {
  private static let row = 14.0

  /// Draws the lanes and returns their lower end.
  static func draw(_ runs: [ChartedRun], _ frame: RunFrame, top: Double, _ drawing: inout Drawing) -> Double {
    var y = top
    drawing.text("delegate’s calls", RunFrame.left, y - 6, .note)
    for (index, run) in runs.enumerated().reversed() {
      y = lane(run, frame, index == 0 ? .shown : .before, top: y, limit: runs.count > 1 ? 5 : 6, &drawing) + 12
    }
    return y - 8
  }

  private static func lane(
    _ run: ChartedRun, _ frame: RunFrame, _ paint: RunPaint, top: Double, limit: Int, _ drawing: inout Drawing
  ) -> Double {
    let y = top + 6
    drawing.line(RunFrame.left, y, RunFrame.right, y, .grid)
    var marks: [(position: Double, text: String)] = []
    for call in run.record.callGroups {
      let x = frame.times.position(of: call.time)
      guard x.isFinite else { continue }
      if call.name == .didScroll {
        let width = max(1.5, frame.times.position(of: call.lastTime) - x)
        drawing.rectangle(
          LabelBox(x: x, y: y - 1.5, width: width, height: 3), paint(.span),
          title:
            "didScroll, \(call.count) times from \(RunChart.number(call.time)) to \(RunChart.number(call.lastTime)) ms")
      } else {
        marks.append((x, call.name.rawValue))
      }
    }
    let rows = LabelRows(marks, limit: limit, right: ChartDocument.width - 8)
    for label in rows.labels where label.row > 0 {
      drawing.line(label.mark, y + 6, label.mark, y + 6 + row * Double(label.row + 1) - 2, .leader)
    }
    for mark in marks { drawing.line(mark.position, y - 5, mark.position, y + 5, paint(.call)) }
    for label in rows.labels { drawing.text(label.text, label.start, y + 3 + row * Double(label.row + 1), .note) }
    let bottom = y + 6 + row * Double(rows.count)
    if rows.omitted == 0 { return bottom }
    drawing.text(
      "\(rows.omitted) more \(rows.omitted == 1 ? "is marked without its name" : "are marked without their names")",
      RunFrame.left, bottom + row, .note)
    return bottom + row + 4
  }
}
