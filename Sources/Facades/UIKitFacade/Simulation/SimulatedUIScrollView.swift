import FeelTesting

/// A value that stands for an app's scroll view, so that maps and audits can run it again and again.
///
/// ```swift
/// let cards = SimulatedUIScrollView {
///   let view = UICollectionView(frame: frame, collectionViewLayout: CardLayout())
///   view.dataSource = view.keep(CardSource())
///   return view
/// }
/// try expectMap(of: cards.underTest("cards"), matches: "cards")
/// ```
///
/// Objects cannot be copied. When one of two copies is changed, it makes another view and repeats all operations on it.
/// The closure must therefore make the same view each time. With a second closure, `reset`, a view that is no longer needed
/// is used again, which makes maps and audits faster.
///
/// Views live on the main actor: mark a test of one `@MainActor`. Maps and audits of one use one thread.
///
/// A collection view shows the item in its middle. For any other view, pass the rest offsets of its items; see
/// ``ItemSource``. Without them, a snap point is found by lifting a finger there.
public struct SimulatedUIScrollView: SimulatedScrollView, @unchecked Sendable {
  let source: ItemSource
  /// Whether the view is a section of another one, which decides about its size.
  var isSection = false
  private let pool: ViewInstancePool
  private(set) var use: StageUse
  private var log: [ScrollOperation] = []

  /// Creates the value and its first view.
  /// - Parameters:
  ///   - items: The items of the view, and their rest offsets.
  ///   - makeView: Makes the view at rest, the same one each time. Pass objects that the view refers to weakly to
  ///     ``UIScrollView/keep(_:)``.
  ///   - reset: Returns the app's objects to their state after the first layout pass; nil, the default, if views are not
  ///     used again. What the run changed in the view is undone already: content offset, time, schedule and finger. Cells
  ///     stay as they are, until a layout pass replaces them. The 1st, 2nd, 4th, 8th … reuse is compared with a view that
  ///     is made again. A view is made again, too, if its sizes, switches or selection have changed, if cells have stated
  ///     their sizes, if there are other scroll views in its hierarchy, or if it was animated at first.
  /// - Precondition: A view that was reset does the same as one that was made again.
  @MainActor public init(
    items: ItemSource = .found, _ makeView: @escaping @MainActor @Sendable () -> UIScrollView,
    reset: (@MainActor @Sendable (UIScrollView) -> Void)? = nil
  ) {
    source = items
    pool = ViewInstancePool(makeView, reset)
    use = pool.next()
    pool.firstConfiguration = configuration
  }

  /// Returns the view with the bounds, content insets and display scale of a configuration, and nothing else of it.
  public func varied(to configuration: ScrollConfiguration) -> SimulatedUIScrollView {
    let (make, reset, old, source) = (pool.make, pool.reset, pool.firstConfiguration, source)
    let (size, inset) = (configuration.geometry.boundsSize, configuration.geometry.contentInset)
    let (hasSize, hasInset) = (size == old.geometry.boundsSize, inset == old.geometry.contentInset)
    if log.isEmpty && hasSize && hasInset && configuration.displayScale == old.displayScale { return self }
    let varied: @MainActor @Sendable () -> UIScrollView = {
      let view = make()
      if !hasSize { view.frame.size = CGSize(size) }
      if !hasInset { view.contentInset = UIEdgeInsets(inset) }
      view.simulation.displayScale = configuration.displayScale
      return view
    }
    return onMainActor { SimulatedUIScrollView(items: source, varied, reset: reset) }
  }

  func read<Value>(_ body: @MainActor (UIScrollView) -> Value) -> Value {
    onMainActor {
      use.stage.perform { view in
        view.layOutAll()
        return body(view)
      }
    }
  }

  public var time: Double { read { $0.engine.time } }
  public var contentOffset: Vector2D { read { $0.engine.shown.contentOffset } }
  public var velocity: Vector2D { read { $0.engine.read { $0.velocity } } }
  public var phase: ScrollViewPhase { read { $0.engine.phase } }
  public var isAtRest: Bool { read { $0.engine.isAtRest } }
  /// The sizes, switches and constants of the view, with the content size that its layout returns.
  public var configuration: ScrollConfiguration { read { $0.engine.configuration } }
  public var isThreadBound: Bool { true }

  /// Performs an operation; before a release without a finger, the delegate gets the drag's begin and its translation.
  public mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    onMainActor {
      if !isKnownUniquelyReferenced(&use) {
        // All operations are repeated on another view.
        var unseen = ScrollTrace()
        use = pool.next()
        for earlier in log { Self.perform(earlier, use, &unseen) }
      }
      log.append(operation)
      Self.perform(operation, use, &trace)
    }
  }

  @MainActor private static func perform(_ operation: ScrollOperation, _ use: StageUse, _ trace: inout ScrollTrace) {
    guard let comparison = use.comparison else { return use.stage.perform { _ = perform(operation, $0, &trace) } }
    var expected = trace
    let there = comparison.perform { perform(operation, $0, &expected) }
    let here = use.stage.perform { perform(operation, $0, &trace) }
    if here == there && trace == expected { return }
    Precondition.fail(
      "reset: does not return the view to its first state. After the same operations, a view that was made again is at"
        + " (\(there.x), \(there.y)) pt, and the one that was reset is at (\(here.x), \(here.y)) pt. Reset everything that"
        + " the app's objects remember, or leave `reset` out.")
  }

  /// Performs an operation on a view, and returns its content offset afterwards.
  @MainActor private static func perform(
    _ operation: ScrollOperation, _ view: UIScrollView, _ trace: inout ScrollTrace
  ) -> Vector2D {
    view.layOutAll()
    view.engine.record(into: &trace) { engine in engine.perform(operation, at: engine.time) }
    return view.engine.shown.contentOffset
  }
}
