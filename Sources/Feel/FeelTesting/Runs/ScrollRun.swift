/// A trace together with the names of its scene and gesture, its configuration, its items and its metrics.
public struct ScrollRun: Sendable {
  package var scene: String
  var gesture: String
  /// The view's geometry, switches and constants.
  var configuration: ScrollConfiguration
  /// The record of the run.
  public var trace: ScrollTrace
  /// The items of the run.
  public var items: RunItems
  /// The metrics of the run.
  public var report: FeelReport

  /// Creates a run and computes the metrics of its trace.
  public init(
    scene: String, gesture: String, configuration: ScrollConfiguration, trace: ScrollTrace, items: RunItems = RunItems()
  ) {
    (self.scene, self.gesture, self.configuration) = (scene, gesture, configuration)
    (self.trace, self.items) = (trace, items)
    report = FeelReport(trace, items: items)
  }
}
