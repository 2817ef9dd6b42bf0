import ScrollPhysics

/// How counter-examples tell where something landed.
enum AuditWords {
  /// `lands on item 5 at 1450`.
  static func lands(_ landing: Landing, _ row: AuditRow) -> String { "lands \(place(landing, row))" }

  /// `on item 5 at 1450`; `at 1450` off every item's place.
  static func place(_ landing: Landing, _ row: AuditRow) -> String {
    let offset = AuditNumber.text(landing.rest[row.axis])
    guard let item = landing.item else { return "at \(offset)" }
    return row.isSnapPoint(landing.rest) ? "on item \(item) at \(offset)" : "beside item \(item), at \(offset)"
  }

  /// A rest of a view.
  static func place(_ offset: Vector2D, _ row: AuditRow) -> String {
    var view = row.view
    return place(
      Landing(proposedTarget: offset, decidedTarget: offset, target: offset, rest: offset, item: view.item(at: offset)),
      row)
  }
}
