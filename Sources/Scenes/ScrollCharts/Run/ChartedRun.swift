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
    public init(offset: Vector2D, name: String = "") { (self.offset, self.name) = (offset, name) }
  }

  /// The run's name beside another run, such as `before`; if empty, its scene and gesture.
  public var label = ""
  /// The snap points, in the coordinates of the first frame, continued across the coordinate shifts of a looping row.
  package var snapPoints: [SnapPoint]
  package let record: RecordedRun
  /// Whether only the offset and the phases are known, not the velocity and the delegate calls.
  let isOutline: Bool

  package var scene: String { record.scene }
  package var gesture: String { record.gesture }

  /// Creates a chart's run from a simulated run.
  public init(_ run: ScrollRun, snapPoints: [SnapPoint] = []) { self.init(RecordedRun(run), snapPoints: snapPoints) }

  /// Creates a chart's run from a recorded one: without sizes no edges; of an outline, neither velocity nor calls.
  package init(_ record: RecordedRun, isOutline: Bool = false, snapPoints: [SnapPoint] = []) {
    (self.record, self.isOutline, self.snapPoints) = (record, isOutline, snapPoints)
  }

  var hasDuration: Bool { record.frames.last.map { $0.time > record.frames[0].time } ?? false }
  var name: String { label.isEmpty ? "\(scene) · \(gesture)" : label }
}
