struct AnonymousContact {
  let x: Int
  let y: Int
  /// The tracking id, if the device reports one.
  let id: Int?
  /// The number of the finger, counted from the first.
  var finger = 0

  /// Assigns each old contact's finger to the nearest new contact with the same id; the remaining ones are new fingers.
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

  /// Returns the square of the distance, in units of the touch screen.
  private func distance(to other: AnonymousContact) -> Double {
    let (dx, dy) = (Double(x - other.x), Double(y - other.y))
    return dx * dx + dy * dy
  }
}
