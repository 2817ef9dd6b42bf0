extension Experiment {
  /// A scale so fine that the rounding to the pixel changes nothing that a fit could see.
  private static let fineScale = 1_000_000.0

  /// Returns the model's values of an experiment that is not a movement, in the order of its readings.
  /// - Parameters:
  ///   - displayScale: Device pixels per point where values are offsets on the pixel; nil elsewhere.
  ///   - tuning: The constants of the model.
  ///   - isOnPixel: Whether targets are rounded to the pixel; a fit needs values that change with every constant.
  func predictions(displayScale: Double?, tuning: ScrollTuning, isOnPixel: Bool = true) -> [Double] {
    let scale = displayScale ?? Self.usualScale
    switch subject {
    case .movement: return []
    case .targets(let readings):
      return readings.map { proposedTarget($0, displayScale, tuning, isOnPixel ? scale : Self.fineScale) }
    case .snapChoices(let pitch, let readings):
      return readings.map { reading in
        let proposed = proposedTarget(reading, displayScale, tuning, scale)
        return PixelGrid(scale: scale).rounded((proposed / pitch).rounded() * pitch)
      }
    case .contextVelocities(let readings): return readings.map(\.velocity)
    case .rubberBand(let bounds, let readings):
      let band = RubberBand(dimension: bounds, coefficient: tuning.rubberBandCoefficient)
      return readings.map { band.offset(forDistance: $0.start) }
    case .decays(let readings):
      return readings.map { reading in
        -Deceleration(
          from: 0, velocity: reading.velocity, to: reading.start, rate: DecelerationRate(rawValue: reading.rate),
          stoppingSpeed: tuning.stoppingSpeed
        ).logarithmicRate
      }
    case .drag(let finger, let readings):
      let outcome = finger.outcome(tuning, displayScale: scale)
      return readings.map { outcome.offset(at: $0.time) }
    case .releaseVelocities(let finger, let readings):
      let releases = finger.outcome(tuning, displayScale: scale).releases
      return readings.indices.map { $0 < releases.count ? releases[$0].velocity.x : 0 }
    case .pageChoices(let page, let readings):
      var configuration = ScrollConfiguration(
        range: -page * 1000...page * 1000, bounds: page, displayScale: scale, tuning)
      configuration.isPagingEnabled = true
      return readings.map {
        LandingLaw(configuration, .horizontal, velocity: $0.velocity).proposedTarget(from: $0.start)
      }
    case .flingThreshold(let readings):
      let configuration = ScrollConfiguration(displayScale: scale, tuning)
      return readings.map { reading in
        var view = Scroller(configuration, contentOffset: .zero)
        var trace = ScrollTrace(displayScale: scale, detail: .outcome)
        view.release(
          ReleaseState(contentOffset: .zero, velocity: Vector2D(x: reading.velocity, y: 0)), recording: &trace)
        return trace.releases.first?.willDecelerate == true ? 1 : 0
      }
    }
  }

  /// Returns the target that a view without edges proposes for a release, rounded to the pixel of a scale.
  private func proposedTarget(
    _ reading: Reading, _ displayScale: Double?, _ tuning: ScrollTuning, _ scale: Double
  ) -> Double {
    let configuration = ScrollConfiguration(rate: reading.rate, displayScale: scale, tuning)
    // The offset was logged with few decimals, and is on the pixel.
    let offset = displayScale.map { PixelGrid(scale: $0).rounded(reading.start) } ?? reading.start
    return LandingLaw(configuration, .horizontal, velocity: reading.velocity).proposedTarget(from: offset)
  }
}
