extension AuditContext {
  func smallContent() throws(NotApplicable) -> AuditProbe {
    if row.loops { throw NotApplicable("an endless row is never shorter than the viewport") }
    guard let (variants, row) = try small() else { throw NotApplicable("not even one item fits into the viewport") }
    let starts =
      row.count == 0
      ? [AuditGesture(variants: variants)]
      : (0..<min(row.count, 4)).map { AuditGesture(startItem: $0, variants: variants) }
    let gestures = starts.each(drags: [0, 20, -20, 100, -100], velocities: [0, 0.5, -0.5, 3, -3])
    return AuditProbe(gestures: gestures) { [self] gesture in
      guard let row = try? self.row(gesture.variants), row.maximum - row.minimum <= row.pixel / 2 else {
        return .notApplicable
      }
      let landing = row.landing(gesture)
      if abs(landing.rest[row.axis] - row.minimum) <= row.pixel / 2 { return .passes }
      return .fails(.leavesBeginning, "\(row.lands(landing)), not at the beginning, \(text(row.minimum))")
    }
  }

  /// Returns the variants, none or fewer items, whose content fits into the viewport, with their row; nil if none fits.
  private func small() throws(NotApplicable) -> (variants: [ViewVariant], row: AuditedView<Subject>)? {
    if row.maximum <= row.minimum { return ([], row) }
    for count in [2, 1] where row.count > count {
      let variants = [ViewVariant.itemCount(count)]
      do {
        let row = try row(variants)
        if row.maximum <= row.minimum { return (variants, row) }
      } catch {
        throw .fixed(error)
      }
    }
    return nil
  }

  func trappedInLongItem() throws(NotApplicable) -> AuditProbe {
    guard row.count > 0 else { throw .noItems }
    let gestures = startItems.compactMap { item -> AuditGesture? in
      guard let extent = subject.extents(ofItems: item..<item + 1)?.first else { return nil }
      let length = extent.upperBound - extent.lowerBound
      let inset = row.configuration.geometry.contentInset
      let insets = inset.leading(row.axis) + inset.trailing(row.axis)
      let bounds = ((0.6 * length) + insets).rounded()
      let isLong = length > row.configuration.geometry.boundsSize[row.axis] - insets
      let variants: [ViewVariant] = isLong ? [] : [.boundsLength(bounds)]
      return bounds > 0 && (try? self.row(variants)) != nil ? AuditGesture(startItem: item, variants: variants) : nil
    }
    if gestures.isEmpty { throw NotApplicable("the lengths of the items are not known") }
    return AuditProbe(gestures: gestures, mayThin: false, check: reading)
  }

  private func reading(_ gesture: AuditGesture) -> AuditVerdict {
    guard let item = gesture.startItem, gesture.velocity == 0, gesture.drag == 0,
      let varied = try? variant(gesture.variants), let extent = varied.subject.extents(ofItems: item..<item + 1)?.first,
      let own = varied.row.restOffset(of: item)
    else { return .notApplicable }
    let row = varied.row
    let inset = row.configuration.geometry.contentInset
    let leading = inset.leading(row.axis)
    let viewport = row.configuration.geometry.boundsSize[row.axis] - leading - inset.trailing(row.axis)
    let length = extent.upperBound - extent.lowerBound
    if length <= viewport + 1 || viewport <= 0 { return .notApplicable }
    // Tries slow drags from the item's rest offset over its whole length, both ways, and notes what is visible at rest.
    let step = viewport / 8
    let count = Int((length / step).rounded(.up)) + 1
    let shown = (-count...count).map { part in
      let gesture = AuditGesture(startItem: item, drag: Double(part) * step, variants: gesture.variants)
      return row.landing(gesture).rest[row.axis] + leading
    }
    var read = extent.lowerBound
    for start in shown.sorted() where start <= read + 1 { read = max(read, start + viewport) }
    if read >= extent.upperBound - 1 { return .passes }
    let next = shown.filter { $0 > read }.min() ?? extent.upperBound
    let drag = ((read + min(next, extent.upperBound)) / 2 - viewport / 2 - leading - own).rounded()
    let showing = changed(gesture) { $0.drag = drag }
    let landing = row.landing(showing)
    return .fails(
      .unread,
      "item \(item) is never read from \(text(read - extent.lowerBound)) to"
        + " \(text(min(next, extent.upperBound) - extent.lowerBound)) pt of its \(text(length)):"
        + " let go there, the view \(row.lands(landing))", showing: showing)
  }
}
