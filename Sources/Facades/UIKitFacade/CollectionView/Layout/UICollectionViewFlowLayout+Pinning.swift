import FlowLayoutModel

extension UICollectionViewFlowLayout {
  var pinsBars: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  func isPinned(_ category: ItemCategory) -> Bool {
    category == .header && sectionHeadersPinToVisibleBounds || category == .footer && sectionFootersPinToVisibleBounds
  }

  /// Returns the frame of a header or footer, pinned if the layout pins it, or nil if the section has none.
  func bar(_ category: ItemCategory, _ path: ItemPath) -> LayoutRect? {
    let frame =
      category == .header ? frames.headerFrame(ofSection: path.section) : frames.footerFrame(ofSection: path.section)
    guard let frame, isPinned(category), let view = collectionView else { return frame }
    return pinned(frame, category, path.section, in: view.bounds.inset(by: view.adjustedContentInset))
  }

  /// Replaces headers and footers by pinned ones, in the layout's order.
  func pinBars(in rect: LayoutRect, _ elements: inout [LayoutElement]) {
    elements.removeAll { isPinned($0.category) }
    for section in 0..<frames.sectionCount {
      let path = ItemPath(section: section, item: 0)
      for (category, next) in [(ItemCategory.header, section), (.footer, section + 1)] where isPinned(category) {
        guard let frame = bar(category, path), frame.intersects(rect) else { continue }
        let index = elements.firstIndex { $0.path.section >= next } ?? elements.count
        elements.insert(LayoutElement(path: path, category: category, frame: frame), at: index)
      }
    }
  }

  /// Returns a frame moved by the shortest distance into the visible rectangle, but not out of its section.
  private func pinned(_ frame: LayoutRect, _ category: ItemCategory, _ section: Int, in sight: CGRect) -> LayoutRect {
    let (span, axis) = (frames.span(ofSection: section), scrollAxis)
    let isMirrored = axis == .horizontal && frames.layout.isRightToLeft
    func length(_ frame: LayoutRect?) -> Double { frame.map { Double(CGRect($0).length(axis)) } ?? 0 }
    let header = length(frames.headerFrame(ofSection: section))
    let footer = length(frames.footerFrame(ofSection: section))
    // A header stops at the footer, and a footer at the header.
    let isHeader = category == .header
    var first = isHeader ? span.start : span.start + header
    var last = isHeader ? span.end - footer : span.end
    if isMirrored { (first, last) = (frames.contentSize.width - last, frames.contentSize.width - first) }
    let (low, own) = (Double(CGRect(frame).low(axis)), length(frame))
    let wished = isHeader != isMirrored ? max(low, Double(sight.low(axis))) : min(low, Double(sight.high(axis)) - own)
    var result = frame
    let limited = max(first, min(wished, last - own))
    if axis == .horizontal { result.origin.x = limited } else { result.origin.y = limited }
    return result
  }
}
