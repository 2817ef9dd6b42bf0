/// A section of a compositional layout at its position, in points of the collection view's content.
@MainActor struct CompositionalSection {
  struct Bar {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// Its number among those of its kind, by which they differ.
    let number: Int
    var frame: CGRect
    let isBefore: Bool
    /// Whether it makes the section longer; one beside the items does not.
    let extends: Bool
  }

  let index: Int
  /// The number of the layout's computation from which the section comes.
  var stamp = 0
  let section: NSCollectionLayoutSection
  let frames: SectionFrames
  let axis: ScrollAxis
  /// The section's start along the scroll direction of the layout, in reading direction.
  private(set) var start: CGFloat = 0
  /// The section's length along the scroll direction of the layout.
  let length: CGFloat
  /// The width in which the section is mirrored, or nil; what is stored here is as in one that reads left to right.
  var mirrorWidth: CGFloat?
  private var readingBand: CGRect
  private(set) var bars: [Bar]
  private let breadth: CGFloat

  var scrolls: Bool { section.orthogonalScrollingBehavior != .none }

  /// Lays out a section at the beginning of a layout that scrolls along an axis, in a view without its content insets.
  init(
    _ section: NSCollectionLayoutSection, _ index: Int, itemCount: Int, in container: CGSize, along axis: ScrollAxis,
    _ solver: GroupSolver, preferredBars: [String: CGSize]
  ) {
    (self.section, self.index, self.axis) = (section, index, axis)
    let insets = section.contentInsets
    let scrolls = section.orthogonalScrollingBehavior != .none
    breadth = container[axis.other]
    var inner = CGRect(origin: .zero, size: container).inset(by: insets).size
    if axis == .vertical { inner.height = container.height }
    bars = Self.bars(section, in: container, along: axis, preferredBars)
    let lineAxis = scrolls ? axis.other : axis
    var origin = CGPoint(x: insets.leading, y: insets.top)
    // The band of a section that scrolls lies inside the insets across its own direction.
    if scrolls { origin[axis] = 0 }
    frames = SectionFrames(
      section, itemCount: itemCount, in: inner, along: lineAxis, origin: origin, trailing: insets.ends(lineAxis).last,
      solver)
    let before = Self.extent(bars, before: true, axis)
    let after = Self.extent(bars, before: false, axis)
    let (first, last) = insets.ends(axis)
    let middle = scrolls ? first + frames.breadth + last : frames.length
    length = before + middle + after
    let bandStart = before + (scrolls ? first : 0)
    let bandLength = scrolls ? frames.breadth : middle
    readingBand = CGRect(origin: CGPoint(bandStart, 0, along: axis), size: CGSize(bandLength, breadth, along: axis))
    placeBars(after: before + middle)
  }

  private static func bars(
    _ section: NSCollectionLayoutSection, in container: CGSize, along axis: ScrollAxis, _ preferred: [String: CGSize]
  ) -> [Bar] {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    var room = CGRect(origin: .zero, size: container).inset(by: insets).size
    room[axis] = container[axis]
    let items = section.boundarySupplementaryItems
    return items.enumerated().map { index, item in
      let size = item.layoutSize.size(in: room, preferred: preferred[item.elementKind])
      let (edges, (first, last)) = (item.alignment.edges, NSDirectionalRectEdge.ends(axis))
      return Bar(
        item: item, number: items[..<index].count { $0.elementKind == item.elementKind },
        frame: CGRect(origin: .zero, size: size), isBefore: !edges.contains(last),
        extends: item.extendsBoundary && !edges.isDisjoint(with: [first, last]))
    }
  }

  private static func extent(_ bars: [Bar], before: Bool, _ axis: ScrollAxis) -> CGFloat {
    bars.filter { $0.isBefore == before && $0.extends }.reduce(0) { $0 + $1.frame.length(axis) }
  }

