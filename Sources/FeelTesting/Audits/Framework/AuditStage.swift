import ScrollPhysics

/// What one thread of an audit works with: the view under test, and its variants, created as they are needed.
final class AuditStage {
  let subject: any AuditableView
  let parameters: AuditParameters
  /// The view without variants.
  let row: AuditRow
  private var varied: [[ViewVariant]: Result<AuditVariant, VariantError>] = [:]

  init(_ subject: any AuditableView, _ parameters: AuditParameters) {
    self.subject = subject
    self.parameters = parameters
    row = AuditRow(subject)
  }

  /// The most items that audits allow a flick to move.
  var limit: Int? { parameters.limit ?? row.declared.maximumItemsPerFlick }

  /// Whether the limit also applies to a finger that has dragged beyond it.
  var limitsDrags: Bool { parameters.limit != nil || row.declared.limitsDrags }

  /// The speed above which audits treat a release as a flick, in pt/ms.
  var flickVelocity: Double { row.declared.minimumFlickVelocity ?? parameters.flickVelocity }

  /// Returns the view with some variants applied.
  func row(_ variants: [ViewVariant]) throws(VariantError) -> AuditRow {
    if variants.isEmpty { return row }
    return try variant(variants).row
  }

  /// Returns the view under test with some variants applied, together with its row.
  func variant(_ variants: [ViewVariant]) throws(VariantError) -> AuditVariant {
    if let known = varied[variants] { return try known.get() }
    let made: Result<AuditVariant, VariantError>
    do throws(VariantError) {
      var other = subject
      for variant in variants { other = try Self.vary(other, variant) }
      made = .success(AuditVariant(subject: other, row: AuditRow(other)))
    } catch {
      made = .failure(error)
    }
    varied[variants] = made
    return try made.get()
  }

  private static func vary(
    _ subject: some AuditableView, _ variant: ViewVariant
  ) throws(VariantError) -> any AuditableView { try subject.variant(variant) }
}

/// A variant of the view under test, and its row.
struct AuditVariant {
  let subject: any AuditableView
  let row: AuditRow
}
