import ScrollPhysics

/// A figure a device reported that the simulation does not give.
public struct ReportedDifference: Hashable, Sendable, CustomStringConvertible {
  /// A sentence with both figures.
  public var description: String

  /// Compares a run with what the gesture's device reported.
  ///
  /// Velocities agree within 0.001 pt/ms and 0.5 %, targets and rests within one pixel.
  /// - Returns: What differs; empty where the gesture carries no report.
  public static func find(in trace: ScrollTrace, of gesture: Gesture) -> [ReportedDifference] {
    var found: [ReportedDifference] = []
    let pixel = 1 / trace.displayScale + 1e-9
    for (index, reported) in gesture.releases.enumerated() {
      guard index < trace.releases.count else {
        found.append(.init(description: "release \(index + 1): the device reported one, the simulation has none"))
        continue
      }
      let release = trace.releases[index]
      for axis in Axis.allCases {
        let name = axis == .horizontal ? "x" : "y"
        let tolerance = 0.001 + 0.005 * abs(reported.velocity[axis])
        if abs(release.velocity[axis] - reported.velocity[axis]) > tolerance {
          found.append(
            .init(
              description: "release \(index + 1): velocity.\(name) is \(JSONText.number(release.velocity[axis])) pt/ms,"
                + " the device reported \(JSONText.number(reported.velocity[axis]))"))
        }
        if abs(release.proposedTarget[axis] - reported.target[axis]) > pixel {
          found.append(
            .init(
              description:
                "release \(index + 1): target.\(name) is \(JSONText.number(release.proposedTarget[axis])) pt,"
                + " the device reported \(JSONText.number(reported.target[axis]))"))
        }
      }
    }
    if let reported = gesture.rest, let rest = trace.rest?.contentOffset {
      for axis in Axis.allCases where abs(rest[axis] - reported[axis]) > pixel {
        found.append(
          .init(
            description: "rest.\(axis == .horizontal ? "x" : "y") is \(JSONText.number(rest[axis])) pt,"
              + " the device reported \(JSONText.number(reported[axis]))"))
      }
    }
    return found
  }
}
