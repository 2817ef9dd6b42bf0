import PublishedDesigns

/// The view of a scene: a `Scroller`, a carousel that drives one, or a row moved by a drag gesture.
///
/// It is behind a class and not an existential, so that it compiles as Embedded Swift and that a call changes the view in
/// place. Copies share the view until one of them changes.
public struct SceneView: Sendable {
  /// What can be read of a view, except its configuration.
  fileprivate struct State {
    let time: Double
    let contentOffset: Vector2D
    let velocity: Vector2D
    let phase: ScrollViewPhase
    let isAtRest: Bool
  }

  private var shared: SharedView

  init(_ view: some SimulatedScrollView) { shared = ViewOfType(view) }

  /// Copies the view if another scene view shares it.
  private mutating func own() { if !isKnownUniquelyReferenced(&shared) { shared = shared.copy() } }
}

extension SceneView: SimulatedScrollView {
  public var time: Double { shared.state.time }
  public var contentOffset: Vector2D { shared.state.contentOffset }
  public var velocity: Vector2D { shared.state.velocity }
  public var phase: ScrollViewPhase { shared.state.phase }
  public var isAtRest: Bool { shared.state.isAtRest }
  public var configuration: ScrollConfiguration { shared.configuration }
  public var reportedItem: Int? { shared.reportedItem }

  public mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    own()
    shared.perform(operation, &trace)
  }

  public mutating func landing(of release: ReleaseState) -> Landing {
    own()
    return shared.landing(of: release)
  }
}

/// A view behind a reference; only a scene view that owns it alone changes it.
private class SharedView: @unchecked Sendable {
  var state: SceneView.State { preconditionFailure("a view has a type") }
  var configuration: ScrollConfiguration { preconditionFailure("a view has a type") }
  var reportedItem: Int? { nil }
  func copy() -> SharedView { self }
  func perform(_ operation: ScrollOperation, _ trace: inout ScrollTrace) {}
  func landing(of release: ReleaseState) -> Landing { preconditionFailure("a view has a type") }
}

private final class ViewOfType<View: SimulatedScrollView>: SharedView, @unchecked Sendable {
  var view: View

  init(_ view: View) { self.view = view }

  override var state: SceneView.State { Self.state(of: &view) }

  /// Takes the view in place, because a read through a protocol copies a stored view.
  private static func state(of view: inout View) -> SceneView.State {
    SceneView.State(
      time: view.time, contentOffset: view.contentOffset, velocity: view.velocity, phase: view.phase,
      isAtRest: view.isAtRest)
  }

  override var configuration: ScrollConfiguration { view.configuration }
  override var reportedItem: Int? { view.reportedItem }
  override func copy() -> SharedView { ViewOfType(view) }

  override func perform(_ operation: ScrollOperation, _ trace: inout ScrollTrace) {
    view.perform(operation, recording: &trace)
  }

  override func landing(of release: ReleaseState) -> Landing { view.landing(of: release) }
}
