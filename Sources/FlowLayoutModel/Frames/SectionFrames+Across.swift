/// Where the items of a line are across the scroll direction.
extension SectionFrames {
  /// The distance between the items of a line.
  ///
  /// A full line is justified. The last one keeps the spacing of a full line where all items are alike; otherwise it
  /// has the spacing that ``FlowSection/shortLines`` names.
  private func interitemSpacing(ofLine line: Int) -> Double {
    let items = items(ofLine: line)
    if line < lineCount - 1 { return justified(items) }
    let keepsPrevious = areAlike || section.shortLines.lastLine == .previousSpacing
    if keepsPrevious && line > 0 && self.items(ofLine: line - 1).count > 1 {
      return justified(self.items(ofLine: line - 1))
    }
    if areAlike {
      let extent = section.itemSizes[items.lowerBound].across(direction)
      let fitting = Self.fitting(extent, room, section.minimumInteritemSpacing)
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

  /// Where an item begins across the scroll direction.
  func across(_ item: Int, inLine line: Int) -> Double {
    let items = items(ofLine: line)
    if items.count == 1 { return across(ofSingleItem: section.itemSizes[item], inLine: line) }
    let spacing = interitemSpacing(ofLine: line)
    var position = acrossStart
    for other in items.lowerBound..<item { position += section.itemSizes[other].across(direction) + spacing }
    return position
  }

  /// Where the only item of a line begins: in the middle, unless it is the last line and holds less than it could.
  @inline(__always)
  func across(ofSingleItem size: LayoutSize, inLine line: Int) -> Double {
    let extent = size.across(direction)
    let middle = acrossStart + (room - extent) / 2
    if line < lineCount - 1 { return middle }
    // A line before it has shown where items begin.
    if line > 0 && items(ofLine: line - 1).count > 1 { return acrossStart }
    let isShort = Self.fitting(extent, room, section.minimumInteritemSpacing) > 1
    return isShort && section.shortLines.loneItem == .lineStart ? acrossStart : middle
  }
}
