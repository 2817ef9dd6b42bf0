import FeelTesting
import ScrollPhysics

extension RunChart {
  /// Draws the curves, the releases with their targets, and the rests; the first run is in front.
  static func marks(_ runs: [ChartedRun], _ frame: RunFrame, _ drawing: inout Drawing) {
    let curves = runs.map { RunCurve($0, frame) }
    let isPair = runs.count > 1
    for index in runs.indices.reversed() {
      let paint: RunPaint = index == 0 ? .shown : .before
      lines(runs[index], frame, paint, &drawing)
      drawing.curve(curves[index].offsets, paint.curve)
      drawing.curve(curves[index].velocities, paint.curve)
    }
    var placer = LabelPlacer(in: frame.offsetBox, avoiding: curves.flatMap(\.boxes))
    for (index, run) in runs.enumerated() {
      let paint: RunPaint = index == 0 ? .shown : .before
      let prefix = isPair ? TextWidth.fitted(run.name, to: 110, size: 11) + ": " : ""
      rest(run, frame, paint, prefix, &placer, &drawing)
      words(run, frame, paint, prefix, &placer, &drawing)
    }
  }

  private static func lines(_ run: ChartedRun, _ frame: RunFrame, _ paint: RunPaint, _ drawing: inout Drawing) {
    for release in run.releases(frame.axis) {
      let (x, end) = (frame.times.position(of: release.time), frame.times.position(of: release.end))
      drawing.line(x, frame.offsetTop, x, frame.offsetBottom, paint.release)
      drawing.line(x, frame.velocityTop, x, frame.velocityBottom, paint.release)
      for (offset, line) in [(release.proposed, paint.proposed), (release.target, paint.target)] {
        let y = frame.offsets.position(of: offset)
        if line == paint.proposed && !release.isRewritten { continue }
        if frame.isInside(y) { drawing.line(x, y, end, y, line) }
      }
    }
  }

  private static func rest(
    _ run: ChartedRun, _ frame: RunFrame, _ paint: RunPaint, _ prefix: String, _ placer: inout LabelPlacer,
    _ drawing: inout Drawing
  ) {
    guard let rest = run.rest(frame.axis) else { return }
    let (x, y) = (frame.times.position(of: min(rest.time, frame.end)), frame.offsets.position(of: rest.offset))
    drawing.circle(x, y, radius: 4, paint.rest)
    placer.reserve(LabelBox(x: x - 4, y: y - 4, width: 8, height: 8))
    let words = "\(prefix)at rest at \(number(rest.offset)) after \(number(rest.time)) ms"
    if let found = placer.place(words, besideX: x, y: y, leftFirst: true) {
      drawing.text(words, found.x, found.y, paint.label)
    }
  }

  /// Labels the releases, the last first; if there are many, only the last.
  private static func words(
    _ run: ChartedRun, _ frame: RunFrame, _ paint: RunPaint, _ prefix: String, _ placer: inout LabelPlacer,
    _ drawing: inout Drawing
  ) {
    let releases = run.releases(frame.axis)
    for release in releases.suffix(releases.count > 3 ? 1 : 3).reversed() {
      let (x, end) = (frame.times.position(of: release.time), frame.times.position(of: release.end))
      let top = frame.offsetTop
      func tell(_ words: String, _ y: Double) {
        let words = prefix + words
        let isOutside = !frame.isInside(y)
        let (edge, arrow) = isOutside ? y < top ? (top, " ↑") : (frame.offsetBottom, " ↓") : (y, "")
        // Tries the end of the line, where nothing else begins, and then its start.
        let found =
          (isOutside ? nil : placer.place(words + arrow, besideX: end, y: edge, gap: 2, leftFirst: true))
          ?? placer.place(words + arrow, besideX: x, y: edge)
        if let found { drawing.text(words + arrow, found.x, found.y, paint.label) }
      }
      tell(
        "target \(number(release.target))" + (release.isRewritten ? "" : ", as proposed"),
        frame.offsets.position(of: release.target))
      if release.isRewritten {
        tell("proposed \(number(release.proposed))", frame.offsets.position(of: release.proposed))
      }
      let words = "\(prefix)released at \(number(release.velocity)) pt/ms"
      if let found = placer.place(words, besideX: x, y: frame.offsets.position(of: release.offset)) {
        drawing.text(words, found.x, found.y, paint.label)
      }
    }
  }
}

enum RunPaint {
  case shown, before

  var curve: ChartPaint { self == .shown ? .curve : .curveBefore }
  var release: ChartPaint { self == .shown ? .release : .releaseBefore }
  var proposed: ChartPaint { self == .shown ? .proposed : .proposedBefore }
  var target: ChartPaint { self == .shown ? .target : .targetBefore }
  var rest: ChartPaint { self == .shown ? .rest : .restBefore }
  var label: ChartPaint { self == .shown ? .label : .labelBefore }
  var call: ChartPaint { self == .shown ? .call : .callBefore }
  var span: ChartPaint { self == .shown ? .span : .spanBefore }
}
