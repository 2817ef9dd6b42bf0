/// The positions and scales of a chart of runs, with one time axis, offsets above and velocities below.
struct RunFrame {
  static let left = 72.0
  static let right = 730.0
  static let strip = 15.0

  let axis: ScrollAxis
  let start: Double
  let end: Double
  let stripTop: Double
  let offsetTop: Double
  let offsetBottom: Double
  /// The plot of the difference between two runs, which is drawn where the curves would hide it; nil without one.
  let difference: DifferencePlot?
  /// Whether there is a plot of the velocity; without one, its top and bottom are the bottom of what is above.
  let hasVelocity: Bool
  let velocityTop: Double
  let velocityBottom: Double
  let times: PlotScale
  let offsets: PlotScale
  let velocities: PlotScale

  /// Creates the frame of runs drawn over each other; the first run determines the axis.
  init(_ runs: [ChartedRun]) {
    let axis = runs.first?.record.mainAxis ?? .horizontal
    let frames = runs.flatMap(\.record.frames)
    let span = PlotScale.span(frames.map(\.time))
    self.axis = axis
    (start, end) = (span.lowerBound, span.upperBound)
    stripTop = 80
    offsetTop = stripTop + Double(runs.count) * (Self.strip + 2) + 3
    offsetBottom = offsetTop + 260
    times = PlotScale(span, onto: (Self.left, Self.right))
    offsets = PlotScale(Self.domain(runs, axis), onto: (offsetBottom, offsetTop))
    difference = DifferencePlot(runs, axis, offsets, top: offsetBottom + 34)
    hasVelocity = !runs.contains(where: \.isOutline)
    let bottom = difference?.bottom ?? offsetBottom
    velocityTop = hasVelocity ? bottom + 34 : bottom
    velocityBottom = hasVelocity ? velocityTop + 120 : bottom
    let speeds = PlotScale.span(frames.map { $0.velocity[axis] } + [0])
    velocities = PlotScale(Self.widened(speeds, by: 0.08), onto: (velocityBottom, velocityTop))
  }

  var offsetBox: LabelBox {
    LabelBox(x: Self.left, y: offsetTop, width: Self.right - Self.left, height: offsetBottom - offsetTop)
  }

  /// Returns whether a vertical position is within the plot of the offsets.
  func isInside(_ y: Double) -> Bool { y >= offsetTop - 0.5 && y <= offsetBottom + 0.5 }

  /// Returns the range of all offsets and targets; a distant proposed target takes at most a third of the height.
  private static func domain(_ runs: [ChartedRun], _ axis: ScrollAxis) -> ClosedRange<Double> {
    let releases = runs.flatMap { $0.releases(axis) }
    let near = PlotScale.span(runs.flatMap { $0.record.offsets(axis) } + releases.map(\.target))
    let reach = (near.upperBound - near.lowerBound) / 2
    let proposed = releases.map { min(max($0.proposed, near.lowerBound - reach), near.upperBound + reach) }
    return widened(PlotScale.span([near.lowerBound, near.upperBound] + proposed), by: 0.06)
  }

  private static func widened(_ range: ClosedRange<Double>, by share: Double) -> ClosedRange<Double> {
    let margin = (range.upperBound - range.lowerBound) * share
    return (range.lowerBound - margin)...(range.upperBound + margin)
  }
}
