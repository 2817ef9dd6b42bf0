import Documents
import ScrollPhysics

/// A difference between a figure that a device reported and the simulation.
package struct ReportedDifference: Hashable, Sendable, CustomStringConvertible {
  /// A sentence with both figures.
  package var description: String

  /// Compares a run with the figures that a device reported for the gesture.
  ///
  /// Velocities agree within 0.001 pt/ms plus 0.5 %, targets and rest offsets within one pixel.
  /// - Returns: The differences; empty if the gesture has no reported figures.
  package static func find(in trace: ScrollTrace, of gesture: TouchGesture) -> [ReportedDifference] {
    var found: [ReportedDifference] = []
    let pixel = 1 / trace.displayScale + 1e-9
    for (index, reported) in gesture.releases.enumerated() {
      guard index < trace.releases.count else {
        found.append(.init(description: "release \(index + 1): the device reported one, the simulation has none"))
        continue
      }
      let release = trace.releases[index]
      for axis in ScrollAxis.allCases {
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
      for axis in ScrollAxis.allCases where abs(rest[axis] - reported[axis]) > pixel {
        found.append(
          .init(
            description: "rest.\(axis == .horizontal ? "x" : "y") is \(JSONText.number(rest[axis])) pt,"
              + " the device reported \(JSONText.number(reported[axis]))"))
      }
    }
    return found
  }
}
