extension AuditGesture {
  /// Returns the simplest gesture that still shows the fault: without variants and a sequel, with a round velocity, a
  /// short drag and an early start item, tried in this order.
  func shrunk(_ startItems: [Int], _ shows: (AuditGesture) -> Bool) -> AuditGesture {
    var gesture = self
    // Each round makes the gesture simpler; a few rounds are enough.
    for _ in 0..<4 {
      let before = gesture
      gesture.shrinkSetup(shows)
      gesture.shrinkVelocity(shows)
      gesture.shrinkDrag(shows)
      gesture.shrinkStart(startItems, shows)
      if gesture == before { break }
    }
    return gesture
  }

  /// Changes the gesture, unless nothing changes or the changed one no longer shows the fault.
  @discardableResult
  private mutating func take(_ shows: (AuditGesture) -> Bool, _ change: (inout AuditGesture) -> Void) -> Bool {
    var other = self
    change(&other)
    if other == self || !shows(other) { return false }
    self = other
    return true
  }

  private mutating func shrinkSetup(_ shows: (AuditGesture) -> Bool) {
    for index in variants.indices.reversed() { take(shows) { $0.variants.remove(at: index) } }
    take(shows) { $0.lastMovement = nil }
    func round(_ delay: Double) -> [Double] { [100, 50, 20, 10].map { (delay / $0).rounded() * $0 }.filter { $0 > 0 } }
    let simpler: [FollowUpGesture] =
      switch sequel {
      case .rest, .resized, .held, .again: []
      case .caught(let delay): round(delay).map { .caught(after: $0) }
      case .dragged(let distance, let delay, let isCancelled):
        round(delay).map { .dragged(by: distance, after: $0, isCancelled: isCancelled) }
      case .wait(let duration):
        [1000, 500, 100].map { (duration / $0).rounded(.down) * $0 }.filter { $0 > 0 }.map { .wait($0) }
      }
    for sequel in simpler where take(shows, { $0.sequel = sequel }) { return }
    shrinkRepetitions(shows)
  }

  /// Tries few repetitions one by one, and halves many, because a run is as long as their number.
  private mutating func shrinkRepetitions(_ shows: (AuditGesture) -> Bool) {
    guard case .again(var count, let interval) = sequel else { return }
    var low = 0
    while count - low > 1 {
      let middle = count - low > 32 ? (low + count) / 2 : low + 1
      if take(shows, { $0.sequel = .again(middle, every: interval) }) { count = middle } else { low = middle }
    }
  }

  private static let plainSpeeds: [Double] = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0.4, 0.3, 0.25, 0.2, 0.1, 0.05, 0.01]

  private mutating func shrinkVelocity(_ shows: (AuditGesture) -> Bool) {
    if velocity == 0 || take(shows, { $0.velocity = 0 }) { return }
    let rank = Self.plainSpeeds.firstIndex(of: abs(velocity)) ?? Self.plainSpeeds.count
    for speed in Self.plainSpeeds[..<rank] where take(shows, { $0.velocity = $0.velocity < 0 ? -speed : speed }) {
      return
    }
  }

  private mutating func shrinkDrag(_ shows: (AuditGesture) -> Bool) {
    if drag == 0 || take(shows, { $0.drag = 0 }) { return }
    let sign = drag < 0 ? -1.0 : 1.0
    // Searches between the longest drag known to show nothing and the shortest known to show the fault.
    var low = 0.0
    var step = 1.0
    while low + step < abs(drag) {
      if take(shows, { $0.drag = sign * (low + step) }) { break }
      low += step
      step *= 2
    }
    while abs(drag) - low > 1 {
      let middle = ((low + abs(drag)) / 2).rounded(.down)
      if middle <= low || !take(shows, { $0.drag = sign * middle }) { low = max(middle, low + 1) }
    }
  }

  private mutating func shrinkStart(_ items: [Int], _ shows: (AuditGesture) -> Bool) {
    guard let startItem else { return }
    for item in items where item < startItem && take(shows, { $0.startItem = item }) { return }
  }
}
