/// What is to be done at which times, in ms.
@MainActor
struct Agenda {
  /// Something to do.
  struct Entry {
    var time: Double
    /// Whether it waits for the finger to lift.
    var waitsForTouches: Bool
    var body: @MainActor () -> Void
  }

  private var entries: [Entry] = []

  /// Creates one with nothing to do.
  nonisolated init() {}

  /// When the first is due that can be done; nil where there is none.
  func nextTime(isTracking: Bool) -> Double? { entries.last { !isTracking || !$0.waitsForTouches }?.time }

  /// Adds something after what is due at the same time.
  mutating func add(_ entry: Entry) {
    let place = entries.firstIndex { $0.time <= entry.time } ?? entries.count
    entries.insert(entry, at: place)
  }

  /// Adds everything of another agenda, after what is due at the same times.
  mutating func add(contentsOf other: Agenda) {
    for entry in other.entries.reversed() { add(entry) }
  }

  /// Takes what is due first and can be done.
  mutating func takeFirst(isTracking: Bool) -> (@MainActor () -> Void)? {
    entries.lastIndex { !isTracking || !$0.waitsForTouches }.map { entries.remove(at: $0).body }
  }
}
