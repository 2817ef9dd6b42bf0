import ScrollPhysics

/// What one thread of an audit works with: the view under test, and its variants, created as they are needed.
final class AuditContext {
  let subject: any AuditableView
  let parameters: AuditParameters
  let row: AuditedView
  private var varied: [[ViewVariant]: Result<AuditVariant, VariantError>] = [:]

  init(_ subject: any AuditableView, _ parameters: AuditParameters) {
    self.subject = subject
    self.parameters = parameters
    row = AuditedView(subject)
  }

  var limit: Int? { parameters.limit ?? row.declared.maximumItemsPerFlick }

  /// Whether the limit also applies to a finger that has dragged beyond it.
  var limitsDrags: Bool { parameters.limit != nil || row.declared.limitsDrags }

  /// The speed above which audits treat a release as a flick, in pt/ms.
  var flickVelocity: Double { row.declared.minimumFlickVelocity ?? parameters.flickVelocity }

  func row(_ variants: [ViewVariant]) throws(VariantError) -> AuditedView {
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
      made = .success(AuditVariant(subject: other, row: AuditedView(other)))
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
  let row: AuditedView
}
