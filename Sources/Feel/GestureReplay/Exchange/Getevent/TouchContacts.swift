/// The contacts of a touch screen, each in a slot that keeps its values, updated report by report.
struct TouchContacts {
  private struct Contact {
    /// The number of the finger; nil for none.
    var finger: Int?
    var x: Int?
    var y: Int?
  }

  /// Whether a touch reported no location, or was down before the recording began.
  private(set) var hasUnknown = false
  /// The number of times that the device dropped events.
  private(set) var dropped = 0
  private let location: (Int, Int) -> Vector2D
  private var fingers = 0
  private var start: Int?
  private var slots: [Int: Contact] = [:]
  private var slot = 0
  // The slots that the current report changes, and the fingers that it lifts.
  private var changed: [Int] = []
  private var lifted: [Int] = []

  /// - Parameter location: Converts units of the touch screen to points.
  init(location: @escaping (Int, Int) -> Vector2D) { self.location = location }

  mutating func take(_ event: GeteventLog.Event, into collector: inout TouchCollector) throws(DocumentError) {
    switch event.code {
    case .slot: slot = event.value
    case .trackingID:
      if let finger = slots[slot]?.finger { lifted.append(finger) }
      fingers += 1
      slots[slot, default: Contact()].finger = event.value < 0 ? nil : fingers
      if event.value >= 0 { changed.append(slot) }
    case .x, .y:
      let coordinate: WritableKeyPath<Contact, Int?> = event.code == .x ? \.x : \.y
      slots[slot, default: Contact()][keyPath: coordinate] = event.value
      changed.append(slot)
    case .contact:
      throw DocumentError(
        "line \(event.line): lists contacts (SYN_MT_REPORT), as devices without slots do; only slots can be read")
    case .dropped: dropped += 1
    case .report: try report(event, into: &collector)
    case nil: break
    }
  }

  private mutating func report(_ event: GeteventLog.Event, into collector: inout TouchCollector) throws(DocumentError) {
    defer { (changed, lifted) = ([], []) }
    var isDone: Set<Int> = []
    let contacts = changed.compactMap { isDone.insert($0).inserted ? slots[$0] : nil }
    // A location without a tracking id belongs to a finger that was down before the recording.
    hasUnknown =
      hasUnknown || contacts.contains { $0.finger == nil } || lifted.contains { collector.location(of: $0) == nil }
    /// Times count from the first touch.
    func add(_ finger: Int, _ location: Vector2D, _ phase: TouchSample.Phase) throws(DocumentError) {
      let first = start ?? event.time
      start = first
      let sample = TouchSample(time: Double(event.time - first) / 1000, location: location, phase: phase)
      try collector.add(finger, sample, at: "line \(event.line)")
    }
    for finger in lifted {
      if let last = collector.location(of: finger) { try add(finger, last, .ended) }
    }
    for contact in contacts {
      guard let finger = contact.finger, let x = contact.x, let y = contact.y else { continue }
      try add(finger, location(x, y), collector.location(of: finger) == nil ? .began : .moved)
    }
  }
}
