import PublishedDesigns

/// The view of a scene: a `Scroller`, a carousel that drives one, or a row moved by a drag gesture.
///
/// It is an enumeration and not an existential, so that it compiles as Embedded Swift and that a call changes the view in
/// place. Copies share the view until one of them changes.
public struct SceneView: Sendable {
  /// A view behind a reference; only a scene view that owns it alone changes it.
  final class Shared<View: SimulatedScrollView>: @unchecked Sendable {
    var view: View

    init(_ view: View) { self.view = view }

    @inline(__always)
    var state: State {
      State(
        time: view.time, contentOffset: view.contentOffset, velocity: view.velocity, phase: view.phase,
        isAtRest: view.isAtRest)
    }
  }

  /// What can be read of a view, except its configuration.
  struct State {
    let time: Double
    let contentOffset: Vector2D
    let velocity: Vector2D
    let phase: ScrollViewPhase
    let isAtRest: Bool
  }

  enum Kind: Sendable {
    case scroller(Shared<Scroller<SceneBehavior>>)
    case carousel(Shared<Carousel>)
    case publishedCarousel(Shared<PublishedCarouselView>)
    case dragGesture(Shared<DragGestureRow<SceneBehavior>>)
  }

  /// A reference that is copied with the view: it has one owner exactly if the view has.
  private final class Owner: Sendable {}

  private(set) var kind: Kind
  private var owner = Owner()

  init(_ scroller: Scroller<SceneBehavior>) { kind = .scroller(Shared(scroller)) }
  init(_ carousel: Carousel) { kind = .carousel(Shared(carousel)) }
  init(_ carousel: PublishedCarouselView) { kind = .publishedCarousel(Shared(carousel)) }
  init(_ row: DragGestureRow<SceneBehavior>) { kind = .dragGesture(Shared(row)) }

  /// Copies the view if another scene view shares it.
  private mutating func own() {
    if isKnownUniquelyReferenced(&owner) { return }
    owner = Owner()
    switch kind {
    case .scroller(let shared): kind = .scroller(Shared(shared.view))
    case .carousel(let shared): kind = .carousel(Shared(shared.view))
    case .publishedCarousel(let shared): kind = .publishedCarousel(Shared(shared.view))
    case .dragGesture(let shared): kind = .dragGesture(Shared(shared.view))
    }
  }
}

extension SceneView: SimulatedScrollView {
  public var time: Double { state.time }
  public var contentOffset: Vector2D { state.contentOffset }
  public var velocity: Vector2D { state.velocity }
  public var phase: ScrollViewPhase { state.phase }
  public var isAtRest: Bool { state.isAtRest }

  public var configuration: ScrollConfiguration {
    switch kind {
    case .scroller(let shared): shared.view.configuration
    case .carousel(let shared): shared.view.configuration
    case .publishedCarousel(let shared): shared.view.configuration
    case .dragGesture(let shared): shared.view.configuration
    }
  }

  private var state: State {
    switch kind {
    case .scroller(let shared): shared.state
    case .carousel(let shared): shared.state
    case .publishedCarousel(let shared): shared.state
    case .dragGesture(let shared): shared.state
    }
  }

  public mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    own()
    switch kind {
    case .scroller(let shared): shared.view.perform(operation, recording: &trace)
    case .carousel(let shared): shared.view.perform(operation, recording: &trace)
    case .publishedCarousel(let shared): shared.view.perform(operation, recording: &trace)
    case .dragGesture(let shared): shared.view.perform(operation, recording: &trace)
    }
  }

  public mutating func landing(of release: ReleaseState) -> Landing {
    own()
    return switch kind {
    case .scroller(let shared): shared.view.landing(of: release)
    case .dragGesture(let shared): shared.view.landing(of: release)
    case .carousel, .publishedCarousel: simulatedLanding(of: release)
    }
  }
}
