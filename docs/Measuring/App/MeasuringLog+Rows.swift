import Foundation

extension MeasuringLog {
  /// The rows that a trial gave, each in an experiment whose name says with which other rows it belongs.
  func rows() -> [MeasuredExperiment] {
    guard let release = releases.last else { return [] }
    var rest = MeasuredExperiment.Row(offset: release.offset - origin, velocity: release.velocity)
    rest.target = release.target - origin
    switch trial.kind {
    case .fling where willDecelerate: return [table("targets", "target", proposal(release))]
    case .page: return [pages("page choices", rest)]
    case .threshold:
      let row = MeasuredExperiment.Row(velocity: release.velocity, willDecelerate: willDecelerate)
      return [table("fling threshold", "flingThreshold", row)]
    case .section(let section):
      let name = "\(section.name) of a section"
      if section.behavior != .continuousGroupLeadingBoundary { return [pages(name, rest)] }
      return [snapPoints(name, rest)]
    case .swiftUI(let scroll):
      var tables: [MeasuredExperiment] = []
      switch scroll {
      case .free:
        if context != nil, release.velocity != 0 { tables = [table("SwiftUI's targets", "target", proposal(release))] }
      case .target: break
      case .aligned: tables = [snapPoints("SwiftUI's aligned views", rest)]
      case .paging: tables = [pages("SwiftUI's pages", rest)]
      }
      if let context {
        let row = MeasuredExperiment.Row(velocity: release.velocity, context: context.velocity)
        tables.append(table("SwiftUI's velocity", "contextVelocity", row))
      }
      return tables
    default: return []
    }
  }

  private func table(_ name: String, _ kind: String, _ row: MeasuredExperiment.Row) -> MeasuredExperiment {
    var result = MeasuredExperiment(name, kind)
    result.readings = [row]
    return result
  }

  private func proposal(_ release: Release) -> MeasuredExperiment.Row {
    var row = MeasuredExperiment.Row(rate: rate, offset: release.offset, velocity: release.velocity)
    row.target = context?.proposed ?? release.proposedTarget
    return row
  }

  private func pages(_ name: String, _ row: MeasuredExperiment.Row) -> MeasuredExperiment {
    var result = table(name, "pageChoice", row)
    result.page = pitch
    return result
  }

  private func snapPoints(_ name: String, _ row: MeasuredExperiment.Row) -> MeasuredExperiment {
    var row = row
    row.rate = rate
    var result = table(name, "snapChoice", row)
    result.pitch = pitch
    return result
  }
}
