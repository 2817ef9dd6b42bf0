extension Movement {
  /// How far the edges of a view are that should have none, in points.
  private static let reach = 1_000_000.0
  private static let bounds = 400.0

  /// Simulates the movement until a time, in ms, with a scroll view whose target is at `origin` plus the distance.
  func curve(_ tuning: ScrollTuning, displayScale: Double?, until end: Double) -> ModelCurve {
    let (start, displayScale) = (start, displayScale ?? Experiment.usualScale)
    var view = Scroller(
      configuration(tuning, displayScale), contentOffset: Vector2D(x: start, y: 0),
      behavior: WillEndDraggingBehavior { _, target in
        if case .retarget = kind { target.x = 0 }
      })
    var trace = ScrollTrace(displayScale: displayScale)
    if case .animation(let distance) = kind {
      view.setContentOffset(Vector2D(x: start + distance, y: 0), animated: true, recording: &trace)
    } else {
      // The speed at an edge is the derivative of the offset.
      let speed = if case .bounce = kind { velocity * Numerics.exponentialRatio(-Numerics.log(rate)) } else { velocity }
      let state = ReleaseState(contentOffset: Vector2D(x: start, y: 0), velocity: Vector2D(x: speed, y: 0))
      view.release(state, recording: &trace)
    }
    view.advance(to: end, recording: &trace)
    return ModelCurve(from: start, trace.frames.filter { $0.time > 0 }.map { ($0.position.x, $0.velocity.x) })
  }

  /// Returns a measured value for a content offset of the simulation.
  func value(_ measure: MovementSamples.Measure, at offset: Double) -> Double {
    switch measure {
    case .offset: offset - start + origin
    case .remaining: (distance ?? 0) - (offset - start)
    }
  }

  /// The content offset at which the simulation starts: targets and edges are at 0, a pixel's offset at any scale.
  var start: Double {
    if case .fling(let offset) = kind { offset } else { distance.map { -$0 } ?? 0 }
  }

  private func configuration(_ tuning: ScrollTuning, _ displayScale: Double) -> ScrollConfiguration {
    var bounds = Self.bounds
    var range = -Self.reach...Self.reach
    switch kind {
    case .fling, .retarget, .animation: break
    case .page(let distance, let length, let atEdge):
      // A slow release goes to the nearest page, which is to be the target.
      bounds = length ?? 2.5 * distance
      range = -bounds * 100...(atEdge ? 0 : bounds * 100)
    case .recoil: range = 0...Self.reach
    case .bounce: range = -Self.reach...0
    }
    return changed(
      ScrollConfiguration(range: range, bounds: bounds, rate: rate, displayScale: displayScale, tuning)
    ) {
      if case .page = kind { $0.isPagingEnabled = true }
      $0.frameRate = 1000 / ModelCurve.fineSpacing
    }
  }
}

extension ScrollConfiguration {
  /// Creates the configuration of a view whose horizontal content offsets have a range, in points.
  init(
    range: ClosedRange<Double> = -1e9...1e9, bounds: Double = 400, rate: Double = 0.998, displayScale: Double,
    _ tuning: ScrollTuning
  ) {
    let size = Size2D(width: bounds, height: bounds)
    self.init(contentSize: size, boundsSize: size)
    (geometry.contentInset.left, geometry.contentInset.right) = (-range.lowerBound, range.upperBound)
    decelerationRate = DecelerationRate(rawValue: rate)
    (self.displayScale, self.tuning) = (displayScale, tuning)
  }
}
