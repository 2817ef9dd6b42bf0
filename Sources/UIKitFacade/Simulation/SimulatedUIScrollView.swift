import Foundation
import GestureReplay
import ScrollPhysics

/// An app's scroll view as a value, which maps and audits can ask again and again.
///
/// ```swift
/// let cards = SimulatedUIScrollView {
///   let view = UICollectionView(frame: frame, collectionViewLayout: CardLayout())
///   view.dataSource = view.keep(CardSource())
///   return view
/// }
/// try expectMap(of: ViewUnderTest("cards") { cards }, matches: "cards")
/// ```
///
/// Objects cannot be copied. A copy that is touched makes a view anew and does to it all that was done to the first one,
/// so that what makes the view has to make the same one each time. Views live on the main actor: a test of one is marked
/// `@MainActor`, and maps and audits of one take one thread.
///
/// Which item a content offset shows is known of a collection view, by the item in the middle, and of another view that is
/// told where it rests with its items; see ``ItemPlaces``. Whether a place is one to rest at is found out by lifting a
/// finger there.
public struct SimulatedUIScrollView: SimulatedScrollView, @unchecked Sendable {
  /// Which items there are.
  let items: ItemPlaces
  /// What has been found out.
  var places = Places()
  private let make: @MainActor @Sendable () -> UIScrollView
  private var stage: SimulationStage
  private var log: [Operation] = []

  /// What is done to a view.
  private enum Operation {
    case touch(TouchSample)
    case release(ReleaseState)
    case advance(to: Double)
    case settle(until: Double)
    case setContentOffset(Vector2D, animated: Bool)
    case resize(Size2D)
  }

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - items: Which items there are, and where the view rests with them.
  ///   - makeView: Makes the view at rest, the same one each time; see ``UIScrollView/keep(_:)`` for what it refers to
  ///     weakly.
  @MainActor
  public init(
    items: ItemPlaces = .found, _ makeView: @escaping @MainActor @Sendable () -> UIScrollView
  ) {
    self.items = items
    make = makeView
    stage = SimulationStage(makeView)
    stage.perform { $0.layOutAll() }
  }

  /// The view of other sizes, insets and display scale, made anew; what else the configuration says is left alone.
  ///
  /// ```swift
  /// let row = SimulatedUIScrollView(makeRow)
  /// let subject = ViewUnderTest("row", row.configuration) { row.varied(to: $0) }
  /// ```
  public func varied(to configuration: ScrollConfiguration) -> SimulatedUIScrollView {
    let (make, old, items) = (make, self.configuration, items)
    let varied: @MainActor @Sendable () -> UIScrollView = {
      let view = make()
      let (size, inset) = (configuration.geometry.boundsSize, configuration.geometry.contentInset)
      if size != old.geometry.boundsSize { view.frame.size = CGSize(size) }
      if inset != old.geometry.contentInset { view.contentInset = UIEdgeInsets(inset) }
      view.simulation.displayScale = configuration.displayScale
      return view
    }
    return Self.onMain { SimulatedUIScrollView(items: items, varied) }
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

  // MARK: Reading

  /// What time it is, in ms.
  public var time: Double { read { $0.engine.time } }
  /// The content offset as clients see it: rounded to the pixel, in points.
  public var contentOffset: Vector2D { read { $0.engine.shown.contentOffset } }
  /// The velocity of the content offset, in pt/ms.
  public var velocity: Vector2D { read { $0.engine.velocity } }
  /// What the view is doing.
  public var phase: ScrollPhase { read { $0.engine.phase } }
  /// Whether nothing moves and no finger is down.
  public var isAtRest: Bool { read { $0.engine.isAtRest } }
  /// Sizes, switches and constants, the content's size as the layout gives it.
  public var configuration: ScrollConfiguration { read { $0.engine.configuration } }
  /// Views live on the main actor.
  public var isThreadBound: Bool { true }

  // MARK: Doing

  /// A finger comes down.
  public mutating func touchDown(at place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    perform(.touch(TouchSample(time: time, place: place, phase: .began)), &trace)
  }

  /// The finger moves.
  public mutating func touchMove(to place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    perform(.touch(TouchSample(time: time, place: place, phase: .moved)), &trace)
  }

  /// The finger lifts.
  public mutating func touchUp(at place: Vector2D?, time: Double, recording trace: inout ScrollTrace) {
    perform(.touch(TouchSample(time: time, place: place ?? read { $0.engine.finger }, phase: .ended)), &trace)
  }

  /// The touch is taken away by the system.
  public mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    perform(.touch(TouchSample(time: time, place: read { $0.engine.finger }, phase: .cancelled)), &trace)
  }

  /// Ends a drag in a given state, without a finger's track.
  ///
  /// The view is where the drag began first, at rest; the delegate is told that it begins, and of its whole way at once.
  public mutating func release(
    at offset: Vector2D, velocity: Vector2D, dragStart: Vector2D?, lastMovement: Vector2D?,
    proposing proposed: Vector2D?, recording trace: inout ScrollTrace
  ) {
    let release = ReleaseState(
      contentOffset: offset, velocity: velocity, dragStartOffset: dragStart,
      lastMovement: lastMovement, proposedTarget: proposed)
    perform(.release(release), &trace)
  }

  /// Lets time pass.
  public mutating func advance(to time: Double, recording trace: inout ScrollTrace) {
    perform(.advance(to: time), &trace)
  }

  /// Lets time pass until the view is at rest; returns whether it is.
  @discardableResult
  public mutating func advanceToRest(limit: Double?, recording trace: inout ScrollTrace) -> Bool {
    perform(.settle(until: limit ?? time + 86_400_000), &trace)
    return isAtRest
  }

  /// UIKit's `setContentOffset(_:animated:)`.
  public mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace) {
    perform(.setContentOffset(offset, animated: animated), &trace)
  }

  /// Gives the view another size, as a rotation does.
  public mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace) {
    perform(.resize(boundsSize), &trace)
  }

  private mutating func perform(_ operation: Operation, _ trace: inout ScrollTrace) {
    if !isKnownUniquelyReferenced(&stage) { stage = again() }
    log.append(operation)
    Self.onMain { stage.perform { Self.perform(operation, $0, &trace) } }
  }

  /// A view to which all has been done that was done to this one.
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
  private static func perform(_ operation: Operation, _ view: UIScrollView, _ trace: inout ScrollTrace) {
    view.layOutAll()
    view.engine.record(into: &trace) { engine in
      switch operation {
      case .touch(let sample): engine.touch(sample, at: sample.time)
      case .release(let release): engine.release(release)
      case .advance(let time): engine.advance(to: time)
      case .settle(let limit): _ = engine.settle(until: limit)
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
