/// The positions of a line's items across the scroll direction.
extension SectionFrames {
  /// Returns the distance between the items of a line.
  ///
  /// A full line is justified. A last line of items of one extent keeps the spacing of a full line. Any other last line
  /// has the spacing given by ``FlowSection/shortLines``.
  private func interitemSpacing(ofLine line: Int) -> Double {
    let items = items(ofLine: line)
    if line < lineCount - 1 { return justified(items) }
    let keepsPrevious = areAlike || section.shortLines.lastLine == .previousSpacing
    if keepsPrevious && line > 0 && self.items(ofLine: line - 1).count > 1 {
      return justified(self.items(ofLine: line - 1))
    }
    if areAlike {
      let extent = section.itemSizes[items.lowerBound].across(direction)
      let fitting = Self.fitting(extent: extent, room: room, spacing: section.minimumInteritemSpacing)
      if fitting > 1 && fitting < 1_000_000_000 { return (room - Double(fitting) * extent) / Double(fitting - 1) }
    }
    return section.minimumInteritemSpacing
  }

  private func justified(_ items: Range<Int>) -> Double {
    if items.count < 2 { return section.minimumInteritemSpacing }
    var used = 0.0
    for item in items { used += section.itemSizes[item].across(direction) }
    return max(section.minimumInteritemSpacing, (room - used) / Double(items.count - 1))
  }

  func across(_ item: Int, inLine line: Int) -> Double {
    let items = items(ofLine: line)
    if items.count == 1 { return across(ofSingleItem: section.itemSizes[item], inLine: line) }
    let spacing = interitemSpacing(ofLine: line)
    var position = acrossStart
    for other in items.lowerBound..<item { position += section.itemSizes[other].across(direction) + spacing }
    return position
  }

  /// Returns the starts of all items of a line, computed in one pass.
  func starts(inLine line: Int) -> [Double] {
    let items = items(ofLine: line)
    if items.count == 1 { return [across(items.lowerBound, inLine: line)] }
    let spacing = interitemSpacing(ofLine: line)
    var position = acrossStart
    return items.map { item in
      defer { position += section.itemSizes[item].across(direction) + spacing }
      return position
    }
  }

  /// Returns the start of the only item of a line: in the middle, unless the line is the last one and could hold more.
  @inline(__always) func across(ofSingleItem size: LayoutSize, inLine line: Int) -> Double {
    let extent = size.across(direction)
    let middle = acrossStart + (room - extent) / 2
    if line < lineCount - 1 { return middle }
    // The line before has several items, so this item begins where they begin.
    if line > 0 && items(ofLine: line - 1).count > 1 { return acrossStart }
    let isShort = Self.fitting(extent: extent, room: room, spacing: section.minimumInteritemSpacing) > 1
    return isShort && section.shortLines.loneItem == .lineStart ? acrossStart : middle
  }
}
