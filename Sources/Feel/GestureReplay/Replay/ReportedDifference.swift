/// The differences between the figures that a device reported and the simulation.
package enum ReportedDifference {
  /// Compares a run with the figures that a device reported for the gesture, if it has any.
  ///
  /// Each difference is a sentence with both figures.
  /// Velocities agree within 0.001 pt/ms plus 0.5 %, targets and rest offsets within one pixel.
  package static func find(in trace: ScrollTrace, of gesture: TouchGesture) -> [String] {
    var found: [String] = []
    let pixel = 1 / trace.displayScale + 1e-9
    func compare(_ name: String, _ axis: ScrollAxis, _ simulated: Double, _ reported: Double, _ unit: String) {
      if abs(simulated - reported) <= (unit == "pt" ? pixel : 0.001 + 0.005 * abs(reported)) { return }
      found.append(
        "\(name).\(axis == .horizontal ? "x" : "y") is \(JSONText.number(simulated)) \(unit),"
          + " the device reported \(JSONText.number(reported))")
    }
    for (index, reported) in gesture.releases.enumerated() {
      guard index < trace.releases.count else {
        found.append("release \(index + 1): the device reported one, the simulation has none")
        continue
      }
      let release = trace.releases[index]
      for axis in ScrollAxis.allCases {
        compare("release \(index + 1): velocity", axis, release.velocity[axis], reported.velocity[axis], "pt/ms")
        compare("release \(index + 1): target", axis, release.proposedTarget[axis], reported.target[axis], "pt")
      }
    }
    if let reported = gesture.rest, let rest = trace.rest?.contentOffset {
      for axis in ScrollAxis.allCases { compare("rest", axis, rest[axis], reported[axis], "pt") }
    }
    return found
  }
}
