import Foundation

extension MeasuringLog {
  /// The movement that a trial gave; nil if it gave rows only, or nothing moved.
  func experiment(named name: String, lastPage: Double) -> MeasuredExperiment? {
    switch trial.kind {
    case .fling, .swiftUI(.free):
      guard let release = releases.last else { return nil }
      var result = movement(name, "fling", from: release.time) { $0 }
      result?.offset = release.offset
      result?.velocity = release.velocity
      result?.values = "offset"
      return result
    case .retarget, .swiftUI(.target), .swiftUI(.aligned): return toTarget(name, "retarget")
    case .section(let section) where section.behavior == .continuousGroupLeadingBoundary:
      return toTarget(name, "retarget")
    case .page, .section, .swiftUI(.paging):
      var result = toTarget(name, "page")
      result?.rate = nil
      result?.page = pitch
      result?.atEdge = releases.last.map { $0.target <= origin || $0.target >= lastPage }
      return result
    case .animation(let distance):
      guard let first = offsets.first else { return nil }
      var result = movement(name, "animation", from: first.time) { startOffset + distance - $0 }
      result?.distance = distance
      result?.rate = nil
      return result
    case .recoil:
      guard let release = releases.last, release.offset < 0 else { return nil }
      var result = movement(name, "recoil", from: release.time) { -$0 }
      result?.distance = -release.offset
      result?.velocity = release.velocity
      return result
    case .drag:
      let start = strokes.first?.first?.time ?? 0
      let end = releases.first?.time ?? .infinity
      var result = MeasuredExperiment(name, "drag")
      (result.offset, result.strokes, result.bounds) = (startOffset, strokesInMilliseconds(), pitch)
      result.samples = offsets.filter { $0.time >= start && $0.time <= end }.map {
        [($0.time - start) * 1000, $0.offset]
      }
      return result.samples?.isEmpty == false && !strokes.isEmpty ? result : nil
    case .flicks:
      var result = MeasuredExperiment(name, "releaseVelocity")
      (result.offset, result.strokes, result.bounds) = (startOffset, strokesInMilliseconds(), pitch)
      result.velocities = releases.map(\.velocity)
      return releases.count == strokes.count && !releases.isEmpty ? result : nil
    case .threshold: return nil
    }
  }

  /// A movement from the release to its target, as remaining distances.
  private func toTarget(_ name: String, _ kind: String) -> MeasuredExperiment? {
    guard let release = releases.last, release.target != release.offset else { return nil }
    let direction: Double = release.target > release.offset ? 1 : -1
    var result = movement(name, kind, from: release.time) { direction * (release.target - $0) }
    result?.distance = direction * (release.target - release.offset)
    result?.velocity = direction * release.velocity
    return result
  }

  private func movement(
    _ name: String, _ kind: String, from start: TimeInterval, _ value: (Double) -> Double
  ) -> MeasuredExperiment? {
    let samples = samples(after: start, value)
    if samples.isEmpty { return nil }
    var result = MeasuredExperiment(name, kind)
    result.rate = rate
    result.values = "remaining"
    result.time = MeasuredExperiment.Time()
    result.samples = samples
    if case .swiftUI = trial.kind { result.tuning = ["stillRetarget": "swiftUI"] }
    return result
  }
}
