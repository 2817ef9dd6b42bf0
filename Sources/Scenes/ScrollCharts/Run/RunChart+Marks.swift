extension RunChart {
  /// Draws the curves, the releases with their targets, and the rests; the first run is in front.
  static func marks(_ runs: [ChartedRun], _ frame: RunFrame, _ drawing: inout Drawing) {
    let curves = runs.map { RunCurve($0, frame) }
    for index in runs.indices.reversed() {
      let paint: RunPaint = index == 0 ? .shown : .before
      lines(runs[index], frame, paint, &drawing)
      drawing.curve(curves[index].offsets, paint(.curve))
      if frame.hasVelocity { drawing.curve(curves[index].velocities, paint(.curve)) }
    }
    var placer = LabelPlacer(in: frame.offsetBox, avoiding: curves.flatMap(\.boxes))
    for (index, run) in runs.enumerated() {
      guard let rest = run.rest(frame.axis) else { continue }
      let paint: RunPaint = index == 0 ? .shown : .before
      let (x, y) = (frame.times.position(of: min(rest.time, frame.end)), frame.offsets.position(of: rest.offset))
      drawing.circle(x, y, radius: 4, paint(.rest))
      placer.reserve(LabelBox(x: x - 4, y: y - 4, width: 8, height: 8))
    }
    labels(runs, frame, &placer, &drawing)
  }

  private static func lines(_ run: ChartedRun, _ frame: RunFrame, _ paint: RunPaint, _ drawing: inout Drawing) {
    for release in run.releases(frame.axis) {
      let (x, end) = (frame.times.position(of: release.time), frame.times.position(of: release.end))
      drawing.line(x, frame.offsetTop, x, frame.offsetBottom, paint(.release))
      drawing.line(x, frame.velocityTop, x, frame.velocityBottom, paint(.release))
      for (offset, line) in [(release.proposed, ChartPaint.proposed), (release.target, .target)] {
        let y = frame.offsets.position(of: offset)
        if line == .proposed && !release.isRewritten { continue }
        if frame.isInside(y) { drawing.line(x, y, end, y, paint(line)) }
      }
    }
  }

  /// Labels the marks of one run or two, whose close marks share a label; an earlier release has one for what differs.
  private static func labels(
    _ runs: [ChartedRun], _ frame: RunFrame, _ placer: inout LabelPlacer, _ drawing: inout Drawing
  ) {
    guard let run = runs.first else { return }
    let isAlone = runs.count == 1
    func prefix(_ run: ChartedRun) -> String { isAlone ? "" : TextWidth.fitted(run.name, to: 110) + ": " }
    var old = runs.dropFirst().flatMap { RunLabel.labels(of: $0, frame, limit: 3) }
    let last = runs.map { $0.record.releases.count - 1 }
    for label in RunLabel.labels(of: run, frame, limit: 3) {
      let isShown = isAlone || label.mark == "rest" || label.mark.hasSuffix(" \(last[0])")
      if let index = old.firstIndex(where: label.isNear) {
        let text = label.text(since: old.remove(at: index))
        if isShown || text != label.text { draw(label, text, .label, frame, &placer, &drawing) }
      } else if isShown {
        draw(label, prefix(run) + label.text, .label, frame, &placer, &drawing)
      }
    }
    for label in old where label.mark == "rest" || label.mark.hasSuffix(" \(last[1])") {
      draw(label, prefix(runs[1]) + label.text, .labelBefore, frame, &placer, &drawing)
    }
  }

  private static func draw(
    _ label: RunLabel, _ text: String, _ paint: ChartPaint, _ frame: RunFrame, _ placer: inout LabelPlacer,
    _ drawing: inout Drawing
  ) {
    let isOutside = !frame.isInside(label.y)
    let (edge, arrow) =
      isOutside ? label.y < frame.offsetTop ? (frame.offsetTop, " ↑") : (frame.offsetBottom, " ↓") : (label.y, "")
    let words = text + arrow
    // A line has its label at its end, where nothing else begins, else at its start; a rest at its left.
    var found =
      isOutside ? nil : label.end.flatMap { placer.place(words, besideX: $0, y: edge, gap: 2, leftFirst: true) }
    found = found ?? placer.place(words, besideX: label.x, y: edge, leftFirst: label.mark == "rest")
    if let found { drawing.text(words, found.x, found.y, paint) }
  }
}

/// Whether marks are of the run that is shown, or of the one before, whose paints have other names.
enum RunPaint {
  case shown, before

  func callAsFunction(_ paint: ChartPaint) -> ChartPaint {
    self == .shown ? paint : ChartPaint(rawValue: "\(paint.rawValue)Before") ?? paint
  }
}
