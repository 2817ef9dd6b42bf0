#if !hasFeature(Embedded)
  /// The difference between the content offset and what the screen shows while animations of an app run.
  ///
  /// UIKit animates a content offset additively: clients read the new offset at once, and each animation adds what is left
  /// of its own distance to what is shown.
  ///
  ///     shown(t) = contentOffset(t) + Σ distanceᵢ · (1 − progressᵢ(t))
  /// - Source: docs/Physics.md, "Animated offsets of an app".
  struct Presentation {
    /// An animation of a content offset.
    struct Change {
      /// The number that the client gave it; changes of one animation share it.
      var animation: Int
      /// The distance from the new offset to the one before, in points.
      var distance: Vector2D
      var timing: AnimationTiming
      /// The time at which it begins to move, in ms.
      var start: Double
      /// The distance that a paused animation shows; nil if it runs.
      var pausedDistance: Vector2D?

      var end: Double { start + timing.duration }

      func distance(at time: Double) -> Vector2D {
        if let pausedDistance { return pausedDistance }
        return remaining(at: time).distance
      }

      func velocity(at time: Double) -> Vector2D {
        pausedDistance != nil || time < start ? .zero : remaining(at: time).velocity
      }

      private func remaining(at time: Double) -> (distance: Vector2D, velocity: Vector2D) {
        var (left, velocity) = (Vector2D.zero, Vector2D.zero)
        for axis in ScrollAxis.allCases where distance[axis] != 0 {
          let now = timing.remaining(distance[axis], along: axis, at: max(0, time - start))
          (left[axis], velocity[axis]) = (now.distance, now.velocity)
        }
        return (left, velocity)
      }
    }

    private(set) var changes: [Change] = []
    /// Whether what is shown is the content offset.
    var isEmpty: Bool { changes.isEmpty }
    /// Whether a change moves, now or after its delay.
    private(set) var isMoving = false
    /// The time from which its frames are counted, in ms.
    private(set) var start = 0.0
    /// The end of the last change that has ended, in ms.
    private(set) var lastEnd = -Double.infinity

    /// Returns what is shown instead of a content offset.
    func shown(_ offset: Vector2D, at time: Double) -> Vector2D {
      changes.reduce(offset) { $0 + $1.distance(at: time) }
    }

    func velocity(at time: Double) -> Vector2D { changes.reduce(.zero) { $0 + $1.velocity(at: time) } }

    /// Adds a change that is made at a time.
    mutating func add(_ change: Change, at time: Double) {
      if !isMoving { start = time }
      changes.append(change)
      isMoving = true
    }

    /// Removes the changes that have ended by a time.
    mutating func removeEnded(by time: Double) {
      for change in changes where change.pausedDistance == nil && change.end <= time {
        lastEnd = max(lastEnd, change.end)
      }
      changes.removeAll { $0.pausedDistance == nil && $0.end <= time }
      update()
    }

    /// Removes the changes of an animation, or all, and returns what they showed at a time.
    mutating func remove(_ animation: Int?, at time: Double) -> Vector2D {
      let removed = changes.filter { animation == nil || $0.animation == animation }
      changes.removeAll { animation == nil || $0.animation == animation }
      update()
      return removed.reduce(.zero) { $0 + $1.distance(at: time) }
    }

    /// Pauses the changes of an animation where they are, or at a share of their distance.
    mutating func pause(_ animation: Int, leaving share: Double?, at time: Double) {
      for index in changes.indices where changes[index].animation == animation {
        changes[index].pausedDistance = share.map { changes[index].distance * $0 } ?? changes[index].distance(at: time)
      }
      update()
    }

    /// Continues a paused animation from where it is, with another timing.
    mutating func resume(_ animation: Int, timing: AnimationTiming, at time: Double) {
      if !isMoving { start = time }
      for index in changes.indices where changes[index].animation == animation {
        guard let left = changes[index].pausedDistance else { continue }
        changes[index] = Change(animation: animation, distance: left, timing: timing, start: time)
      }
      update()
    }

    private mutating func update() { isMoving = changes.contains { $0.pausedDistance == nil } }
  }
#else
  /// Embedded Swift has no UIKit, so no app animates a content offset, and what is shown is the content offset.
  struct Presentation {
    var isEmpty: Bool { true }
    var isMoving: Bool { false }
    var start: Double { 0 }
    var lastEnd: Double { -.infinity }

    func shown(_ offset: Vector2D, at time: Double) -> Vector2D { offset }

    func velocity(at time: Double) -> Vector2D { .zero }

    mutating func removeEnded(by time: Double) {}
  }
#endif
