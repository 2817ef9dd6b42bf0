extension FlowLayout {
  /// Returns the layout with insets, at least its own, that let the first line and the last one be aligned.
  func reachingEnds(of original: FlowLayout, _ anchor: Double) -> FlowLayout {
    var result = self
    guard let first = sections.indices.first, let last = sections.indices.last else { return self }
    /// The room beside an item in the viewport.
    func room(_ sizes: ItemSizes, _ index: Int) -> Double {
      if sizes.count == 0 { return 0 }
      return max(0, containerSize.along(scrollDirection) - sizes[index].along(scrollDirection))
    }
    let count = sections[last].itemSizes.count
    let start = original.sections[first].sectionInset.leading(scrollDirection)
    let end = original.sections[last].sectionInset.trailing(scrollDirection)
    // At a margin of its own, a line leaves less room on the other side.
    let before = room(sections[first].itemSizes, 0) * anchor - end * max(0, 2 * anchor - 1)
    let after = room(sections[last].itemSizes, max(0, count - 1)) * (1 - anchor) - start * max(0, 1 - 2 * anchor)
    if scrollDirection == .horizontal {
      result.sections[first].sectionInset.left = max(start, before)
      result.sections[last].sectionInset.right = max(end, after)
    } else {
      result.sections[first].sectionInset.top = max(start, before)
      result.sections[last].sectionInset.bottom = max(end, after)
    }
    return result
  }
}
