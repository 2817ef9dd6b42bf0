import ScrollPhysics

/// A trace with the names of what was run and what it was measured at: what is printed, kept and compared.
public struct ScrollRun: Sendable {
  /// The scene's name.
  public var scene: String
  /// The gesture's name.
  public var gesture: String
  /// Sizes, switches and constants of the view.
  public var configuration: ScrollConfiguration
  /// What happened.
  public var trace: ScrollTrace
  /// How it felt.
  public var report: FeelReport

  /// Creates a run from its trace, which it measures.
  public init(scene: String, gesture: String, configuration: ScrollConfiguration, trace: ScrollTrace) {
    self.scene = scene
    self.gesture = gesture
    self.configuration = configuration
    self.trace = trace
    report = FeelReport(trace)
  }
}
