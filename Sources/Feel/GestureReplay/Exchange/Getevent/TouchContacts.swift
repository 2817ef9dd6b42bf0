/// The contacts of a touch screen, updated report by report.
struct TouchContacts {
  private struct Contact {
    /// The tracking id, if the device reports one.
    var id: Int?
    /// The number of the finger; nil for none.
    var finger: Int?
    var x: Int?
    var y: Int?

    /// Returns the square of the distance, in units of the touch screen.
    func distance(to other: Contact) -> Double {
      let (dx, dy) = (Double((x ?? 0) - (other.x ?? 0)), Double((y ?? 0) - (other.y ?? 0)))
      return dx * dx + dy * dy
    }
  }

  /// Whether a touch reported no location, or was down before the recording began.
  private(set) var hasUnknown = false
  /// The number of times that the device dropped events.
  private(set) var dropped = 0
  private let location: (Int, Int) -> Vector2D
  private var fingers = 0
  private var start: Int?

  // Protocol B: the contact in each slot, and the slots that the current report changes.
  private var slots: [Int: Contact] = [:]
  private var slot = 0
  private var changed: [Int] = []
  private var lifted: [Int] = []

  // Protocol A: the contacts of the previous and of the current report, which is nil if it lists none.
  private var before: [Contact] = []
  private var listed: [Contact]?
  private var next = Contact()
  private var isLifted = false

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
      next.id = event.value
    case .x, .y:
      let axis = event.code == .x ? \Contact.x : \Contact.y
      slots[slot, default: Contact()][keyPath: axis] = event.value
      changed.append(slot)
      next[keyPath: axis] = event.value
    case .touch: if event.value == 0 { isLifted = true }
    case .contact:
      // More contacts than fingers on a hand are noise.
      let isWhole = next.x != nil && next.y != nil && listed?.count ?? 0 < 32
      listed = (listed ?? []) + (isWhole ? [next] : [])
      next = Contact()
    case .dropped: dropped += 1
    case .report: try report(event, into: &collector)
    case nil: break
    }
  }

  private mutating func report(_ event: GeteventLog.Event, into collector: inout TouchCollector) throws(DocumentError) {
    defer { (changed, lifted, listed, next, isLifted) = ([], [], nil, Contact(), false) }
    let contacts: [Contact]
    if listed == nil && before.isEmpty {
      var isDone: Set<Int> = []
      contacts = changed.compactMap { isDone.insert($0).inserted ? slots[$0] : nil }
    } else {
      slots.removeAll(keepingCapacity: true)
      if listed == nil && !isLifted { return }
      contacts = matched(listed ?? [])
    }
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

  /// Protocol A: assigns each old contact's finger to the nearest new contact with the same id, which only some devices
  /// report; the remaining ones are new fingers.
  private mutating func matched(_ new: [Contact]) -> [Contact] {
    var contacts = new
    lifted = before.compactMap { old in
      let free = contacts.indices.filter { contacts[$0].finger == nil && contacts[$0].id == old.id }
      let nearest = free.min { contacts[$0].distance(to: old) < contacts[$1].distance(to: old) }
      guard let nearest else { return old.finger }
      contacts[nearest].finger = old.finger
      return nil
    }
    for index in contacts.indices where contacts[index].finger == nil {
      fingers += 1
      contacts[index].finger = fingers
    }
    before = contacts
    return contacts
  }
}
