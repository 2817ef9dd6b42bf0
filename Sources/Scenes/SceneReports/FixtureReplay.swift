/// Compares the cases of a folder of fixtures with new runs, or records them.
package struct FixtureReplay: Sendable {
  package struct Result: Sendable {
    /// The run, or nil for a decision map.
    package let run: ScrollRun?
    package let outcome: GoldenFile.Outcome
    /// The differences from the offsets that the gesture's device reported.
    package let reported: [String]
  }

  let folder: FixtureFolder
  private let mode: RecordMode
  let tolerance: GoldenTolerance
  private let configure: @Sendable (inout Scene) throws -> Void
  /// The scene that was read last: cases are sorted by scenes, which take longer to lay out than to run.
  private let latest = Locked<Scene?>(nil)

  package init(
    of folder: FixtureFolder, mode: RecordMode, tolerance: GoldenTolerance = .exact,
    configure: @escaping @Sendable (inout Scene) throws -> Void = { _ in }
  ) { (self.folder, self.mode, self.tolerance, self.configure) = (folder, mode, tolerance, configure) }

  package func result(of item: FixtureFolder.Case) throws -> Result {
    let scene = try scene(of: item)
    let golden = try folder.golden(item)
    guard let name = item.gesture else {
      return Result(run: nil, outcome: try golden.check(mapOf: scene, mode: mode, jobs: 1), reported: [])
    }
    let gesture = try GestureDocument.read(contentsOfFile: folder.gesturePath(name))
    let trace = try scene.perform(gesture)
    let run = ScrollRun(scene, gesture: name, trace: trace)
    return Result(
      run: run, outcome: try golden.check(run, mode: mode, tolerance: tolerance),
      reported: ReportedDifference.find(in: trace, of: gesture))
  }

  /// Returns the scene of a case, which is read once for cases that follow one another; other threads wait for it.
  func scene(of item: FixtureFolder.Case) throws -> Scene {
    try latest.withLock { latest in
      if let latest, latest.name == item.scene { return latest }
      var scene = try SceneDocument.read(contentsOfFile: folder.scenePath(item))
      try configure(&scene)
      scene.name = item.scene
      latest = scene
      return scene
    }
  }
}
