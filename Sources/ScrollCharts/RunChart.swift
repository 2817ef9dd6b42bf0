import FeelTesting
import ScrollPhysics

/// A run as an SVG: the content offset over time, its velocity below, what the view was doing behind.
///
/// The axis that moves more is drawn. Regions beyond the edges are shaded, the release, its targets and the rest are
/// marked. Readable at 800 px, light and dark, without scripts.
public enum RunChart {
  /// Draws a run; a view that never moves gives a chart that says so.
  public static func svg(_ run: ScrollRun) -> String {
    let frames = run.trace.frames
    guard let first = frames.first, let last = frames.last, last.time > first.time else { return empty(run) }
    let axis = movingAxis(run.trace)
    let name = axis == .horizontal ? "x" : "y"
    let times = PlotScale(first.time...last.time, onto: ChartStyle.left...ChartStyle.right)
    let offsets = frames.indices.map { run.trace.continuousOffset(ofFrame: $0)[axis] }
    let targets = run.trace.releases.flatMap { release in
      [release.target, release.proposedTarget].map { continuous($0, at: release.time, run.trace)[axis] }
    }
    let offsetScale = PlotScale(PlotScale.span(offsets + targets), onto: (340, 60))
    let velocityScale = PlotScale(PlotScale.span(frames.map { $0.velocity[axis] } + [0]), onto: (520, 390))
    var body = bands(frames, times)
    body += beyondEdges(run, axis, offsetScale)
    body += grid(times, offsetScale, "content offset \(name), pt", velocityScale)
    body += marks(run, axis, times, offsetScale)
    body += curve(zip(frames, offsets).map { ($0.time, $1) }, times, offsetScale, "offset")
    body += curve(frames.map { ($0.time, $0.velocity[axis]) }, times, velocityScale, "velocity")
    return ChartStyle.document(
      title: "\(run.scene): \(run.gesture)", description: summary(run, axis, name), height: 570, body: body)
  }

  private static func empty(_ run: ScrollRun) -> String {
    ChartStyle.document(
      title: "\(run.scene): \(run.gesture)", description: "The view did not move.", height: 120,
      body: "<text x=\"70\" y=\"80\">The view did not move.</text>\n")
  }

  /// An offset of some time on the curve's coordinates, which go on where an endless row's begin anew.
  private static func continuous(_ offset: Vector2D, at time: Double, _ trace: ScrollTrace) -> Vector2D {
    trace.continuous(offset, frames: (trace.frames.firstIndex { $0.time > time } ?? trace.frames.count) - 1)
  }

  private static func movingAxis(_ trace: ScrollTrace) -> Axis {
    func extent(_ axis: Axis) -> Double {
      let span = PlotScale.span(trace.frames.map { $0.position[axis] })
      return span.upperBound - span.lowerBound
    }
    return extent(.vertical) > extent(.horizontal) ? .vertical : .horizontal
  }

  private static func summary(_ run: ScrollRun, _ axis: Axis, _ name: String) -> String {
    var text = "The content offset \(name) over time."
    if let release = run.trace.releases.last {
      text += " Last release at \(short(release.velocity[axis])) points per millisecond,"
      text += " proposed target \(short(release.proposedTarget[axis])), target \(short(release.target[axis]))."
    }
    if let rest = run.trace.rest {
      text += " At rest after \(short(rest.time)) milliseconds at \(short(rest.contentOffset[axis]))."
    }
    return text
  }

  // MARK: Layers

  /// A band behind the curves for each stretch of one phase.
  private static func bands(_ frames: [TraceFrame], _ times: PlotScale) -> String {
    var text = ""
    var start = 0
    for index in frames.indices.dropFirst()
    where frames[index].phase != frames[start].phase || index == frames.count - 1 {
      let phase = frames[start].phase
      if phase != .idle {
        let x = times.place(frames[start].time)
        let width = times.place(frames[index].time) - x
        text +=
          "<rect class=\"\(phase.rawValue)\" x=\"\(short(x))\" y=\"60\" width=\"\(short(width))\" height=\"460\"/>\n"
        if width > 60 { text += ChartStyle.text(x + 4, 74, phase.rawValue, "note") }
      }
      start = index
    }
    return text
  }

