extension PlayedRun {
  /// Creates the run of a gesture of a feel sheet, with the cards of its view; nil for a sheet without motion.
  ///
  /// The frames are those of a display of 60 Hz, on the lines of the sheet's motion.
  package init?(_ line: FeelSheet.Line, of sheet: FeelSheet, label: String) {
    guard let motion = line.motion, let last = motion.points.last, !sheet.screens.isEmpty else { return nil }
    let axis = sheet.map.axis
    var frames: [TraceFrame] = []
    var starts = [0: 0]
    func along(_ component: Double) -> Vector2D { Vector2D.zero.replacing(axis, with: component) }
    for (point, next) in zip(motion.points, motion.points.dropFirst() + [last]) {
      if point.screen > 0, starts[point.screen] == nil { starts[point.screen] = frames.count }
      let (length, way) = (next.time - point.time, next.offset - point.offset)
      let velocity = length > 0 ? way / length : 0
      // A view that stays needs no frames on the way, and a motion has its own number of them.
      let count = way == 0 || length <= 0 ? 1 : min(1000, max(1, (length * 60 / 1000).rounded(.up)))
      for step in 0..<Int(count) {
        let part = Double(step) / count
        frames.append(
          TraceFrame(
            time: point.time + part * length, position: along(point.offset + part * way), velocity: along(velocity),
            phase: point.phase))
      }
    }
    let offsets = motion.points.map(\.offset)
    let reach = (offsets.min() ?? 0)...(offsets.max() ?? 0)
    let stages = starts.sorted { $0.key < $1.key }.map { index, frame in
      let screen = sheet.screens[min(index, sheet.screens.count - 1)]
      return Stage(frame: frame, boundsSize: screen.size, items: Self.items(screen, axis, reach))
    }
    let values = zip(FeelSheet.columns, line.values).compactMap { column, text in
      column.metric.flatMap { metric in text.map { FeelReport.Value(metric: metric, text: $0) } }
    }
    let moving = motion.points.lastIndex { $0.phase != .idle } ?? 0
    let restTime = motion.points[min(moving + 1, motion.points.count - 1)].time
    let record = RecordedRun(
      scene: sheet.name, gesture: line.name, calls: [], frames: frames,
      rest: last.phase == .idle ? ScrollTrace.Rest(time: restTime, contentOffset: along(last.offset)) : nil,
      values: values)
    var run = ChartedRun(record, isOutline: true)
    run.label = label
    self.init(run, stages: stages)
    // Without cards, a ruler moves.
    if stages.allSatisfy(\.items.isEmpty) { self = Self.ruler(run, size: sheet.screens[0].size) }
  }

  /// Returns the cards of a screen, repeated as far as an endless row goes.
  private static func items(_ screen: SheetScreen, _ axis: ScrollAxis, _ reach: ClosedRange<Double>) -> [Item] {
    let cross = axis.other
    let length = screen.size[axis]
    var laps = 0...0
    if let lap = screen.lap, lap > 0 {
      let origins = screen.cards.map(\.origin)
      let (low, high) = (origins.min() ?? 0, origins.max() ?? 0)
      let first = ((reach.lowerBound - high - length) / lap).rounded(.down)
      let last = ((reach.upperBound + length - low) / lap).rounded(.up)
      laps = Int(min(50, max(-50, first)))...Int(min(50, max(0, last)))
    }
    var items: [Item] = []
    for lap in laps {
      for run in screen.cards {
        for index in 0..<run.count where items.count < mostItems {
          let start = run.origin + Double(index) * run.pitch + Double(lap) * (screen.lap ?? 0)
          if start > reach.upperBound + 2 * length || start + run.length < reach.lowerBound - length { continue }
          var (origin, size) = (Vector2D.zero, Size2D.zero)
          let margin = min(12, screen.size[cross] / 10)
          (origin[axis], origin[cross]) = (start, margin)
          (size[axis], size[cross]) = (run.length, screen.size[cross] - 2 * margin)
          items.append(Item(origin: origin, size: size, name: "\(run.first + index)"))
        }
      }
    }
    return items
  }
}
