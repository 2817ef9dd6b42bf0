import ScrollPhysics

/// The phrases with which counter-examples describe where a view came to rest.
enum AuditWords {
  /// `lands on item 5 at 1450`.
  static func lands(_ landing: AuditLanding, _ row: AuditedView) -> String { "lands \(rest(landing, row))" }

  /// `on item 5 at 1450`, or `beside item 5, at 1440` off the snap points; `at 1440` if the item is not known.
  static func rest(_ landing: AuditLanding, _ row: AuditedView) -> String {
    let offset = AuditNumber.text(landing.rest[row.axis])
    guard let item = landing.item else { return "at \(offset)" }
    return row.isSnapPoint(landing.rest) ? "on item \(item) at \(offset)" : "beside item \(item), at \(offset)"
  }

  static func rest(_ offset: Vector2D, _ row: AuditedView) -> String {
    rest(AuditLanding(at: offset, item: row.items.item(at: offset)), row)
  }
}
