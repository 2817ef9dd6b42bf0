import Foundation
import GestureReplay
import ScrollPhysics

/// A value that stands for an app's scroll view, so that maps and audits can run it again and again.
///
/// ```swift
/// let cards = SimulatedUIScrollView {
///   let view = UICollectionView(frame: frame, collectionViewLayout: CardLayout())
///   view.dataSource = view.keep(CardSource())
///   return view
/// }
/// try expectMap(of: ViewUnderTest("cards", items: cards.items) { cards }, matches: "cards")
/// ```
///
/// Objects cannot be copied. When one of two copies is changed, it makes another view and repeats all operations on it.
/// The closure must therefore make the same view each time.
///
/// Views live on the main actor: mark a test of one `@MainActor`. Maps and audits of one use one thread.
///
/// A collection view shows the item in its middle. For any other view, pass the rest offsets of its items; see
/// ``ItemPlaces``. Without them, a snap point is found by lifting a finger there.
public struct SimulatedUIScrollView: SimulatedScrollView, @unchecked Sendable {
  /// The items of the view, and their rest offsets.
  let places: ItemPlaces
  private let make: @MainActor @Sendable () -> UIScrollView
  private var stage: SimulationStage
  private var log: [ScrollOperation] = []

  /// Creates the value and its first view.
  ///
  /// - Parameters:
  ///   - items: The items of the view, and their rest offsets.
  ///   - makeView: Makes the view at rest, the same one each time. Pass objects that the view refers to weakly to
  ///     ``UIScrollView/keep(_:)``.
  @MainActor
  public init(
    items: ItemPlaces = .found, _ makeView: @escaping @MainActor @Sendable () -> UIScrollView
  ) {
    places = items
    make = makeView
    stage = SimulationStage(makeView)
    stage.perform { $0.layOutAll() }
  }

  /// Returns the view with other bounds, content insets and display scale.
  ///
  /// The view is made again. The rest of the configuration is ignored.
  ///
  /// ```swift
  /// let row = SimulatedUIScrollView(makeRow)
  /// let view = ViewUnderTest("row", row.configuration, items: row.items) { row.varied(to: $0) }
  /// ```
  public func varied(to configuration: ScrollConfiguration) -> SimulatedUIScrollView {
    let (make, old, places) = (make, self.configuration, places)
    let varied: @MainActor @Sendable () -> UIScrollView = {
      let view = make()
      let (size, inset) = (configuration.geometry.boundsSize, configuration.geometry.contentInset)
      if size != old.geometry.boundsSize { view.frame.size = CGSize(size) }
      if inset != old.geometry.contentInset { view.contentInset = UIEdgeInsets(inset) }
      view.simulation.displayScale = configuration.displayScale
      return view
    }
    return Self.onMain { SimulatedUIScrollView(items: places, varied) }
  }

  private static func onMain<Value>(_ body: @MainActor () throws -> Value) rethrows -> Value {
    MainActor.shared.preconditionIsolated("a UIScrollView lives on the main actor: mark the test @MainActor")
    return try withoutActuallyEscaping(body) { body in
      try MainActor.assumeIsolated { Unchecked(try body()) }.value
    }
  }

  func read<Value>(_ body: @MainActor (UIScrollView) -> Value) -> Value {
    Self.onMain {
      stage.perform { view in
        view.layOutAll()
        return body(view)
      }
    }
  }

  // MARK: State

  public var time: Double { read { $0.engine.time } }
  public var contentOffset: Vector2D { read { $0.engine.shown.contentOffset } }
  public var velocity: Vector2D { read { $0.engine.velocity } }
  public var phase: ScrollViewPhase { read { $0.engine.phase } }
  public var isAtRest: Bool { read { $0.engine.isAtRest } }
  /// The sizes, switches and constants of the view, with the content size that its layout returns.
  public var configuration: ScrollConfiguration { read { $0.engine.configuration } }
  /// A Boolean value that indicates whether the view is bound to one thread: `true`, because views live on the main
  /// actor.
  public var isThreadBound: Bool { true }

  // MARK: Operations

  /// Performs an operation on the view.
  ///
  /// For a release without a finger's track, the view is first put at rest at the drag's start. The delegate then
  /// receives the drag's begin and its whole translation at once.
  public mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    if !isKnownUniquelyReferenced(&stage) { stage = again() }
    log.append(operation)
    Self.onMain { stage.perform { Self.perform(operation, $0, &trace) } }
  }

  /// Makes another view and repeats all operations on it.
  private func again() -> SimulationStage {
    Self.onMain {
      let stage = SimulationStage(make)
      var unseen = ScrollTrace()
      stage.perform { view in
        for operation in log { Self.perform(operation, view, &unseen) }
      }
      return stage
    }
  }

  @MainActor
  private static func perform(_ operation: ScrollOperation, _ view: UIScrollView, _ trace: inout ScrollTrace) {
    view.layOutAll()
    view.engine.record(into: &trace) { engine in
      @MainActor func touch(_ phase: TouchSample.Phase, at location: Vector2D, _ time: Double) {
        engine.touch(TouchSample(time: time, location: location, phase: phase), at: time)
      }
      switch operation {
      case .touchDown(let location, let time): touch(.began, at: location, time)
      case .touchMove(let location, let time): touch(.moved, at: location, time)
      case .touchUp(let location, let time): touch(.ended, at: location ?? engine.finger, time)
      case .touchCancel(let time): touch(.cancelled, at: engine.finger, time)
      case .release(let release): engine.release(release)
      case .advance(let time): engine.advance(to: time)
      case .advanceToRest(let limit): _ = engine.settle(until: limit)
      case .setContentOffset(let offset, let animated):
        engine.perform(.setContentOffset(offset, animated: animated), at: engine.time)
      case .resize(let size): engine.perform(.resize(size), at: engine.time)
      }
    }
  }
}

private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
