import FeelTesting
import ScrollPhysics

/// A run as charts and players show it, be it fresh or read from a golden trace.
///
/// ```swift
/// let svg = RunChart.svg(ChartedRun(run))
/// ```
public struct ChartedRun: Sendable {
  /// A place where the view may rest.
  public struct Place: Hashable, Sendable {
    /// The content offset, in points.
    public var offset: Vector2D
    /// What is there, in a word or two; empty for nothing to tell.
    public var name: String

    /// Creates a place.
    public init(offset: Vector2D, name: String = "") {
      self.offset = offset
      self.name = name
    }
  }

  /// The scene's name.
  public var scene: String
  /// The gesture's name.
  public var gesture: String
  /// What the run is called beside another, such as `before`; empty for its scene and gesture.
  public var label = ""
  /// Where the view may rest, in the coordinates of the chart: those of the first frame, going on where an endless row's
  /// begin anew.
  public var places: [Place]
  /// Frames, releases and rest; a golden's have no more than it keeps.
  package let trace: ScrollTrace
  /// The measures, as the documents write them.
  package let values: [FeelReport.Value]
  /// The delegate's calls.
  package let calls: [CallGroup]
  /// The sizes of the view and from which frame on they hold; empty where they are not known.
  package let geometries: [ScrollTrace.GeometryChange]

  /// A run that was performed.
  public init(_ run: ScrollRun, places: [Place] = []) {
    (scene, gesture, trace, self.places) = (run.scene, run.gesture, run.trace, places)
    values = run.report.values
    calls = CallGroup.groups(of: run.trace)
    geometries =
      run.trace.geometryChanges.isEmpty
      ? [ScrollTrace.GeometryChange(frame: 0, geometry: run.configuration.geometry)] : run.trace.geometryChanges
  }

  /// A run that was kept as a golden trace or as JSON.
  ///
  /// - Parameters:
  ///   - golden: What was kept.
  ///   - geometry: The sizes of the view; nil where they are not known, and then the chart has no edges.
  ///   - places: Where the view may rest.
  public init(_ golden: GoldenTrace, geometry: ScrollGeometry? = nil, places: [Place] = []) {
    (scene, gesture, self.places) = (golden.scene, golden.gesture, places)
    trace = golden.content
    values = golden.values
    calls = golden.callGroups
    geometries = geometry.map { [ScrollTrace.GeometryChange(frame: 0, geometry: $0)] } ?? []
  }

  /// Whether anything happens in it.
  var hasDuration: Bool {
    guard let first = trace.frames.first, let last = trace.frames.last else { return false }
    return last.time > first.time
  }

  /// What a legend and a title call it.
  var name: String { label.isEmpty ? "\(scene) · \(gesture)" : label }
}
