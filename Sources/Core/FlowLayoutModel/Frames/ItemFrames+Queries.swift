extension ItemFrames {
  /// Returns the item at a scroll position: the first of the last line that covers it; nil in a gap.
  package func item(at along: Double, _ cursor: inout Cursor) -> ItemPath? {
    let position = reading(along)
    guard let (section, line) = line(at: position, &cursor) else { return nil }
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

  /// Returns the item at a position along the scroll direction; nil in a gap.
  public func item(at along: Double) -> ItemPath? {
    var cursor = Cursor()
    return item(at: along, &cursor)
  }

  /// Appends each item, header and footer whose frame shares more than an edge with a rectangle, in the order of the
  /// layout.
  /// - Complexity: O(log lines + found), O(found) for uniform items or near the cursor.
  package func appendElements(in rect: LayoutRect, to elements: inout [LayoutElement], _ cursor: inout Cursor) {
    forEach(in: rect, &cursor) { category, path, frame in
      elements.append(LayoutElement(path: path, category: category, frame: frame))
    }
  }

  /// Calls a closure with each of these elements: a section's header, its items, its footer.
  @inline(__always) func forEach(
    in rect: LayoutRect, _ cursor: inout Cursor,
    _ body: (_ category: ItemCategory, _ path: ItemPath, _ frame: LayoutRect) -> Void
  ) {
    let direction = layout.scrollDirection
    let (low, high) = direction == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let (from, to) = layout.isRightToLeft && direction == .horizontal ? (reading(high), reading(low)) : (low, high)
    var section = firstSection(endingAfter: from, cursor.section)
    cursor.section = min(section, max(sections.count - 1, 0))
    while section < sections.count && sections[section].start < to {
      if sections[section].headerLength > 0, let header = headerFrame(ofSection: section), header.intersects(rect) {
        body(.header, ItemPath(section: section, item: 0), header)
      }
      let hint = section == cursor.section ? cursor.line : 0
      let line = forEachItem(of: sections[section], from: from, to: to, hint: hint) { item, frame in
        if frame.intersects(rect) { body(.cell, ItemPath(section: section, item: item), frame) }
      }
      if let line, section == cursor.section { cursor.line = line }
      if sections[section].footerLength > 0, let footer = footerFrame(ofSection: section), footer.intersects(rect) {
        body(.footer, ItemPath(section: section, item: 0), footer)
      }
      section += 1
    }
  }

  /// Calls a closure with a section's items between two positions, and returns the line of the first one.
  @inline(__always) private func forEachItem(
    of frames: SectionFrames, from: Double, to: Double, hint: Int,
    _ body: (_ item: Int, _ frame: LayoutRect) -> Void
  ) -> Int? {
    guard let line = frames.line(at: from - frames.reach, hint: hint) else { return nil }
    if frames.hasSingleItemLines {
      frames.visitSingleItems(from: line, until: to) { body($0, placed(along: $1, across: $2, $3)) }
    } else {
      forEachItem(of: frames, from: line, until: to, body)
    }
    return line
  }

  /// Calls a closure with a section's items from a line on, for lines of several items that begin before a position.
  private func forEachItem(
    of frames: SectionFrames, from line: Int, until limit: Double, _ body: (_ item: Int, _ frame: LayoutRect) -> Void
  ) {
    var line = line
    while line < frames.lineCount && frames.lineStart(line) < limit {
      for item in frames.items(ofLine: line) { body(item, frame(of: item, in: frames, line: line)) }
      line += 1
    }
  }

  /// Returns the last line that begins at or before a reading position, or the first line of the layout.
  private func line(at position: Double, _ cursor: inout Cursor) -> (section: Int, line: Int)? {
    let last = firstSection(endingAfter: position, cursor.section)
    // In a header, or in a section without lines, the line before is used.
    let before = sections.prefix(last + 1).lastIndex { $0.lineCount > 0 && $0.linesStart <= position }
    guard let section = before ?? sections.firstIndex(where: { $0.lineCount > 0 }) else { return nil }
    let hint = section == cursor.section ? cursor.line : 0
    guard let line = sections[section].line(at: position, hint: hint) else { return nil }
    cursor.section = section
    cursor.line = line
    return (section, line)
  }

  /// Returns the first section that ends after a position; the number of sections if there is none.
  private func firstSection(endingAfter position: Double, _ hint: Int) -> Int {
    if sections.isEmpty || sections[0].end > position { return 0 }
    if sections.count == 1 { return 1 }
    return Search.last(in: sections, count: sections.count, near: hint) { $0.end <= position } + 1
  }
}
