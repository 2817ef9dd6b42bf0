#if canImport(UIKit)
  import FeelTesting
  import UIKit

  /// A real scroll view whose delegate and layout decide where simulated drags rest.
  ///
  /// ```swift
  /// let cards = HookedScrollView { keep in
  ///   let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
  ///   view.contentSize = CGSize(width: 3000, height: 240)
  ///   view.delegate = keep(CardPager())
  ///   return view
  /// }
  /// try expectMap(of: ViewUnderTest("cards") { cards }, matches: "cards")
  /// ```
  ///
  /// A finger, the drag and the motion are simulated. The real view is put at each content offset, so that UIKit lays
  /// it out and calls `scrollViewDidScroll`. When a simulated finger lifts, the layout's
  /// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)` and then the delegate's
  /// `scrollViewWillEndDragging` choose the target, in UIKit's order.
  ///
  /// No API puts a finger on a real view. `isTracking`, `isDragging`, `isDecelerating` and the pan
  /// recognizer read as for a view at rest: a hook that asks them is not simulated faithfully. What the app changes
  /// during a motion takes effect when the motion is over.
  ///
  /// Of two copies, the one that is changed makes another view and repeats all operations on it, so the closure must make
  /// the same view each time. Views live on the main actor: mark a test of one `@MainActor`.
  public struct HookedScrollView: SimulatedScrollView, @unchecked Sendable {
    private let make: @MainActor @Sendable () -> HookedView
    private var stage: HookedView
    private var log: [ScrollOperation] = []
    private var itemCount = 0

    /// Creates the value and its first view.
    /// - Parameters:
    ///   - tuning: The constants of the physics model.
    ///   - displayScale: Device pixels per point; nil for that of the view's traits.
    ///   - frameRate: Frames per second.
    ///   - makeView: Makes the view at rest, the same one each time. Pass objects that the view refers to weakly, such
    ///     as its delegate and its window, to the argument, which keeps them as long as the view.
    @MainActor public init(
      tuning: ScrollTuning = .default, displayScale: Double? = nil, frameRate: Double = 60,
      _ makeView: @escaping @MainActor @Sendable (RetainedObjects) -> UIScrollView
    ) {
      make = {
        let kept = RetainedObjects()
        return HookedView(makeView(kept), kept, tuning: tuning, displayScale: displayScale, frameRate: frameRate)
      }
      stage = make()
    }

    private func read<Value>(_ body: @MainActor (HookedView) -> Value) -> Value { onMainActor { body(stage) } }
    public var time: Double { read { $0.scroller.time } }
    public var contentOffset: Vector2D { read { $0.scroller.contentOffset } }
    public var velocity: Vector2D { read { $0.scroller.velocity } }
    public var phase: ScrollViewPhase { read { $0.scroller.phase } }
    public var isAtRest: Bool { read { $0.scroller.isAtRest } }
    /// The sizes and switches of the real view, with the constants of the model.
    public var configuration: ScrollConfiguration { read { $0.scroller.configuration } }
    public var isThreadBound: Bool { true }
    /// The page of the page control in the view's window or hierarchy; nil if none, or not just one, has a page for each
    /// item of ``underTest(_:declared:itemOffsets:)``.
    public var reportedItem: Int? { read { $0.page(of: itemCount) } }

    /// Performs an operation on the simulated view, and shows it to the real one.
    public mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
      onMainActor {
        if !isKnownUniquelyReferenced(&stage) {
          stage = make()
          var unseen = ScrollTrace(displayScale: stage.scroller.configuration.displayScale)
          for earlier in log { stage.perform(earlier, recording: &unseen) }
        }
        log.append(operation)
        stage.perform(operation, recording: &trace)
      }
    }

    /// Returns the view as maps, feel sheets and audits take it.
    ///
    /// ```swift
    /// let row = HookedScrollView { keep in
    ///   view.delegate = keep(CardPager())
    ///   return view
    /// }
    /// try expectFeelSheet(of: row.underTest("row", itemOffsets: [0, 336, 672]), matches: "row")
    /// ```
    ///
    /// `itemOffsets` are the content offsets at which the items rest, in points, without a content inset; one beyond the
    /// content's end counts as the end.
    public func underTest(
      _ name: String, declared: DeclaredFeel = DeclaredFeel(), itemOffsets: [Double] = []
    ) -> ViewUnderTest<ItemList> {
      let view = changed(self) { $0.itemCount = itemOffsets.count }
      return ViewUnderTest(name, declared: declared, items: { ItemList(at: itemOffsets, in: $0) }) { view }
    }
  }

  /// Objects that live as long as a view that refers to them weakly, such as its delegate.
  @MainActor public final class RetainedObjects {
    private var objects: [AnyObject] = []

    /// Keeps an object, and returns it.
    @discardableResult public func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
      objects.append(object)
      return object
    }
  }
#endif
