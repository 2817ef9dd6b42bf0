/// The contacts of a touch screen, updated report by report.
struct TouchContacts {
  private struct Contact {
    /// The number of the finger, counted from the first; nil for none.
    var finger: Int?
    var x: Int?
    var y: Int?
    /// Whether the contact's beginning has been passed on.
    var isShown = false
  }

  /// The number of touches that reported no location, or were down before the recording began.
  private(set) var unknown = 0
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
  private var strays: Set<Int> = []
  private var silent = 0

  // Protocol A: the contacts of the previous and of the current report.
  private var before: [AnonymousContact] = []
  private var contacts: [AnonymousContact] = []
  private var next: (x: Int?, y: Int?, id: Int?) = (nil, nil, nil)
  private var listsContacts = false
  private var isLifted = false

  /// - Parameter location: Converts units of the touch screen to points.
  init(location: @escaping (Int, Int) -> Vector2D) { self.location = location }

  mutating func take(_ event: GeteventEvent, into collector: inout TouchCollector) throws(DocumentError) {
    switch (event.type, event.code) {
    case (GeteventCode.absolute, GeteventCode.slot): slot = event.value
    case (GeteventCode.absolute, GeteventCode.trackingID): identify(event.value)
    case (GeteventCode.absolute, GeteventCode.x):
      next.x = event.value
      changeSlot { $0.x = event.value }
    case (GeteventCode.absolute, GeteventCode.y):
      next.y = event.value
      changeSlot { $0.y = event.value }
    case (GeteventCode.key, GeteventCode.touch): if event.value == 0 { isLifted = true }
    case (GeteventCode.synchronize, GeteventCode.contact):
      listsContacts = true
      // More contacts than fingers on a hand are noise.
      if let x = next.x, let y = next.y, contacts.count < 32 {
        contacts.append(AnonymousContact(x: x, y: y, id: next.id))
      }
      next = (nil, nil, nil)
    case (GeteventCode.synchronize, GeteventCode.dropped): dropped += 1
    case (GeteventCode.synchronize, GeteventCode.report): try report(event, into: &collector)
    default: break
    }
  }

  private mutating func identify(_ id: Int) {
    next.id = id
    if let finger = slots[slot]?.finger {
      // A touch that reported no location was not passed on.
      if slots[slot]?.isShown == true { lifted.append(finger) } else { silent += 1 }
    }
    slots[slot, default: Contact()].finger = nil
    slots[slot]?.isShown = false
    strays.remove(slot)
    if id < 0 { return }
    fingers += 1
    slots[slot]?.finger = fingers
    changed.append(slot)
  }

  private mutating func changeSlot(_ change: (inout Contact) -> Void) {
    change(&slots[slot, default: Contact()])
    changed.append(slot)
  }

  private mutating func report(_ event: GeteventEvent, into collector: inout TouchCollector) throws(DocumentError) {
    defer {
      changed.removeAll(keepingCapacity: true)
      lifted.removeAll(keepingCapacity: true)
      contacts.removeAll(keepingCapacity: true)
      next = (nil, nil, nil)
      (listsContacts, isLifted, silent) = (false, false, 0)
    }
    if listsContacts || !before.isEmpty {
      slots.removeAll(keepingCapacity: true)
      if listsContacts || isLifted { try reportContacts(event, into: &collector) }
      return
    }
    unknown += silent
    for finger in lifted { try add(finger, collector.location(of: finger) ?? .zero, .ended, event, to: &collector) }
    var isDone: Set<Int> = []
    for index in changed where isDone.insert(index).inserted {
      guard let contact = slots[index] else { continue }
      guard let finger = contact.finger else {
        // A location without a tracking id belongs to a finger that was down before the recording.
        if strays.insert(index).inserted { unknown += 1 }
        continue
      }
      guard let x = contact.x, let y = contact.y else { continue }
      try add(finger, location(x, y), contact.isShown ? .moved : .began, event, to: &collector)
      slots[index]?.isShown = true
    }
  }

  /// Protocol A: matches all contacts to fingers, because the kernel identifies them only by an optional tracking id.
  private mutating func reportContacts(
    _ event: GeteventEvent, into collector: inout TouchCollector
  ) throws(DocumentError) {
    let known = AnonymousContact.matched(contacts, to: before, fingers: &fingers)
    for old in before where !known.contains(where: { $0.finger == old.finger }) {
      try add(old.finger, collector.location(of: old.finger) ?? .zero, .ended, event, to: &collector)
    }
    for contact in known {
      let isNew = !before.contains { $0.finger == contact.finger }
      try add(contact.finger, location(contact.x, contact.y), isNew ? .began : .moved, event, to: &collector)
    }
    before = known
  }

  /// Adds a sample to the collector; times count from the first touch.
  private mutating func add(
    _ finger: Int, _ location: Vector2D, _ phase: TouchSample.Phase, _ event: GeteventEvent,
    to collector: inout TouchCollector
  ) throws(DocumentError) {
    let first = start ?? event.time
    start = first
    let sample = TouchSample(time: Double(event.time - first) / 1000, location: location, phase: phase)
    try collector.add(finger, sample, at: "line \(event.line)")
  }
}
