import FeelTesting
import ScrollPhysics

/// A run as charts and players show it, from a simulation or from a golden trace.
///
/// ```swift
/// let svg = RunChart.svg(ChartedRun(run))
/// ```
public struct ChartedRun: Sendable {
  /// A snap point on a chart.
  public struct SnapPoint: Hashable, Sendable {
    /// The content offset, in points.
    package var offset: Vector2D
    /// A label of a word or two; may be empty.
    package var name: String

    /// Creates a snap point.
    public init(offset: Vector2D, name: String = "") {
      self.offset = offset
      self.name = name
    }
  }

  package var scene: String
  package var gesture: String
  /// The run's name beside another run, such as `before`; if empty, its scene and gesture.
  public var label = ""
  /// The snap points, in the coordinates of the chart.
  ///
  /// These are the coordinates of the first frame, continued across the coordinate shifts of a looping row.
  package var snapPoints: [SnapPoint]
  /// The frames, releases and rest; the trace of a golden contains only what the golden keeps.
  package let trace: ScrollTrace
  /// The metrics, as documents write them.
  package let values: [FeelReport.Value]
  package let calls: [CallGroup]
  /// The geometry of the view, with the frames from which it applies; empty if it is not known.
  package let geometries: [ScrollTrace.GeometryChange]

  /// Creates a chart's run from a simulated run.
  public init(_ run: ScrollRun, snapPoints: [SnapPoint] = []) {
    (scene, gesture, trace, self.snapPoints) = (run.scene, run.gesture, run.trace, snapPoints)
    isOutline = false
    values = run.report.values
    calls = CallGroup.groups(of: run.trace)
    geometries =
      run.trace.geometryChanges.isEmpty
      ? [ScrollTrace.GeometryChange(frame: 0, geometry: run.configuration.geometry)] : run.trace.geometryChanges
  }

  /// Creates a chart's run from a golden trace, or from a run that was read from JSON.
  ///
  /// - Parameters:
  ///   - golden: The trace.
  ///   - geometry: The geometry of the view; if it is nil, the chart has no edges.
  ///   - snapPoints: The snap points.
  package init(_ golden: GoldenTrace, geometry: ScrollViewGeometry? = nil, snapPoints: [SnapPoint] = []) {
    (scene, gesture, self.snapPoints) = (golden.scene, golden.gesture, snapPoints)
    isOutline = false
    trace = golden.content
    values = golden.values
    calls = golden.callGroups
    geometries = geometry.map { [ScrollTrace.GeometryChange(frame: 0, geometry: $0)] } ?? []
  }

  /// Whether only the offset and the phases are known, not the velocity and the delegate calls.
  let isOutline: Bool

  /// Creates a chart's run from frames and metrics, of which the velocity and the delegate calls are not known.
  init(scene: String, gesture: String, outline trace: ScrollTrace, values: [FeelReport.Value]) {
    (self.scene, self.gesture, self.trace, self.values) = (scene, gesture, trace, values)
    (snapPoints, calls, geometries, isOutline) = ([], [], [], true)
  }

  var hasDuration: Bool {
    guard let first = trace.frames.first, let last = trace.frames.last else { return false }
    return last.time > first.time
  }

  var name: String { label.isEmpty ? "\(scene) · \(gesture)" : label }
}
