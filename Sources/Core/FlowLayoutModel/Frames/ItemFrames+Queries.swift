extension ItemFrames {
  /// Returns the item at a position along the scroll direction: the first of the last line that covers it; nil in a gap.
  public func item(at along: Double) -> ItemPath? {
    let position = reading(along)
    guard let (section, line) = line(at: position) else { return nil }
    let frames = sections[section]
    if position < frames.lineStart(line) { return nil }
    var candidate = line
    while position >= frames.lineStart(candidate) + frames.lineLength(candidate) {
      // If lines overlap, an earlier line may be longer.
      if candidate == 0 || frames.lineStart(candidate - 1) + frames.reach <= position { return nil }
      candidate -= 1
    }
    return ItemPath(section: section, item: frames.items(ofLine: candidate).lowerBound)
  }

  /// Appends each item, header and footer whose frame shares more than an edge with a rectangle, in the order of the
  /// layout.
  /// - Complexity: O(log lines + found), O(found) for uniform items or near the cursor.
  package func appendElements(in rect: LayoutRect, to elements: inout [LayoutElement], _ cursor: inout Cursor) {
    let direction = layout.scrollDirection
    let (low, high) = direction == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let (from, to) = layout.isRightToLeft && direction == .horizontal ? (reading(high), reading(low)) : (low, high)
    var section = firstSection(endingAfter: from, cursor.section)
    cursor.section = min(section, max(sections.count - 1, 0))
    func append(_ category: ItemCategory, _ item: Int, _ frame: LayoutRect) {
      if !frame.intersects(rect) { return }
      elements.append(LayoutElement(path: ItemPath(section: section, item: item), category: category, frame: frame))
    }
    while section < sections.count && sections[section].start < to {
      let frames = sections[section]
      if let header = headerFrame(ofSection: section) { append(.header, 0, header) }
      let isNear = section == cursor.section
      if var line = frames.line(at: from - frames.reach, hint: isNear ? cursor.line : 0) {
        if isNear { cursor.line = line }
        let hasSingleItemLines = frames.hasSingleItemLines
        while line < frames.lineCount {
          let along = frames.lineStart(line)
          if along >= to { break }
          if hasSingleItemLines {
            let size = frames.section.itemSizes[line]
            let across = frames.across(ofSingleItem: size, inLine: line)
            append(.cell, line, placed(along: along, across: across, size))
          } else {
            // In one pass, because an item's place depends on all items before it.
            let (starts, length) = (frames.starts(inLine: line), frames.lineLength(line))
            for (item, across) in zip(frames.items(ofLine: line), starts) {
              let size = frames.section.itemSizes[item]
              append(.cell, item, placed(along: along + (length - size.along(direction)) / 2, across: across, size))
            }
          }
          line += 1
        }
      }
      if let footer = footerFrame(ofSection: section) { append(.footer, 0, footer) }
      section += 1
    }
  }

  /// Returns the last line that begins at or before a reading position, or the first line of the layout.
  private func line(at position: Double) -> (section: Int, line: Int)? {
    let last = firstSection(endingAfter: position)
    // In a header, or in a section without lines, the line before is used.
    let before = sections.prefix(last + 1).lastIndex { $0.lineCount > 0 && $0.linesStart <= position }
    guard let section = before ?? sections.firstIndex(where: { $0.lineCount > 0 }) else { return nil }
    return sections[section].line(at: position).map { (section, $0) }
  }

  /// Returns the first section that ends after a position; the number of sections if there is none.
  private func firstSection(endingAfter position: Double, _ hint: Int = 0) -> Int {
    if sections.isEmpty || sections[0].end > position { return 0 }
    if sections.count == 1 { return 1 }
    return Search.last(in: sections, count: sections.count, near: hint) { $0.end <= position } + 1
  }
}
