/// The reason why an audit is not applicable to a view, and what would make it applicable.
struct NotApplicable: Error, Hashable {
  /// The reason, a sentence without its full stop.
  let reason: String
  /// What to add to the view under test; nil where the audit is about views of another kind.
  let remedy: String?

  init(_ reason: String, remedy: String? = nil) { (self.reason, self.remedy) = (reason, remedy) }

  static let noItems = NotApplicable("the view reports no items", remedy: declareItems)
  static let fewItems = NotApplicable("there are fewer than two items", remedy: declareItems)
  static let noLimit = NotApplicable(
    "the design declares no limit of items",
    remedy: "declare the limit, DeclaredFeel(maximumItemsPerFlick: 1), or set it, AuditParameters.limit")
  static let restsAnywhere = NotApplicable(
    "the design lets the view rest anywhere", remedy: "declare that releases rest on items, DeclaredFeel(snaps: true)")

  /// The view cannot be varied as the audit needs.
  static func fixed(_ error: VariantError) -> NotApplicable {
    NotApplicable(
      error.description,
      remedy: "create the ViewUnderTest from a configuration, or implement variant(_:) of AuditableView")
  }

  private static let declareItems =
    "pass the items' content offsets to the ViewUnderTest, items: { ItemList(offsets, in: $0) }"
}
