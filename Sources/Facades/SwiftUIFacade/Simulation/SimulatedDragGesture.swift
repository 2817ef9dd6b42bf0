import FeelTesting

/// An app's view with a row that a `DragGesture` moves, as it is: its body is evaluated and laid out, and fingers drag it.
///
/// ```swift
/// var cards = SimulatedDragGesture(size: CGSize(width: 393, height: 700)) { CardCarousel() }
/// let trace = try cards.perform(
///   .flick(from: Vector2D(x: 300, y: 300), by: Vector2D(x: -120, y: 0), releaseVelocity: 0.6))
/// print(cards.contentOffset.x)
/// ```
///
/// The row is the first `ForEach` with a `DragGesture` around it or in its rows. The content offset tells where its first
/// row is shown: it is 0 where the row begins at the view's leading edge, and grows when it moves to the left or upward.
/// Each `offset` modifier moves with the animation of its own last change, as `withAnimation`, `animation(_:value:)` and
/// transactions set it; a spring goes on at the velocity at which the drag moved the offset. `@GestureState` goes back
/// before `onEnded` runs; a cancelled drag has no `onEnded`. docs/DragGestures.md has the grade of each.
///
/// A content offset cannot be set, because it follows from the app's states: `setContentOffset` does nothing.
///
/// Of two copies, the one that is changed makes the same view again and repeats all operations. Mark a test `@MainActor`.
public struct SimulatedDragGesture: SimulatedScrollView, AppViewSimulation, @unchecked Sendable {
  /// The axis along which the row moves.
  public let axis: ScrollAxis
  private let make: @MainActor @Sendable () -> any View
  private let (first, environment): (ScrollConfiguration, EnvironmentValues)
  /// The number of the `ForEach` of the row.
  let list: Int
  let startItem: Int
  var host: ViewHost
  var log: [AppViewStep<SimulatedDragGesture>] = []
  var row: DragGestureRow<FreeScrolling>
  /// The parts of the offset: one for each `offset` modifier, and part 0 for the rest of the layout.
  var parts: [Int: Double] = [:]
  var numbers: [[Int]: Int] = [:]
  /// The part's values during a drag, for the velocity at which a spring goes on.
  var tracks: [Int: ReleaseVelocity] = [:]
  /// The velocities of a release without a finger, in pt/ms.
  var velocities: [Int: Double] = [:]
  /// The gestures of the finger, and where it came down.
  var touch: (gestures: [Int], start: Vector2D)?

  /// Creates the app's view, which the closure makes the same each time, in its size on the screen, in points, and in
  /// an environment.
  /// - Precondition: The view has a `ForEach` with a `DragGesture` around it or in its rows.
  @MainActor public init<Content: View>(
    size: CGSize, axis: Axis = .horizontal, environment: EnvironmentValues = EnvironmentValues(),
    _ makeView: @escaping @MainActor @Sendable () -> Content
  ) {
    var configuration = ScrollConfiguration(contentSize: .zero, boundsSize: Size2D(size))
    configuration.displayScale = environment.displayScale
    self.init(configuration, environment, axis == .horizontal ? .horizontal : .vertical, makeView)
  }

  @MainActor private init(
    _ given: ScrollConfiguration, _ environment: EnvironmentValues, _ axis: ScrollAxis,
    _ make: @escaping @MainActor @Sendable () -> any View
  ) {
    (self.make, self.axis, first, self.environment) = (make, axis, given, environment)
    let bounds = given.geometry.boundsSize
    let view = make()
    let around = changed(environment) { $0.displayScale = given.displayScale }
    host = ViewHost(view, size: CGSize(bounds), environment: around, laysOut: true)
    guard let list = host.draggedList, let layout = host.takeLayouts().last, let frames = layout.list(list)?.rows else {
      Precondition.fail(
        "\(type(of: view)) has no ForEach with a DragGesture around it or in its rows. Pages of a TabView are not"
          + " searched.")
    }
    self.list = list
    // A row that begins on the screen starts there; otherwise the middle of the screen shows where it starts.
    func distance(_ frame: CGRect) -> Double { abs(frame.origin[axis] + frame.size[axis] / 2 - bounds[axis] / 2) }
    let visible = frames.indices.min { distance(frames[$0]) < distance(frames[$1]) }
    startItem = frames[0].origin[axis] >= 0 ? 0 : visible ?? 0
    var configuration = given
    configuration.geometry = Self.geometry(frames, startItem, axis, in: bounds)
    let style = changed(DragGestureStyle()) { $0.catching = .runsOn }
    row = DragGestureRow(
      configuration, style: style, axis: axis,
      contentOffset: configuration.geometry.minimumContentOffset.replacing(axis, with: 0 - frames[0].origin[axis]),
      behavior: FreeScrolling())
    for part in self.parts(of: layout) { parts[part.number] = part.value }
  }

  /// The sizes with which the first and the last row rest where the row of the start item does.
  static func geometry(
    _ frames: [CGRect], _ start: Int, _ axis: ScrollAxis, in bounds: Size2D
  ) -> ScrollViewGeometry {
    var content = bounds
    let (before, last) = (frames[start].origin[axis], frames[frames.count - 1])
    content[axis] = last.origin[axis] + last.size[axis] - frames[0].origin[axis]
    let after = bounds[axis] - before - last.size[axis]
    let inset = ContentInset(top: 0, left: before, bottom: 0, right: after)
    return ScrollViewGeometry(
      contentSize: content, boundsSize: bounds, contentInset: axis == .horizontal ? inset : inset.transposed)
  }

  public var time: Double { row.time }
  public var contentOffset: Vector2D { row.contentOffset }
  public var velocity: Vector2D { row.velocity }
  public var phase: ScrollViewPhase { row.phase }
  public var isAtRest: Bool { row.isAtRest }
  public var configuration: ScrollConfiguration { row.configuration }

  /// The frames of the rows as the app's states say, without the animations that still run, in points of the view.
  @MainActor public var frames: [CGRect] { host.layout?.list(list)?.rows ?? [] }

  /// Returns the view as maps, audits, feel sheets and goldens take it, with the rows as items, from the start item on.
  @MainActor public func underTest(_ name: String, declared: DeclaredFeel = DeclaredFeel()) -> ViewUnderTest<ItemList> {
    let view = madeAgain()
    let (own, offsets) = (view.configuration.geometry.boundsSize, view.itemOffsets)
    var result = ViewUnderTest(
      name, view.configuration, declared: declaring(declared),
      items: { configuration in
        let isOwn = configuration.geometry.boundsSize == own
        return ItemList(isOwn ? offsets : view.made(in: configuration).itemOffsets, in: configuration, axis: view.axis)
      }, makeView: view.made)
    result.startItems = [startItem]
    return result
  }

  /// The content offsets at which the rows rest where the row of the start item does in a new view.
  private var itemOffsets: [Double] {
    let frames = onMainActor { self.frames }
    return frames.map { $0.origin[axis] - frames[0].origin[axis] - frames[startItem].origin[axis] }
  }

  func madeAgain() -> SimulatedDragGesture { made(in: first) }

  @Sendable private func made(in configuration: ScrollConfiguration) -> SimulatedDragGesture {
    onMainActor { SimulatedDragGesture(configuration, environment, axis, make) }
  }
}
