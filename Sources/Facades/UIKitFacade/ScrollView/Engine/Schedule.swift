/// What is put off in the simulated time of a view, in ms.
@MainActor package struct Schedule {
  private var entries: [(time: Double, action: DelayedAction)] = []

  nonisolated package init() {}
  var isEmpty: Bool { entries.isEmpty }
  /// The shortest time after which something runs again, in ms; nil if nothing does.
  package var shortestInterval: Double? { entries.compactMap(\.action.interval).min() }

  /// Returns the time of the first action that can run now, or nil if there is none.
  package func nextTime(isTracking: Bool) -> Double? {
    entries.last { !isTracking || !$0.action.waitsForTouches }?.time
  }

  /// Adds an action after those that are due at the same time.
  package mutating func add(_ action: DelayedAction, at time: Double) {
    let index = entries.firstIndex { $0.time <= time } ?? entries.count
    entries.insert((time, action), at: index)
  }

  /// Adds the actions of another schedule, after those that are due at the same times.
  mutating func add(contentsOf other: Schedule) {
    for entry in other.entries.reversed() { add(entry.action, at: entry.time) }
  }

  package mutating func takeFirst(isTracking: Bool) -> (@MainActor () -> Bool)? {
    guard let index = entries.lastIndex(where: { !isTracking || !$0.action.waitsForTouches }) else { return nil }
    let (time, action) = entries.remove(at: index)
    return { action.run(time) }
  }
}
