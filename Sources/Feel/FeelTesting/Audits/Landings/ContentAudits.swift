import ScrollPhysics

extension LandingAudits {
  /// Audits of content that is much shorter or much longer than the viewport.
  static let contents = [smallContent, trappedInLongItem]

  static let smallContent = Audit(
    "small-content", .misleading, "Content that fits into the viewport has one rest offset, the beginning of the range."
  ) { context in
    if context.row.loops { return .notApplicable("an endless row is never shorter than the viewport") }
    let variants = small(context)
    guard let variants else { return .notApplicable("not even one item fits into the viewport") }
    guard let row = try? context.row(variants) else { return .notApplicable("the view cannot be varied") }
    let items: [Int?] = row.count == 0 ? [nil] : Array(0..<min(row.count, 4))
    let gestures = items.flatMap { item in
      [0.0, 20, -20, 100, -100].flatMap { drag in
        [0, 0.5, -0.5, 3, -3].map { AuditGesture(startItem: item, drag: drag, velocity: $0, variants: variants) }
      }
    }
    let probe = AuditProbe(gestures: gestures) { gesture, context in
      guard let row = try? context.row(gesture.variants), row.maximum - row.minimum <= row.pixel / 2 else {
        return .notApplicable
      }
      let landing = row.landing(gesture)
      if abs(landing.rest[row.axis] - row.minimum) <= row.pixel / 2 { return .passes }
      return .fails(
        .leavesBeginning, "\(AuditWords.lands(landing, row)), not at the beginning, \(AuditNumber.text(row.minimum))")
    }
    return .probes([probe])
  }

  /// Returns the variants that make the content fit into the viewport: none, or fewer items; nil if no count fits.
  private static func small(_ context: AuditContext) -> [ViewVariant]? {
    if context.row.maximum <= context.row.minimum { return [] }
    for count in [2, 1] where context.row.count > count {
      if let row = try? context.row([.itemCount(count)]), row.maximum <= row.minimum { return [.itemCount(count)] }
    }
    return nil
  }

  static let trappedInLongItem = Audit(
    "trapped-in-long-item", .annoying, "An item longer than the viewport can be read from its beginning to its end."
  ) { context in
    guard context.row.count > 0 else { return .notApplicable(.noItems) }
    var gestures: [AuditGesture] = []
    for item in AuditSweep(context).startItems {
      guard let extent = context.subject.extents(ofItems: item..<item + 1)?.first else { continue }
      let length = extent.upperBound - extent.lowerBound
      let inset = context.row.configuration.geometry.contentInset
      let insets = inset.leading(context.row.axis) + inset.trailing(context.row.axis)
      let bounds = ((0.6 * length) + insets).rounded()
      let isLong = length > context.row.configuration.geometry.boundsSize[context.row.axis] - insets
      let variants: [ViewVariant] = isLong ? [] : [.boundsLength(bounds)]
      if bounds > 0, (try? context.row(variants)) != nil {
        gestures.append(AuditGesture(startItem: item, variants: variants))
      }
    }
    if gestures.isEmpty { return .notApplicable("the lengths of the items are not known") }
    return .probes([AuditProbe(gestures: gestures, mayThin: false, check: reading)])
  }

  @Sendable private static func reading(_ gesture: AuditGesture, _ context: AuditContext) -> AuditVerdict {
    let subject = gesture.variants.isEmpty ? context.subject : (try? context.variant(gesture.variants))?.subject
    guard let item = gesture.startItem, gesture.velocity == 0, let row = try? context.row(gesture.variants),
      let extent = subject?.extents(ofItems: item..<item + 1)?.first, let own = row.restOffset(of: item)
    else { return .notApplicable }
    let inset = row.configuration.geometry.contentInset
    let leading = inset.leading(row.axis)
    let viewport = row.configuration.geometry.boundsSize[row.axis] - leading - inset.trailing(row.axis)
    let length = extent.upperBound - extent.lowerBound
    if length <= viewport + 1 || viewport <= 0 { return .notApplicable }
    // Tries slow drags from the item's rest offset over its whole length, both ways, and notes what is visible at rest.
    let step = viewport / 8
    let count = (length / step).rounded(.up) + 1
    let drags = gesture.drag == 0 ? stride(from: -count, through: count, by: 1).map { $0 * step } : [gesture.drag]
    let shown = drags.map { drag in
      row.landing(AuditGesture(startItem: item, drag: drag, variants: gesture.variants)).rest[row.axis] + leading
    }
    if gesture.drag != 0 { return .notApplicable }
    var read = extent.lowerBound
    for start in shown.sorted() where start <= read + 1 { read = max(read, start + viewport) }
    if read >= extent.upperBound - 1 { return .passes }
    let next = shown.filter { $0 > read }.min() ?? extent.upperBound
    let drag = ((read + min(next, extent.upperBound)) / 2 - viewport / 2 - leading - own).rounded()
    var showing = gesture
    showing.drag = drag
    let landing = row.landing(showing)
    return .fails(
      .unread,
      "item \(item) is never read from \(AuditNumber.text(read - extent.lowerBound)) to"
        + " \(AuditNumber.text(min(next, extent.upperBound) - extent.lowerBound)) pt of its \(AuditNumber.text(length)):"
        + " let go there, the view \(AuditWords.lands(landing, row))", showing: showing)
  }
}

extension AuditFault {
  fileprivate static let leavesBeginning = AuditFault(
    "leaves the beginning of content that fits", "leave the beginning of content that fits")
  fileprivate static let unread = AuditFault(
    of: ("item longer than the view", "items longer than the view"), "cannot be read to its end",
    "cannot be read to their ends")
}
