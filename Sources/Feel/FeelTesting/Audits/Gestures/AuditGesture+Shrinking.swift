import ScrollPhysics

extension AuditGesture {
  /// Returns the simplest gesture that still shows the fault.
  ///
  /// The search is greedy and in a fixed order: it tries no variant, no sequel, a round velocity, a short drag and an
  /// early start item.
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

  private mutating func take(_ other: AuditGesture, _ shows: (AuditGesture) -> Bool) -> Bool {
    if other == self || !shows(other) { return false }
    self = other
    return true
  }

  private mutating func shrinkSetup(_ shows: (AuditGesture) -> Bool) {
    for index in variants.indices.reversed() {
      var other = self
      other.variants.remove(at: index)
      _ = take(other, shows)
    }
    var other = self
    other.lastMovement = nil
    _ = take(other, shows)
    other = self
    switch sequel {
    case .rest, .resized, .held: return
    case .again(let count, let interval):
      for fewer in 1..<max(1, count) {
        other.sequel = .again(fewer, every: interval)
        if take(other, shows) { return }
      }
    case .caught(let delay):
      for round in [100, 50, 20, 10].map({ (delay / $0).rounded() * $0 }) where round > 0 {
        other.sequel = .caught(after: round)
        if take(other, shows) { return }
      }
    case .wait(let duration):
      for round in [1000, 500, 100].map({ (duration / $0).rounded(.down) * $0 }) where round > 0 {
        other.sequel = .wait(round)
        if take(other, shows) { return }
      }
    }
  }

  private static let plainSpeeds: [Double] = [
    0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0.4, 0.3, 0.25, 0.2, 0.1, 0.05, 0.01,
  ]

  private mutating func shrinkVelocity(_ shows: (AuditGesture) -> Bool) {
    if velocity == 0 { return }
    var other = self
    other.velocity = 0
    if take(other, shows) { return }
    let rank = Self.plainSpeeds.firstIndex(of: abs(velocity)) ?? Self.plainSpeeds.count
    for speed in Self.plainSpeeds[..<rank] {
      other.velocity = velocity < 0 ? -speed : speed
      if take(other, shows) { return }
    }
  }

  private mutating func shrinkDrag(_ shows: (AuditGesture) -> Bool) {
    if drag == 0 { return }
    var other = self
    other.drag = 0
    if take(other, shows) { return }
    let sign = drag < 0 ? -1.0 : 1.0
    // Searches between the longest drag known to show nothing and the shortest known to show the fault.
    var low = 0.0
    var step = 1.0
    while low + step < abs(drag) {
      other.drag = sign * (low + step)
      if take(other, shows) { break }
      low += step
      step *= 2
    }
    while abs(drag) - low > 1 {
      let middle = ((low + abs(drag)) / 2).rounded(.down)
      other.drag = sign * middle
      if middle <= low || !take(other, shows) { low = max(middle, low + 1) }
    }
  }

  private mutating func shrinkStart(_ items: [Int], _ shows: (AuditGesture) -> Bool) {
    guard let startItem else { return }
    for item in items where item < startItem {
      var other = self
      other.startItem = item
      if take(other, shows) { return }
    }
  }
}