  private mutating func placeBars(after end: CGFloat) {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let across = axis.other
    let (low, high) = (insets.ends(across).first, breadth - insets.ends(across).last)
    let (first, last) = NSDirectionalRectEdge.ends(across)
    var (head, foot) = (CGFloat(0), end)
    for index in bars.indices {
      let (bar, size, edges) = (bars[index], bars[index].frame.size, bars[index].item.alignment.edges)
      let along = bar.isBefore ? head : bar.extends ? foot : foot - size[axis]
      if bar.extends { if bar.isBefore { head += size[axis] } else { foot += size[axis] } }
      let aside =
        edges.contains(first) ? low : edges.contains(last) ? high - size[across] : (low + high - size[across]) / 2
      let point = CGPoint(along, aside, along: axis)
      bars[index].frame = CGRect(origin: point, size: size).offsetBy(dx: bar.item.offset.x, dy: bar.item.offset.y)
    }
  }

  mutating func move(to position: CGFloat) {
    let distance = position - start
    if distance == 0 { return }
    start = position
    readingBand.origin[axis] += distance
    for index in bars.indices { bars[index].frame.origin[axis] += distance }
  }

  var rect: CGRect { mirrored(.init(origin: .init(start, 0, along: axis), size: .init(length, breadth, along: axis))) }

  /// The rectangle in which the section's own scroll view lies, or where the items' coordinates begin.
  var band: CGRect { mirrored(readingBand) }

  /// The length of the section's own scrolled content; a mirrored one fills its view, unless groups rest in the centre.
  var contentLength: CGFloat {
    let fills =
      mirrorWidth != nil && frames.axis == .horizontal && section.orthogonalScrollingBehavior != .groupPagingCentered
    return fills ? max(frames.length, readingBand.width) : frames.length
  }

  /// Returns a rectangle of the layout's content in a section that reads the other way, and back.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard let mirrorWidth, rect != .infinite else { return rect }
    return rect.mirrored(within: mirrorWidth)
  }

  /// Returns a rectangle of the section's own content in a section that reads the other way, and back.
  private func mirroredInside(_ rect: CGRect) -> CGRect {
    if mirrorWidth == nil { return rect }
    return rect.mirrored(within: frames.axis == .horizontal ? contentLength : readingBand.width)
  }

  /// Returns what is attached to an item or to the section at its frame, with leading and trailing as it reads.
  func attached(_ frame: CGRect, to whole: CGRect) -> CGRect {
    mirrorWidth == nil ? frame : frame.mirrored(within: whole.minX + whole.maxX)
  }

  /// Returns an item in the collection view's content, or nil if there is none; of a section that scrolls, as at its
  /// content offset of zero.
  func leaf(ofItem item: Int) -> GroupFrames.Leaf? {
    if !(0..<frames.itemCount).contains(item) { return nil }
    var leaf = frames.leaf(ofItem: item)
    leaf.frame = mirroredInside(leaf.frame).offsetBy(dx: band.minX, dy: band.minY)
    return leaf
  }

  /// Returns the items of the groups that reach into a rectangle, which may be shifted by the section's content offset.
  func items(in rect: CGRect) -> Range<Int> {
    let inside = mirroredInside(rect.offsetBy(dx: -band.minX, dy: -band.minY))
    let groups = frames.groups(from: inside.low(frames.axis), to: inside.high(frames.axis))
    if groups.isEmpty { return 0..<0 }
    let end = frames.firstItem(ofGroup: groups.upperBound)
    return frames.firstItem(ofGroup: groups.lowerBound)..<min(frames.itemCount, end)
  }

  /// Returns a header's or footer's frame: pinned ones are moved into the visible rectangle, but not out of the section.
  func frame(of bar: Bar, visible: CGRect) -> CGRect {
    if !bar.item.pinToVisibleBounds { return mirrored(bar.frame) }
    var frame = bar.frame
    let visible = mirrored(visible)
    let others = Self.extent(bars, before: !bar.isBefore, axis)
    let (extent, edge) = (frame.length(axis), frame.low(axis))
    let first = bar.isBefore ? start : start + others
    let last = bar.isBefore ? start + length - others - extent : start + length - extent
    let wished = bar.isBefore ? max(edge, visible.low(axis)) : min(edge, visible.high(axis) - extent)
    frame.origin[axis] = max(min(first, last), min(wished, last))
    return mirrored(frame)
  }
}

extension NSDirectionalRectEdge {
  fileprivate static func ends(_ axis: ScrollAxis) -> (first: NSDirectionalRectEdge, last: NSDirectionalRectEdge) {
    axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }
}

extension CGRect {
  fileprivate func mirrored(within width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
