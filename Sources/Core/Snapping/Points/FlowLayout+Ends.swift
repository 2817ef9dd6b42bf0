extension FlowLayout {
  /// Returns the layout with insets of the first and the last section that let the first and last line be aligned.
  /// - Parameters:
  ///   - original: The layout with the insets of its own, which are kept where they are larger.
  ///   - anchor: The part of a line and of the viewport that are aligned.
  func reachingEnds(of original: FlowLayout, _ anchor: Double) -> FlowLayout {
    var result = self
    guard let first = sections.indices.first, let last = sections.indices.last else { return self }
    let isHorizontal = scrollDirection == .horizontal
    let viewport = isHorizontal ? containerSize.width : containerSize.height
    /// The room beside an item in the viewport.
    func room(_ sizes: ItemSizes, _ index: Int) -> Double {
      if sizes.count == 0 { return 0 }
      return max(0, viewport - (isHorizontal ? sizes[index].width : sizes[index].height))
    }
    let count = sections[last].itemSizes.count
    let (leading, trailing) = (original.sections[first].sectionInset, original.sections[last].sectionInset)
    let (start, end) = isHorizontal ? (leading.left, trailing.right) : (leading.top, trailing.bottom)
    // At a margin of its own, a line leaves less room on the other side.
    let before = room(sections[first].itemSizes, 0) * anchor - end * max(0, 2 * anchor - 1)
    let after = room(sections[last].itemSizes, max(0, count - 1)) * (1 - anchor) - start * max(0, 1 - 2 * anchor)
    if isHorizontal {
      result.sections[first].sectionInset.left = max(start, before)
      result.sections[last].sectionInset.right = max(end, after)
    } else {
      result.sections[first].sectionInset.top = max(start, before)
      result.sections[last].sectionInset.bottom = max(end, after)
    }
    return result
  }
}
