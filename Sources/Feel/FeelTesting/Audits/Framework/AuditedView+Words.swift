/// The phrases with which counter-examples describe where a view came to rest.
extension AuditedView {
  /// `lands on item 5 at 1450`.
  func lands(_ landing: AuditLanding) -> String { "lands \(rest(landing))" }

  /// `on item 5 at 1450`, or `beside item 5, at 1440` off the snap points; `at 1440` if the item is not known.
  func rest(_ landing: AuditLanding) -> String {
    let offset = AuditNumber.text(landing.rest[axis])
    guard let item = landing.item else { return "at \(offset)" }
    return isSnapPoint(landing.rest) ? "on item \(item) at \(offset)" : "beside item \(item), at \(offset)"
  }

  func rest(_ offset: Vector2D) -> String { rest(AuditLanding(at: offset, item: items.item(at: offset))) }
}
