/// What one thread of an audit works with: the view under test, and its variants, created as they are needed.
final class AuditContext<Subject: AuditableView> {
  let subject: Subject
  let parameters: AuditParameters
  let row: AuditedView<Subject>
  /// The figures that the checks of the current audit have noted.
  var figures = AuditFigures()
  /// The items at which drags begin: all of a short row, or the ends and the middle of a longer one.
  private(set) lazy var startItems = findStartItems()
  var varied: [(variants: [ViewVariant], context: Result<AuditContext, VariantError>)] = []

  init(_ subject: Subject, _ parameters: AuditParameters) {
    (self.subject, self.parameters) = (subject, parameters)
    row = AuditedView(subject)
  }

  /// The limit of items, at most a million, which no row's flick reaches.
  var limit: Int? { (parameters.limit ?? row.declared.maximumItemsPerFlick).map { min(max(0, $0), 1_000_000) } }

  /// Whether the limit also applies to a finger that has dragged beyond it.
  var limitsDrags: Bool { parameters.limit != nil || row.declared.limitsDrags }

  /// The speed above which audits treat a release as a flick, in pt/ms.
  var flickVelocity: Double { row.declared.minimumFlickVelocity ?? parameters.flickVelocity }

  /// Returns a number as counter-examples have it.
  func text(_ number: Double) -> String { AuditNumber.text(number) }

  /// Makes views of another context's variants, with which they share the positions of the items.
  func shareVariants(of other: AuditContext) {
    if !varied.isEmpty { return }
    varied = other.varied.map { variants, context in (variants, context.map { AuditContext($0.subject, parameters) }) }
  }

  func row(_ variants: [ViewVariant]) throws(VariantError) -> AuditedView<Subject> { try variant(variants).row }

  func variant(_ variants: [ViewVariant]) throws(VariantError) -> AuditContext {
    if variants.isEmpty { return self }
    if let known = varied.first(where: { $0.variants == variants }) { return try known.context.get() }
    let made = Result { () throws(VariantError) in
      var other = subject
      for variant in variants { other = try other.variant(variant) }
      return AuditContext(other, parameters)
    }
    varied.append((variants, made))
    return try made.get()
  }
}
