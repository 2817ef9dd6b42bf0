/// A row of the page: a scene, its view, and the record of the view's run.
///
/// It is a class, because the view and the trace are large values that must not be copied from call to call.
final class PlaygroundRow {
  let scene: Scene
  private(set) var view: SceneView
  private(set) var trace: ScrollTrace
  /// The items to show, laid out for the size of the view.
  private(set) var content: SceneContent?
  /// How items look at a distance from the middle; nil for items that look alike.
  var look: ScaleAndFadePlugin?
  /// The audits of the scene, which keep what they have computed for one another.
  private var known: AuditExaminer<Scene>?

  init(_ scene: Scene) {
    self.scene = scene
    view = scene.makeView()
    trace = ScrollTrace(displayScale: scene.configuration.displayScale)
    content = scene.content()
  }

  func touch(_ sample: TouchSample) {
    if sample.phase == .began { advance(to: sample.time) }
    view.perform(sample.operation(at: sample.time), recording: &trace)
  }

  func advance(to time: Double) { view.advance(to: time, recording: &trace) }

  /// Performs a valid gesture and advances until the view is at rest.
  /// - Throws: What prevented that, as a sentence.
  func perform(_ gesture: TouchGesture) throws(DocumentError) {
    do throws(ReplayError) { try view.replay(gesture, recording: &trace) } catch {
      throw DocumentError(error.description)
    }
    content = scene.content(for: view.configuration.geometry.boundsSize)
  }

  /// The run so far, with its items and metrics.
  func run(gesture: String = "") -> ScrollRun { ScrollRun(scene, gesture: gesture, trace: trace) }

  /// Returns the report of an audit of fresh views as JSON, with each gesture in words as its `command`; what several audits
  /// need is computed once.
  /// - Throws: `DocumentError` where there is nothing to audit.
  func report(of audit: Audit) throws(DocumentError) -> String {
    let examiner = if let known { known } else { try AuditExaminer(scene, AuditParameters(), jobs: 1) }
    known = examiner
    if let nothing = examiner.nothing { throw DocumentError(nothing) }
    return AuditReportJSON.encode(examiner.examine(audit)) { $0.description }
  }

  /// The items in the view's present configuration.
  var items: SceneItems { scene.items(in: view.configuration) }
}
