/// A contact of a report that lists all there are.
struct AnonymousContact {
  var x: Int?
  var y: Int?
  /// The tracking id, where the device has one.
  var id: Int?
  /// Which finger it is, counted from the first.
  var finger = 0

  /// The contacts with their fingers: those of the same id, else the nearest of the report before; others are new.
  static func matched(
    _ contacts: [AnonymousContact], to before: [AnonymousContact], fingers: inout Int
  ) -> [AnonymousContact] {
    var contacts = contacts
    var free = Array(contacts.indices)
    for old in before {
      let nearest = free.filter { contacts[$0].id == old.id }.min {
        contacts[$0].distance(to: old) < contacts[$1].distance(to: old)
      }
      guard let nearest else { continue }
      contacts[nearest].finger = old.finger
      free.removeAll { $0 == nearest }
    }
    for index in free {
      fingers += 1
      contacts[index].finger = fingers
    }
    return contacts
  }

  /// The square of the distance in the screen's units.
  private func distance(to other: AnonymousContact) -> Double {
    let dx = Double((x ?? 0) - (other.x ?? 0))
    let dy = Double((y ?? 0) - (other.y ?? 0))
    return dx * dx + dy * dy
  }
}
