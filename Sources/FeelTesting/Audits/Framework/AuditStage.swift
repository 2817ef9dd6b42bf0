import ScrollPhysics

/// What one thread of an audit works with: the subject's view, and those of its variants as they are asked for.
final class AuditStage {
  let subject: any AuditSubject
  let parameters: AuditParameters
  /// The view as it is.
  let row: AuditRow
  private var varied: [[SubjectVariant]: Result<AuditVariant, VariantError>] = [:]

  init(_ subject: any AuditSubject, _ parameters: AuditParameters) {
    self.subject = subject
    self.parameters = parameters
    row = AuditRow(subject)
  }

  /// The limit that audits hold flicks to.
  var limit: Int? { parameters.limit ?? row.declared.maximumItemsPerFlick }

  /// Whether the limit brings a finger back that has dragged beyond it.
  var limitsDrags: Bool { parameters.limit != nil || row.declared.limitsDrags }

  /// The speed above which audits take a release for a flick, in pt/ms.
  var flickVelocity: Double { row.declared.minimumFlickVelocity ?? parameters.flickVelocity }

  /// The view of some variants.
  func row(_ variants: [SubjectVariant]) throws(VariantError) -> AuditRow {
    if variants.isEmpty { return row }
    return try variant(variants).row
  }

  /// The subject with some variants, and its view.
  func variant(_ variants: [SubjectVariant]) throws(VariantError) -> AuditVariant {
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
    _ subject: some AuditSubject, _ variant: SubjectVariant
  ) throws(VariantError) -> any AuditSubject { try subject.variant(variant) }
}

/// A varied subject and its view.
struct AuditVariant {
  let subject: any AuditSubject
  let row: AuditRow
}
