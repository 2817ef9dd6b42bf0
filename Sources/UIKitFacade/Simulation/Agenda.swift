/// The closures that are scheduled on a scroll view's virtual time, in ms.
@MainActor
struct Agenda {
  /// One scheduled closure.
  struct Entry {
    var time: Double
    /// Whether the closure waits for the finger to lift.
    var waitsForTouches: Bool
    var body: @MainActor () -> Void
  }

  private var entries: [Entry] = []

  /// Creates an empty agenda.
  nonisolated init() {}

  /// Returns the time of the first closure that can run now, or nil if there is none.
  func nextTime(isTracking: Bool) -> Double? { entries.last { !isTracking || !$0.waitsForTouches }?.time }

  /// Adds a closure after those that are due at the same time.
  mutating func add(_ entry: Entry) {
    let place = entries.firstIndex { $0.time <= entry.time } ?? entries.count
    entries.insert(entry, at: place)
  }

  /// Adds the closures of another agenda, after those that are due at the same times.
  mutating func add(contentsOf other: Agenda) {
    for entry in other.entries.reversed() { add(entry) }
  }

  /// Removes and returns the first closure that can run now.
  mutating func takeFirst(isTracking: Bool) -> (@MainActor () -> Void)? {
    entries.lastIndex { !isTracking || !$0.waitsForTouches }.map { entries.remove(at: $0).body }
  }
}
