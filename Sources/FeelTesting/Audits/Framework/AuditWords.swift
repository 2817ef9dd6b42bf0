import ScrollPhysics

/// The phrases with which counter-examples describe where a view came to rest.
enum AuditWords {
  /// `lands on item 5 at 1450`.
  static func lands(_ landing: AuditLanding, _ row: AuditRow) -> String { "lands \(place(landing, row))" }

  /// `on item 5 at 1450`, or `beside item 5, at 1440` off the snap points; `at 1440` if the item is not known.
  static func place(_ landing: AuditLanding, _ row: AuditRow) -> String {
    let offset = AuditNumber.text(landing.rest[row.axis])
    guard let item = landing.item else { return "at \(offset)" }
    return row.isSnapPoint(landing.rest) ? "on item \(item) at \(offset)" : "beside item \(item), at \(offset)"
  }

  /// The same for the content offset of a view at rest.
  static func place(_ offset: Vector2D, _ row: AuditRow) -> String {
    place(AuditLanding(at: offset, item: row.items.item(at: offset)), row)
  }
}
