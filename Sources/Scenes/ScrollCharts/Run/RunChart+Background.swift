extension RunChart {
  /// Draws what is behind the curves: phases, edges, snap points and ticks.
  static func background(_ runs: [ChartedRun], _ frame: RunFrame, _ drawing: inout Drawing) {
    if let run = runs.first { edges(run, frame, &drawing) }
    for (row, run) in runs.reversed().enumerated() { strip(run, row: row, frame, &drawing) }
    ticks(frame, &drawing)
    if let run = runs.first { snapPoints(run, frame, &drawing) }
  }

  private static func strip(_ run: ChartedRun, row: Int, _ frame: RunFrame, _ drawing: inout Drawing) {
    let y = frame.stripTop + Double(row) * (RunFrame.strip + 2)
    for span in run.phases {
      let x = frame.times.position(of: span.start)
      let box = LabelBox(x: x, y: y, width: frame.times.position(of: span.end) - x, height: RunFrame.strip)
      guard let paint = ChartPaint(rawValue: span.phase.rawValue) else { continue }
      let name = span.phase.rawValue
      drawing.rectangle(box, paint, title: "\(name) from \(number(span.start)) to \(number(span.end)) ms")
      if TextWidth.of(name) + 6 <= box.width { drawing.text(name, x + 4, y + 11, .text) }
    }
  }

  /// Shades the regions beyond the edges of the scroll range.
  private static func edges(_ run: ChartedRun, _ frame: RunFrame, _ drawing: inout Drawing) {
    for range in run.ranges(frame.axis) {
      let x = frame.times.position(of: range.start)
      let width = frame.times.position(of: range.end) - x
      let low = min(max(frame.offsets.position(of: range.low), frame.offsetTop), frame.offsetBottom)
      let high = min(max(frame.offsets.position(of: range.high), frame.offsetTop), frame.offsetBottom)
      for (top, bottom, name) in [(low, frame.offsetBottom, "beginning"), (frame.offsetTop, high, "end")]
      where bottom - top > 0.25 {
        drawing.rectangle(
          LabelBox(x: x, y: top, width: width, height: bottom - top), .beyond, title: "beyond the \(name)")
      }
    }
  }

  private static func ticks(_ frame: RunFrame, _ drawing: inout Drawing) {
    let (left, right) = (RunFrame.left, RunFrame.right)
    let offsets = [(frame.offsets, frame.offsetTop, frame.offsetBottom)]
    let velocities = frame.hasVelocity ? [(frame.velocities, frame.velocityTop, frame.velocityBottom)] : []
    for (scale, top, bottom) in offsets + velocities {
      for tick in scale.ticks(5) {
        let y = scale.position(of: tick)
        if y < top - 0.5 || y > bottom + 0.5 { continue }
        drawing.line(left, y, right, y, .grid)
        drawing.text(DecimalText.short(tick), left - 8, y + 4, .note, anchor: .end)
      }
    }
    if frame.hasVelocity { drawing.text("velocity, pt/ms", left, frame.velocityTop - 8, .note) }
    drawing.line(left, frame.velocityBottom, right, frame.velocityBottom, .axis)
    for tick in frame.times.ticks(8) {
      let x = frame.times.position(of: tick)
      drawing.line(x, frame.velocityBottom, x, frame.velocityBottom + 4, .axis)
      drawing.text(DecimalText.short(tick), x, frame.velocityBottom + 17, .note, anchor: .middle)
    }
    drawing.text("ms", ChartDocument.width - 8, frame.velocityBottom + 17, .note, anchor: .end)
  }

  /// Draws a line for each snap point, with a label at the right where there is room.
  private static func snapPoints(_ run: ChartedRun, _ frame: RunFrame, _ drawing: inout Drawing) {
    let lines = run.snapPoints.map { (y: frame.offsets.position(of: $0.offset[frame.axis]), name: $0.name) }
      .filter { frame.isInside($0.y) }.sorted { $0.y < $1.y }
    // So many lines would look like a pattern.
    if lines.count > 90 { return }
    var last = -Double.infinity
    for line in lines {
      drawing.line(RunFrame.left, line.y, RunFrame.right, line.y, .snapPoint)
      if line.name.isEmpty || line.y - last < 12 { continue }
      let name = TextWidth.fitted(line.name, to: ChartDocument.width - RunFrame.right - 8)
      drawing.text(name, RunFrame.right + 6, line.y + 4, .note)
      last = line.y
    }
  }
}
