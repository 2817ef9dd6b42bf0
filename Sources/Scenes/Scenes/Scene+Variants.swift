extension Scene {
  /// Returns a variant of the scene; its initial content offset is varied accordingly.
  ///
  /// A scene without a layout has no items and no reading direction. A column is its own mirror image. Most published
  /// designs support only rows.
  /// - Throws: `VariantError` if the scene cannot be varied like that.
  public func variant(_ variant: ViewVariant) throws(VariantError) -> Scene {
    var varied = configuration
    let axis = scrollAxis ?? varied.geometry.mainAxis
    switch variant {
    case .contentInset(let shift):
      guard shift.isFinite else { throw VariantError("a content inset must be a finite number of points") }
      varied.geometry.contentInset = varied.geometry.contentInset.shifted(by: shift, axis)
      return rebuilt(varied, layout) { offset in offset[axis] -= shift }
    case .displayScale(let scale):
      guard scale > 0, scale.isFinite else { throw VariantError("a display scale must be a positive number") }
      varied.displayScale = scale
      return rebuilt(varied, layout)
    case .mirrored: return try mirrored()
    case .transposed: return try transposed()
    case .itemCount(let count): return try withItems(count)
    case .boundsLength(let length):
      guard length >= 0, length.isFinite else { throw VariantError("a length must be a finite number of points") }
      varied.geometry.boundsSize[axis] = length
      try checkCarousel(layout, varied)
      return rebuilt(varied, layout)
    }
  }

  /// Returns the scene with another configuration and layout; a default initial offset is recomputed.
  @inline(never) private func rebuilt(
    _ configuration: ScrollConfiguration, _ layout: FlowLayout?, moving: (inout Vector2D) -> Void = { _ in }
  ) -> Scene {
    var offset = contentOffset
    moving(&offset)
    guard let layout else { return Scene(name: name, configuration: configuration, contentOffset: offset) }
    return Scene(
      name: name, configuration: configuration, layout: layout, snapping: snapping,
      contentOffset: carouselOffset == nil ? nil : offset, knowing: behavior.frames)
  }

  private func mirrored() throws(VariantError) -> Scene {
    guard let layout else { throw VariantError("without a layout there is no direction of reading") }
    if layout.scrollDirection == .vertical { throw VariantError("a column is its own mirror image") }
    var varied = configuration
    varied.layoutDirection = varied.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    let inset = varied.geometry.contentInset
    varied.geometry.contentInset.left = inset.right
    varied.geometry.contentInset.right = inset.left
    let mirror = varied.geometry.maximumOffset(.horizontal) + configuration.geometry.minimumOffset(.horizontal)
    return rebuilt(varied, layout) { offset in offset.x = mirror - offset.x }
  }

  private func transposed() throws(VariantError) -> Scene {
    if let layout {
      if snapping.edition == .published, layout.scrollDirection == .horizontal {
        guard case .alignment = snapping.kind else { throw VariantError("the published design knows rows only") }
      }
      if layout.isRightToLeft { throw VariantError("a column cannot be read from right to left") }
    }
    return rebuilt(configuration.transposed, layout?.transposed) { offset in offset = offset.transposed }
  }

  private func withItems(_ count: Int) throws(VariantError) -> Scene {
    guard var varied = layout, varied.itemCount > 0 else { throw VariantError("without items none can be repeated") }
    guard count >= 0, count <= 10_000_000 else { throw VariantError("a layout may have 0 to 10000000 items") }
    if varied.sections.count > 1 { throw VariantError("with several sections it is not known where items end") }
    varied.sections[0].setItemCount(count)
    try checkCarousel(varied, configuration)
    return rebuilt(configuration, varied)
  }

  private func checkCarousel(_ layout: FlowLayout?, _ configuration: ScrollConfiguration) throws(VariantError) {
    guard let layout, case .carousel(let copies, _, true, let fillsView) = snapping.kind, snapping.edition == .corrected
    else { return }
    let bounds = configuration.geometry.boundsSize
    let items = fillsView ? layout.pages(in: bounds) : layout
    if CarouselRow.isTooLong(items, duplicates: copies, boundsSize: bounds) {
      throw VariantError("the carousel would take more than 10000000 items with its duplicates")
    }
  }
}

extension FlowLayout {
  fileprivate var transposed: FlowLayout {
    var result = self
    result.containerSize = containerSize.transposed
    result.scrollDirection = scrollDirection.other
    for index in result.sections.indices {
      let section = sections[index]
      switch section.itemSizes {
      case .uniform(let count, let size):
        result.sections[index].itemSizes = .uniform(count: count, size: size.transposed)
      case .each(let sizes): result.sections[index].itemSizes = .each(sizes.map { $0.transposed })
      }
      result.sections[index].sectionInset = section.sectionInset.transposed
      result.sections[index].headerReferenceSize = section.headerReferenceSize.transposed
      result.sections[index].footerReferenceSize = section.footerReferenceSize.transposed
    }
    return result
  }
}

extension FlowSection {
  /// Keeps the first items, or repeats them, together with the spacings between lines.
  fileprivate mutating func setItemCount(_ count: Int) {
    let old = itemSizes.count
    if let spacings = lineSpacings, !spacings.isEmpty {
      lineSpacings = (0..<max(0, count - 1)).map { spacings[$0 % spacings.count] }
    }
    switch itemSizes {
    case .uniform(_, let size): itemSizes = .uniform(count: count, size: size)
    case .each(let sizes): itemSizes = .each((0..<count).map { sizes[$0 % old] })
    }
  }
}
