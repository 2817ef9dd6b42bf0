/// Where the items of a flow layout are: its result, asked as often as needed.
///
/// Frames are points of the content. O(1) for uniform items, O(log lines) otherwise; a ``Cursor`` makes questions about
/// neighbouring places cheaper.
public struct ItemFrames: Hashable, Sendable {
  /// The layout the frames are of.
  public let layout: FlowLayout
  /// The size of the content, in points: that of the container across the scroll direction.
  public let contentSize: LayoutSize
  let sections: [SectionFrames]

  /// Remembers where the last question was about, so that a question nearby is answered in a few steps.
  public struct Cursor: Hashable, Sendable {
    var section = 0
    var line = 0

    /// A cursor at the beginning.
    public init() {}
  }

  /// Lays the items of a layout out.
  ///
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
    // Insets may take more than the items give.
    position = max(0, position)
    contentSize =
      direction == .horizontal
      ? LayoutSize(width: position, height: across) : LayoutSize(width: across, height: position)
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of items of a section.
  public func itemCount(inSection section: Int) -> Int {
    precondition(sections.indices.contains(section), "there is no section of that index")
    return sections[section].section.itemSizes.count
  }

  /// The number of items of all sections.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.section.itemSizes.count } }

  /// The frame of an item.
  public func frame(of path: ItemPath) -> LayoutRect {
    let section = section(path)
    let line = section.line(ofItem: path.item)
    return frame(of: path.item, in: section, line: line)
  }

  /// The frame of a section's header; nil where it has none.
  public func headerFrame(ofSection section: Int) -> LayoutRect? {
    precondition(sections.indices.contains(section), "there is no section of that index")
    let frames = sections[section]
    return frames.headerLength > 0 ? bar(at: frames.start, frames.headerLength) : nil
  }

  /// The frame of a section's footer; nil where it has none.
  public func footerFrame(ofSection section: Int) -> LayoutRect? {
    precondition(sections.indices.contains(section), "there is no section of that index")
    let frames = sections[section]
    return frames.footerLength > 0 ? bar(at: frames.end - frames.footerLength, frames.footerLength) : nil
  }

  /// The extent of a section along the scroll direction, its header and footer included, from where reading begins.
  package func span(ofSection section: Int) -> (start: Double, end: Double) {
    precondition(sections.indices.contains(section), "there is no section of that index")
    return (sections[section].start, sections[section].end)
  }

  // MARK: Frames

  func section(_ path: ItemPath) -> SectionFrames {
    precondition(sections.indices.contains(path.section), "there is no section of that index")
    let section = sections[path.section]
    precondition(
      path.item >= 0 && path.item < section.section.itemSizes.count, "there is no item of that index in the section")
    return section
  }

  @inline(__always)
  func frame(of item: Int, in section: SectionFrames, line: Int) -> LayoutRect {
    let size = section.section.itemSizes[item]
    var along = section.lineStart(line)
    // Items of a line are centred along the scroll direction.
    if section.items(ofLine: line).count > 1 {
      along += (section.lineLength(line) - size.along(layout.scrollDirection)) / 2
    }
    return placed(along: along, across: section.across(item, inLine: line), size)
  }

  /// A header or footer: as long as the container across the scroll direction.
  private func bar(at along: Double, _ length: Double) -> LayoutRect {
    let across = layout.containerSize.across(layout.scrollDirection)
    let size =
      layout.scrollDirection == .horizontal
      ? LayoutSize(width: length, height: across) : LayoutSize(width: across, height: length)
    return placed(along: along, across: 0, size)
  }

  @inline(__always)
  func placed(along: Double, across: Double, _ size: LayoutSize) -> LayoutRect {
    var origin =
      layout.scrollDirection == .horizontal ? LayoutPoint(x: along, y: across) : LayoutPoint(x: across, y: along)
    if layout.isRightToLeft { origin.x = contentSize.width - origin.x - size.width }
    return LayoutRect(origin: origin, size: size)
  }

  /// A coordinate of the content along the scroll direction as one of the layout, which begins where reading does.
  @inline(__always)
  func reading(_ along: Double) -> Double {
    layout.isRightToLeft && layout.scrollDirection == .horizontal ? contentSize.width - along : along
  }
}
