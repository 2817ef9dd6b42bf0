/// The built-in run that `simulate` shows without options.
enum Demonstration {
  private static let scene = """
    { "format": "scroll-scene", "version": 1, "name": "ten cards",
      "scrollView": {"bounds": {"width": 375, "height": 240}, "decelerationRate": "fast"},
      "layout": {"type": "flow", "itemCount": 10, "itemSize": {"width": 320, "height": 240},
                 "minimumLineSpacing": 16,
                 "sectionInset": {"top": 0, "left": 16, "bottom": 0, "right": 16}},
      "snapping": {"type": "flickThresholds"} }
    """

  private static let sentences = """

    This was a built-in row of cards, flicked once. Now run a scene from a file:
      scrollsim simulate FILE --flick 1.2
    docs/Formats.md describes scene files; scrollsim simulate --help lists options
    and examples.

    """

  static func run() throws -> ExitStatus {
    let scene = try SceneDocument.decode(Data(scene.utf8))
    let gesture = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
    let run = ScrollRun(scene, gesture: "flick 1.2 over 150 pt", trace: try scene.perform(gesture))
    Terminal.print(RunSummary.describe(run) + sentences)
    return .success
  }
}
