import ScrollPhysics

/// A gesture of a view; only drags are simulated.
public protocol Gesture<Value> {
  associatedtype Value
  /// The drag, with what the app's code does at it.
  var _drag: DragGesture { get }
}

/// A finger's drag, which moves what an app's code moves by it.
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Where the finger is, in points; in local coordinates by the place of the view when the finger came down.
    public var location: CGPoint
    public var startLocation: CGPoint
    /// The finger's velocity, in points per second.
    public var velocity: CGSize

    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }

    /// Where the finger would stop, 0.25 s ahead at its velocity.
    /// - Source: docs/Physics.md, "Rows moved by a drag gesture" (grade C).
    public var predictedEndLocation: CGPoint {
      let ahead = DragGestureStyle.predictionTime / 1000
      return CGPoint(x: location.x + ahead * velocity.width, y: location.y + ahead * velocity.height)
    }

    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The distance that the finger moves before the gesture begins, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  /// Sets gesture states back to their initial values.
  var resets: [() -> Void] = []

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  public var _drag: DragGesture { self }
}

extension Gesture where Value == DragGesture.Value {
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
    changed(_drag) { $0.changed.append(action) }
  }
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { changed(_drag) { $0.ended.append(action) } }

  public func updating<Held>(
    _ state: GestureState<Held>, body: @escaping (Value, inout Held, inout Transaction) -> Void
  ) -> DragGesture {
    changed(_drag) {
      $0.changed.append { value in state.update { body(value, &$0, &$1) } }
      $0.resets.append(state.reset)
    }
  }
}

/// The coordinates in which a gesture and a view tell places.
public enum CoordinateSpace: Hashable, @unchecked Sendable { case local, global, named(AnyHashable) }

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let (gesture, subviews) = (GestureMask(rawValue: 1), GestureMask(rawValue: 2))
  public static let all: GestureMask = [.gesture, .subviews]
}

/// How a view's gesture competes with those of the views in it and around it.
enum GesturePriority {
  /// After those of the views in it.
  case inner
  /// Before those of the views in it.
  case high
  /// Beside all others.
  case simultaneous
}

extension View {
  nonisolated public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    attached(gesture._drag, .inner, mask.contains(.gesture))
  }
  nonisolated public func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    attached(gesture._drag, .inner, isEnabled)
  }
  nonisolated public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View
  {
    attached(gesture._drag, .high, mask.contains(.gesture))
  }
  nonisolated public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View
  {
    attached(gesture._drag, .simultaneous, mask.contains(.gesture))
  }
  nonisolated public func contentShape(_ shape: some Shape) -> some View { self }
  nonisolated public func coordinateSpace(name: some Hashable) -> some View { self }

  nonisolated private func attached(_ drag: DragGesture, _ priority: GesturePriority, _ isEnabled: Bool) -> some View {
    with(isEnabled ? .gesture(drag, priority) : .none)
  }
}
