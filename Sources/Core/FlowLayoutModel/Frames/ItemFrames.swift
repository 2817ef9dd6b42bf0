/// The frames of the items of a flow layout.
///
/// Frames are in points of the content. A query is O(1) for uniform items and O(log lines) otherwise.
public struct ItemFrames: Hashable, Sendable {
  /// The layout that the frames belong to.
  public let layout: FlowLayout
  /// The size of the content, in points; across the scroll direction it is the container's.
  public let contentSize: LayoutSize
  let sections: [SectionFrames]

  /// A record of the last query, which makes a query nearby cheap.
  package struct Cursor: Hashable, Sendable {
    var section = 0
    var line = 0

    package init() {}
  }

  /// Lays out the items of a layout.
  /// - Complexity: O(items) with per-item sizes or spacings, O(sections) without.
  public init(_ layout: FlowLayout) {
    precondition(layout.containerSize.isValid, "the container's size must be finite and not negative")
    self.layout = layout
    let direction = layout.scrollDirection
    let across = layout.containerSize.across(direction)
    var sections: [SectionFrames] = []
    sections.reserveCapacity(layout.sections.count)
    var position = 0.0
    for section in layout.sections {
      let frames = SectionFrames(section, direction, at: position, containerAcross: across)
      position = frames.end
      sections.append(frames)
    }
    self.sections = sections
    // Negative insets may take more than the items give.
    position = max(0, position)
    contentSize = LayoutSize(along: position, across: across, direction)
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of items in a section.
  public func itemCount(inSection section: Int) -> Int { self.section(section).section.itemSizes.count }

  /// The number of items in all sections.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.section.itemSizes.count } }

  /// Returns the frame of an item.
  public func frame(of path: ItemPath) -> LayoutRect {
    let section = section(path)
    let line = section.line(ofItem: path.item)
    return frame(of: path.item, in: section, line: line)
  }

  /// Returns the frame of a section's header; nil if it has none.
  public func headerFrame(ofSection section: Int) -> LayoutRect? {
    let frames = self.section(section)
    return frames.headerLength > 0 ? bar(at: frames.start, frames.headerLength) : nil
  }

  /// Returns the frame of a section's footer; nil if it has none.
  public func footerFrame(ofSection section: Int) -> LayoutRect? {
    let frames = self.section(section)
    return frames.footerLength > 0 ? bar(at: frames.end - frames.footerLength, frames.footerLength) : nil
  }

  /// Returns the start and end of a section along the scroll direction in reading order, with its header and footer.
  package func span(ofSection section: Int) -> (start: Double, end: Double) {
    (self.section(section).start, self.section(section).end)
  }

  private func section(_ index: Int) -> SectionFrames {
    precondition(sections.indices.contains(index), "the section index is out of range")
    return sections[index]
  }

  private func section(_ path: ItemPath) -> SectionFrames {
    let section = section(path.section)
    precondition(
      path.item >= 0 && path.item < section.section.itemSizes.count, "there is no item of that index in the section")
    return section
  }

  @inline(__always) func frame(of item: Int, in section: SectionFrames, line: Int) -> LayoutRect {
    let size = section.section.itemSizes[item]
    var along = section.lineStart(line)
    // Items of a line are centred along the scroll direction.
    if section.items(ofLine: line).count > 1 {
      along += (section.lineLength(line) - size.along(layout.scrollDirection)) / 2
    }
    return placed(along: along, across: section.across(item, inLine: line), size)
  }

  /// Returns the frame of a header or footer, which spans the container across the scroll direction.
  private func bar(at along: Double, _ length: Double) -> LayoutRect {
    let across = layout.containerSize.across(layout.scrollDirection)
    return placed(along: along, across: 0, LayoutSize(along: length, across: across, layout.scrollDirection))
  }

  @inline(__always) func placed(along: Double, across: Double, _ size: LayoutSize) -> LayoutRect {
    var origin =
      layout.scrollDirection == .horizontal ? LayoutPoint(x: along, y: across) : LayoutPoint(x: across, y: along)
    if layout.isRightToLeft { origin.x = contentSize.width - origin.x - size.width }
    return LayoutRect(origin: origin, size: size)
  }

  /// Converts a coordinate of the content along the scroll direction to one measured from the start of reading.
  @inline(__always) func reading(_ along: Double) -> Double {
    layout.isRightToLeft && layout.scrollDirection == .horizontal ? contentSize.width - along : along
  }
}

extension ItemFrames {
  /// Returns whether the layouts are equal, from which all else follows.
  public static func == (a: ItemFrames, b: ItemFrames) -> Bool { a.layout == b.layout }
  public func hash(into hasher: inout Hasher) { hasher.combine(layout) }
}
