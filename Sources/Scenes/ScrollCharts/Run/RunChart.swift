/// A run as an SVG, with the content offset over time, the velocity below it, the phases above and the delegate calls
/// at the bottom.
///
/// Two runs can be drawn over each other. The chart shows the axis that moves more. Snap points are lines, and the
/// regions beyond the edges are shaded. Releases, their targets and the rest are marked. The chart is readable at a
/// width of 800 px, in light and dark appearance, without scripts and without style sheets. Its bytes are the same on
/// every machine.
public enum RunChart {
  /// Draws a run, and behind it the one to compare with; if the view never moves, the chart states that.
  public static func svg(_ run: ChartedRun, over before: ChartedRun? = nil) -> String {
    document(run, over: before).standalone
  }

  static func document(_ run: ChartedRun, over before: ChartedRun?) -> ChartDocument {
    let runs = [run] + (before.map { [$0] } ?? [])
    let title = title(run, over: before)
    var drawing = Drawing()
    guard runs.contains(where: \.hasDuration) else {
      drawing.text(TextWidth.fitted(title, to: 720, size: 16), RunFrame.left, 28, .title)
      drawing.text("The view did not move.", RunFrame.left, 64, .text)
      return ChartDocument(title: title, description: "The view did not move.", height: 90, drawing: drawing)
    }
    let frame = RunFrame(runs)
    drawing.text(TextWidth.fitted(title, to: 720, size: 16), RunFrame.left, 26, .title)
    legend(runs, frame, &drawing)
    background(runs, frame, &drawing)
    marks(runs, frame, &drawing)
    frame.difference?.draw(frame, &drawing)
    let bottom =
      frame.hasVelocity
      ? CallLanes.draw(runs, frame, top: frame.velocityBottom + 44, &drawing) : frame.velocityBottom + 22
    var document = ChartDocument(
      title: title, description: runs.map { description($0, frame.axis) }.joined(separator: " "), height: bottom + 12,
      drawing: drawing)
    document.attributes = ChartDocument.playhead(
      from: frame.start, to: frame.end, x: (RunFrame.left, RunFrame.right), y: (frame.stripTop, frame.velocityBottom))
    return document
  }

  private static func title(_ run: ChartedRun, over before: ChartedRun?) -> String {
    guard let before else { return "\(run.scene) · \(run.gesture)" }
    if run.scene != before.scene && run.gesture == before.gesture {
      return "\(before.scene) and \(run.scene) · \(run.gesture)"
    }
    return "\(run.scene) · \(run.gesture), two runs"
  }

  private static func description(_ run: ChartedRun, _ axis: ScrollAxis) -> String {
    let name = axis == .horizontal ? "x" : "y"
    var text = run.label.isEmpty ? "" : "\(run.label): "
    text += "The content offset \(name) over time."
    if let release = run.releases(axis).last {
      text += " Last release at \(number(release.velocity)) points per millisecond,"
      text += " proposed target \(number(release.proposed)), target \(number(release.target))."
    }
    if let rest = run.rest(axis) {
      text += " At rest after \(number(rest.time)) milliseconds at \(number(rest.offset))."
    }
    return text
  }

  /// Draws the title of the offset axis, and the names of the curves.
  private static func legend(_ runs: [ChartedRun], _ frame: RunFrame, _ drawing: inout Drawing) {
    let name = frame.axis == .horizontal ? "x" : "y"
    let y = frame.stripTop - 9
    drawing.text("content offset \(name), pt", RunFrame.left, y, .note)
    phases(runs, y: y - 18, &drawing)
    guard let run = runs.first, let before = runs.dropFirst().first else { return }
    var right = RunFrame.right
    for (run, paint) in [(run, ChartPaint.curve), (before, .curveBefore)] {
      let words = TextWidth.fitted(run.name, to: 230)
      right -= TextWidth.of(words)
      drawing.text(words, right, y, .text)
      drawing.line(right - 24, y - 4, right - 6, y - 4, paint)
      right -= 44
    }
  }

  private static func phases(_ runs: [ChartedRun], y: Double, _ drawing: inout Drawing) {
    let shown = Set(runs.flatMap { $0.phases.map(\.phase) })
    var x = RunFrame.left
    for phase in ScrollViewPhase.allCases where shown.contains(phase) {
      guard let paint = ChartPaint(rawValue: phase.rawValue) else { continue }
      drawing.rectangle(LabelBox(x: x, y: y - 10, width: 14, height: 12), paint)
      drawing.text(phase.rawValue, x + 19, y, .text)
      x += 19 + TextWidth.of(phase.rawValue) + 14
    }
  }

  static func number(_ value: Double) -> String { DecimalText.upToThreePlaces(value) }
}