  /// What lies beyond the range the view can rest in.
  private static func beyondEdges(_ run: ScrollRun, _ axis: Axis, _ scale: PlotScale) -> String {
    var text = ""
    let geometry = run.configuration.geometry
    let low = scale.place(geometry.minimumOffset(axis))
    let high = scale.place(geometry.maximumOffset(axis))
    let width = short(ChartStyle.right - ChartStyle.left)
    if low < 340 {
      text +=
        "<rect class=\"beyond\" x=\"70\" y=\"\(short(low))\" width=\"\(width)\" height=\"\(short(340 - low))\"/>\n"
    }
    if high > 60 {
      text += "<rect class=\"beyond\" x=\"70\" y=\"60\" width=\"\(width)\" height=\"\(short(high - 60))\"/>\n"
    }
    return text
  }

  private static func grid(
    _ times: PlotScale, _ offsets: PlotScale, _ title: String, _ velocities: PlotScale
  ) -> String {
    var text = ChartStyle.text(ChartStyle.left, 52, title, "axis")
    text += ChartStyle.text(ChartStyle.left, 382, "velocity, pt/ms", "axis")
    for (scale, low, high) in [(offsets, 60.0, 340.0), (velocities, 390.0, 520.0)] {
      for tick in scale.ticks(5) {
        let y = scale.place(tick)
        if y < low - 0.5 || y > high + 0.5 { continue }
        text += ChartStyle.line(ChartStyle.left, y, ChartStyle.right, y, "grid")
        text += "<text class=\"note\" text-anchor=\"end\" x=\"64\" y=\"\(short(y + 4))\">\(short(tick))</text>\n"
      }
    }
    for tick in times.ticks(8) {
      let x = times.place(tick)
      text += ChartStyle.line(x, 520, x, 526, "grid")
      text += "<text class=\"note\" text-anchor=\"middle\" x=\"\(short(x))\" y=\"540\">\(short(tick))</text>\n"
    }
    return text + ChartStyle.text(ChartStyle.right - 60, 558, "time, ms", "axis")
  }

  /// Releases with their targets, and the rest.
  private static func marks(_ run: ScrollRun, _ axis: Axis, _ times: PlotScale, _ offsets: PlotScale) -> String {
    var text = ""
    for release in run.trace.releases {
      let x = times.place(release.time)
      text += ChartStyle.line(x, 60, x, 520, "release")
      func place(_ target: Vector2D) -> Double {
        offsets.place(continuous(target, at: release.time, run.trace)[axis])
      }
      let proposed = place(release.proposedTarget)
      text += ChartStyle.line(x, proposed, ChartStyle.right, proposed, "proposed")
      if release.target[axis] != release.proposedTarget[axis] {
        let target = place(release.target)
        text += ChartStyle.line(x, target, ChartStyle.right, target, "target")
      }
    }
    if let rest = run.trace.rest {
      let x = times.place(rest.time)
      let y = offsets.place(continuous(rest.contentOffset, at: .infinity, run.trace)[axis])
      text += "<circle class=\"rest\" cx=\"\(short(x))\" cy=\"\(short(y))\" r=\"4\"/>\n"
      let label = "rest \(short(rest.contentOffset[axis])) at \(short(rest.time)) ms"
      let place = y < 90 ? y + 20 : y - 10
      text += "<text class=\"note\" text-anchor=\"end\" x=\"\(short(x - 6))\" y=\"\(short(place))\">\(label)</text>\n"
    }
    return text
  }

  private static func curve(
    _ points: [(Double, Double)], _ times: PlotScale, _ values: PlotScale, _ style: String
  ) -> String {
    let places = points.map { "\(short(times.place($0.0))),\(short(values.place($0.1)))" }
    return "<polyline class=\"\(style)\" points=\"\(places.joined(separator: " "))\"/>\n"
  }

  private static func short(_ number: Double) -> String { ChartStyle.short(number) }
}
