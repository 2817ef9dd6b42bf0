import Foundation

/// A section of a compositional layout at its position, in points of the collection view's content.
@MainActor
struct CompositionalSection {
  /// A header or a footer.
  struct Bar {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
    /// Whether the bar lies before the items, and not after them.
    let isBefore: Bool
  }

  let index: Int
  /// The number of the layout's computation from which the section comes.
  var stamp = 0
  let section: NSCollectionLayoutSection
  let frames: SectionFrames
  let isHorizontal: Bool
  /// The section's start along the scroll direction of the layout, in reading direction.
  private(set) var start: CGFloat = 0
  /// The section's length along the scroll direction of the layout.
  let length: CGFloat
  /// The width in which the section is mirrored because it reads from right to left; nil if it is not.
  ///
  /// The properties that are stored here are those of a section that reads from left to right.
  var mirrorWidth: CGFloat?
  private var readingBand: CGRect
  private(set) var bars: [Bar]
  private let breadth: CGFloat

  var scrolls: Bool { section.orthogonalScrollingBehavior != .none }

  /// Lays out a section at the beginning of the content.
  /// - Parameters:
  ///   - section: The section.
  ///   - index: Its index.
  ///   - itemCount: The number of its items.
  ///   - container: The size of the collection view without its content insets.
  ///   - isHorizontal: Whether the layout scrolls horizontally.
  ///   - solver: Lays out a group.
  ///   - preferredBars: The sizes that headers and footers prefer, by their kind.
  init(
    _ section: NSCollectionLayoutSection, _ index: Int, itemCount: Int, in container: CGSize, isHorizontal: Bool,
    _ solver: GroupSolver, preferredBars: [String: CGSize]
  ) {
    (self.section, self.index, self.isHorizontal) = (section, index, isHorizontal)
    let insets = section.contentInsets
    let scrolls = section.orthogonalScrollingBehavior != .none
    breadth = isHorizontal ? container.height : container.width
    let inner = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: isHorizontal ? max(0, container.height - insets.top - insets.bottom) : container.height)
    let bars = Self.bars(section, in: container, isHorizontal: isHorizontal, preferredBars)
    let linesAreHorizontal = isHorizontal != scrolls
    var origin = CGPoint(x: insets.leading, y: insets.top)
    // The band of a section that scrolls lies inside the insets across its own direction.
    if scrolls { if linesAreHorizontal { origin.y = 0 } else { origin.x = 0 } }
    frames = SectionFrames(
      section, itemCount: itemCount, in: inner, isHorizontal: linesAreHorizontal, origin: origin,
      trailing: linesAreHorizontal ? insets.trailing : insets.bottom, solver)
    let before = Self.extent(bars, before: true, isHorizontal)
    let after = Self.extent(bars, before: false, isHorizontal)
    let (first, last) = isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let middle = scrolls ? first + frames.breadth + last : frames.length
    length = before + middle + after
    let bandStart = before + (scrolls ? first : 0)
    let bandLength = scrolls ? frames.breadth : middle
    readingBand =
      isHorizontal
      ? CGRect(x: bandStart, y: 0, width: bandLength, height: container.height)
      : CGRect(x: 0, y: bandStart, width: container.width, height: bandLength)
    self.bars = bars
    placeBars(after: before + middle, in: container)
  }

  private static func bars(
    _ section: NSCollectionLayoutSection, in container: CGSize, isHorizontal: Bool, _ preferred: [String: CGSize]
  ) -> [Bar] {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let room = CGSize(
      width: isHorizontal ? container.width : max(0, container.width - insets.leading - insets.trailing),
      height: isHorizontal ? max(0, container.height - insets.top - insets.bottom) : container.height)
    return section.boundarySupplementaryItems.map { item in
      let size = item.layoutSize.size(in: room, preferred: preferred[item.elementKind])
      let edges = item.alignment.edges
      let isAfter = isHorizontal ? edges.contains(.trailing) : edges.contains(.bottom)
      return Bar(item: item, frame: CGRect(origin: .zero, size: size), isBefore: !isAfter)
    }
  }

  /// Returns whether a bar makes the section longer; one beside the items does not.
  private static func extends(_ bar: Bar, _ isHorizontal: Bool) -> Bool {
    let edges = bar.item.alignment.edges
    let ends: NSDirectionalRectEdge = isHorizontal ? [.leading, .trailing] : [.top, .bottom]
    return bar.item.extendsBoundary && !edges.isDisjoint(with: ends)
  }

  private static func extent(_ bars: [Bar], before: Bool, _ isHorizontal: Bool) -> CGFloat {
    bars.filter { $0.isBefore == before && extends($0, isHorizontal) }
      .reduce(0) { $0 + (isHorizontal ? $1.frame.width : $1.frame.height) }
  }

  private mutating func placeBars(after end: CGFloat, in container: CGSize) {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    var (head, foot) = (CGFloat(0), end)
    for index in bars.indices {
      let (size, item, isBefore) = (bars[index].frame.size, bars[index].item, bars[index].isBefore)
      let extends = Self.extends(bars[index], isHorizontal)
      let extent = isHorizontal ? size.width : size.height
      let along = isBefore ? head : extends ? foot : foot - extent
      if extends { if isBefore { head += extent } else { foot += extent } }
      let edges = item.alignment.edges
      var point = CGPoint(x: along, y: along)
      if isHorizontal {
        let (low, high) = (insets.top, container.height - insets.bottom)
        point.y =
          edges.contains(.top) ? low : edges.contains(.bottom) ? high - size.height : (low + high - size.height) / 2
      } else {
        let (low, high) = (insets.leading, container.width - insets.trailing)
        point.x =
          edges.contains(.leading)
          ? low : edges.contains(.trailing) ? high - size.width : (low + high - size.width) / 2
      }
      bars[index].frame = CGRect(
        origin: CGPoint(x: point.x + item.offset.x, y: point.y + item.offset.y), size: size)
    }
  }

  /// Moves the section along the scroll direction of the layout.
  mutating func move(to position: CGFloat) {
    let distance = position - start
    if distance == 0 { return }
    start = position
    let (dx, dy) = isHorizontal ? (distance, 0) : (0, distance)
    readingBand = readingBand.offsetBy(dx: dx, dy: dy)
    for index in bars.indices { bars[index].frame = bars[index].frame.offsetBy(dx: dx, dy: dy) }
  }

  /// The rectangle of the whole section.
  var rect: CGRect {
    mirrored(
      isHorizontal
        ? CGRect(x: start, y: 0, width: length, height: breadth)
        : CGRect(x: 0, y: start, width: breadth, height: length))
  }

  /// The rectangle in which the section's own scroll view lies, or where the items' coordinates begin.
  var band: CGRect { mirrored(readingBand) }

  /// The length of the content of the section's own scroll view, along the line of groups.
  ///
  /// A mirrored section fills its scroll view, so that few groups lie at the right end, unless they rest in the centre.
  var contentLength: CGFloat {
    let fills = mirrorWidth != nil && frames.isHorizontal && section.orthogonalScrollingBehavior != .groupPagingCentered
    return fills ? max(frames.length, readingBand.width) : frames.length
  }

  /// Returns a rectangle of the layout's content in a section that reads the other way, and back.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard let mirrorWidth, rect != .infinite else { return rect }
    return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns a rectangle of the section's own content in a section that reads the other way, and back.
  private func mirroredInside(_ rect: CGRect) -> CGRect {
    if mirrorWidth == nil { return rect }
    let width = frames.isHorizontal ? contentLength : readingBand.width
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns what is attached to an item or to the section at its frame, with leading and trailing as it reads.
  func attached(_ frame: CGRect, to whole: CGRect) -> CGRect {
    if mirrorWidth == nil { return frame }
    return CGRect(x: whole.minX + whole.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Elements

  /// Returns an item in the collection view's content; of a section that scrolls, as at its content offset of zero.
  func leaf(ofItem item: Int) -> GroupFrames.Leaf {
    var leaf = frames.leaf(ofItem: item)
    leaf.frame = mirroredInside(leaf.frame).offsetBy(dx: band.minX, dy: band.minY)
    return leaf
  }

  /// Returns the items of the groups that reach into a rectangle, which may be shifted by the section's content offset.
  func items(in rect: CGRect) -> Range<Int> {
    let inside = mirroredInside(rect.offsetBy(dx: -band.minX, dy: -band.minY))
    let groups =
      frames.isHorizontal
      ? frames.groups(from: inside.minX, to: inside.maxX) : frames.groups(from: inside.minY, to: inside.maxY)
    guard let first = groups.first, let last = groups.last else { return 0..<0 }
    return frames.firstItem(ofGroup: first)..<frames.items(ofGroup: last).upperBound
  }

  /// Returns a header's or footer's frame: pinned ones are moved into the visible rectangle, but not out of the section.
  func frame(of bar: Bar, visible: CGRect) -> CGRect { mirrored(readingFrame(of: bar, visible: mirrored(visible))) }

  private func readingFrame(of bar: Bar, visible: CGRect) -> CGRect {
    if !bar.item.pinToVisibleBounds { return bar.frame }
    var frame = bar.frame
    let others = bars.filter { $0.isBefore != bar.isBefore && Self.extends($0, isHorizontal) }
      .reduce(0) { $0 + (isHorizontal ? $1.frame.width : $1.frame.height) }
    let extent = isHorizontal ? frame.width : frame.height
    let (low, high) = isHorizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
    let edge = isHorizontal ? frame.minX : frame.minY
    let first = bar.isBefore ? start : start + others
    let last = bar.isBefore ? start + length - others - extent : start + length - extent
    let wished = bar.isBefore ? max(edge, low) : min(edge, high - extent)
    let pinned = max(min(first, last), min(wished, last))
    if isHorizontal { frame.origin.x = pinned } else { frame.origin.y = pinned }
    return frame
  }
}
