/// The difference between the content offset and what the screen shows while animations of an app run.
///
/// UIKit animates a content offset additively: clients read the new offset at once, and each animation adds what is left
/// of its own distance to what is shown.
///
///     shown(t) = contentOffset(t) + Σ distanceᵢ · (1 − progressᵢ(t))
/// - Source: docs/Physics.md, "Animated offsets of an app".
struct Presentation {
  private(set) var changes: [PresentedChange] = []
  /// Whether what is shown is the content offset.
  var isEmpty: Bool { changes.isEmpty }
  /// The end of the first of the changes that run or are delayed, in ms; infinite without any.
  private var firstEnd = Double.infinity
  /// Whether an animation is running or delayed.
  var isMoving: Bool { firstEnd < .infinity }
  /// The time from which its frames are counted, in ms.
  private(set) var start = 0.0
  /// The end of the last change that has ended, in ms.
  private(set) var lastEnd = -Double.infinity

  /// Returns what is shown instead of a content offset, and the velocity of the animations, or of one.
  func shown(_ offset: Vector2D, of animation: Int? = nil, at time: Double) -> (offset: Vector2D, velocity: Vector2D) {
    var shown = (offset: offset, velocity: Vector2D.zero)
    // By index, because a change is large and would be copied.
    for index in changes.indices where animation == nil || changes[index].animation == animation {
      let (distance, velocity) = changes[index].values(at: time)
      shown = (shown.offset + distance, shown.velocity + velocity)
    }
    return shown
  }

  /// Returns the velocity of an animation, or of all, in pt/ms.
  func velocity(of animation: Int? = nil, at time: Double) -> Vector2D {
    shown(.zero, of: animation, at: time).velocity
  }

  mutating func add(_ change: PresentedChange, at time: Double) {
    if !isMoving { start = time }
    changes.append(change)
    update()
  }

  /// Ends the changes whose time is over at a time; a change that holds its end stays, paused.
  /// - Returns: What the removed changes show, by which the content offset must move so that the screen stays.
  mutating func removeEnded(by time: Double) -> Vector2D {
    if time < firstEnd { return .zero }
    var shown = Vector2D.zero
    for index in changes.indices where changes[index].isOver(at: time) {
      lastEnd = max(lastEnd, changes[index].end)
      if changes[index].holdsEnd { changes[index].pause() } else { shown = shown + changes[index].goal }
    }
    changes.removeAll { $0.isOver(at: time) }
    update()
    return shown
  }

  /// Removes the changes of an animation, or all, and returns what they showed at a time.
  mutating func remove(_ animation: Int?, at time: Double) -> Vector2D {
    let removed = changes.filter { animation == nil || $0.animation == animation }
    changes.removeAll { animation == nil || $0.animation == animation }
    update()
    return removed.reduce(.zero) { $0 + $1.distance(at: time) }
  }

  mutating func pause(_ animation: Int, leaving share: Double?, at time: Double) {
    for index in changes.indices where changes[index].animation == animation {
      changes[index].pausedDistance = share.map { changes[index].distance * $0 } ?? changes[index].distance(at: time)
    }
    update()
  }

  /// Continues a paused animation from where it is, with another timing, to its end or back to its start.
  mutating func resume(_ animation: Int, timing: AnimationTiming, toStart: Bool, at time: Double) {
    if !isMoving { start = time }
    for index in changes.indices where changes[index].animation == animation {
      changes[index].resume(timing: timing, toStart: toStart, at: time)
    }
    update()
  }

  /// Sets whether an animation stays, paused, when its time is over.
  mutating func hold(_ animation: Int, _ holds: Bool) {
    for index in changes.indices where changes[index].animation == animation { changes[index].holds = holds }
  }

  private mutating func update() {
    firstEnd = changes.lazy.filter { $0.pausedDistance == nil }.map { $0.end }.min() ?? .infinity
  }
}
