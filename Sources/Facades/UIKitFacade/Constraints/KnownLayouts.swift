/// The layouts that were computed last, by their signature.
///
/// Audits make the same view for each of thousands of gestures, with the same constraints each time.
@MainActor
enum KnownLayouts {
  /// The values of a view's variables; nil for those that its layout does not have.
  struct Values {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    var contentWidth: Double?
    var contentHeight: Double?
  }

  private static var known: [[UInt64]: [Values]] = [:]
  private static let most = 32

  /// Returns the values of each view, or nil if the layout is not known.
  static func values(of signature: ConstraintSignature) -> [Values]? { known[signature.words] }

  static func note(_ values: [Values], of signature: ConstraintSignature) {
    if known.count >= most { known = [:] }
    known[signature.words] = values
  }
}
