extension ScrollRun {
  /// Creates a run of a scene and computes its items and metrics.
  public init(_ scene: Scene, gesture: String, trace: ScrollTrace) {
    self.init(
      scene: scene.name, gesture: gesture, configuration: scene.configuration, trace: trace,
      items: RunItems(trace, scene.configuration, items: scene.items(in:)))
  }
}
