/// The closures that are scheduled on a scroll view's virtual time, in ms.
@MainActor struct Schedule {
  typealias Entry = (time: Double, waitsForTouches: Bool, body: @MainActor () -> Void)
  private var entries: [Entry] = []

  nonisolated init() {}
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the time of the first closure that can run now, or nil if there is none.
  func nextTime(isTracking: Bool) -> Double? { entries.last { !isTracking || !$0.waitsForTouches }?.time }

  /// Adds a closure after those that are due at the same time.
  mutating func add(_ entry: Entry) {
    let index = entries.firstIndex { $0.time <= entry.time } ?? entries.count
    entries.insert(entry, at: index)
  }

  /// Adds the closures of another schedule, after those that are due at the same times.
  mutating func add(contentsOf other: Schedule) { for entry in other.entries.reversed() { add(entry) } }

  mutating func takeFirst(isTracking: Bool) -> (@MainActor () -> Void)? {
    entries.lastIndex { !isTracking || !$0.waitsForTouches }.map { entries.remove(at: $0).body }
  }
}
