/// What is to be done at which times, in ms.
@MainActor
struct Agenda {
  private var entries: [(time: Double, body: @MainActor () -> Void)] = []

  /// When the first is due.
  var nextTime: Double? { entries.last?.time }

  /// Adds something after what is due at the same time.
  mutating func add(_ body: @escaping @MainActor () -> Void, at time: Double) {
    let place = entries.firstIndex { $0.time <= time } ?? entries.count
    entries.insert((time, body), at: place)
  }

  /// Takes what is due first.
  mutating func takeFirst() -> (@MainActor () -> Void)? { entries.popLast()?.body }
}
