extension PlayedRun {
  /// The distance between two numbers of a ruler, in points.
  static let rulerStep = 60.0

  /// Returns a run whose content is a ruler, for a golden without items, with numbers at multiples of 60 points.
  package static func ruler(_ run: ChartedRun, size: Size2D? = nil) -> PlayedRun {
    let axis = run.record.mainAxis
    let size = size ?? (axis == .horizontal ? Size2D(width: 320, height: 100) : Size2D(width: 200, height: 320))
    let offsets = run.record.frames.map { $0.position[axis] }
    guard let low = offsets.min(), let high = offsets.max() else { return PlayedRun(run) }
    let length = high - low + 3 * size[axis]
    let step = rulerStep * max(1, (length / rulerStep / Double(mostItems)).rounded(.up))
    let first = ((low - size[axis]) / step).rounded(.down)
    // Beyond this, numbers of points are not exact.
    if !(abs(first) < 1e12) || !(length < 1e12) { return PlayedRun(run) }
    let items = (0...Int(length / step) + 1).map { index in
      var (origin, itemSize) = (Vector2D.zero, size)
      origin[axis] = (first + Double(index)) * step
      itemSize[axis] = step - 4
      return Item(origin: origin, size: itemSize, name: DecimalText.upToThreePlaces(origin[axis]))
    }
    return changed(PlayedRun(run, stages: [Stage(frame: 0, boundsSize: size, items: items)])) { $0.isRuler = true }
  }
}
