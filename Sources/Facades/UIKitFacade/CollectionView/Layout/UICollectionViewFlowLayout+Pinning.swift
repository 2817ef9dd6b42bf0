import FlowLayoutModel
import Foundation

extension UICollectionViewFlowLayout {
  /// The z-index of pinned headers and footers, which places them in front of the cells.
  static var pinnedIndex: Int { 10 }

  func isPinned(_ category: ItemCategory) -> Bool {
    switch category {
    case .cell: false
    case .header: sectionHeadersPinToVisibleBounds
    case .footer: sectionFootersPinToVisibleBounds
    }
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
      if isPinned(.header), let frame = bar(.header, path), frame.intersects(rect) {
        let index = elements.firstIndex { $0.path.section >= section } ?? elements.count
        elements.insert(LayoutElement(path: path, category: .header, frame: frame), at: index)
      }
      if isPinned(.footer), let frame = bar(.footer, path), frame.intersects(rect) {
        let index = elements.firstIndex { $0.path.section > section } ?? elements.count
        elements.insert(LayoutElement(path: path, category: .footer, frame: frame), at: index)
      }
    }
  }

  /// Returns a frame moved by the shortest distance into the visible rectangle, but not out of its section.
  private func pinned(_ frame: LayoutRect, _ category: ItemCategory, _ section: Int, in sight: CGRect) -> LayoutRect {
    let span = frames.span(ofSection: section)
    let isHorizontal = scrollDirection == .horizontal
    let isMirrored = isHorizontal && frames.layout.isRightToLeft
    let (low, length) = isHorizontal ? (frame.minX, frame.size.width) : (frame.minY, frame.size.height)
    let header = frames.headerFrame(ofSection: section).map { isHorizontal ? $0.size.width : $0.size.height } ?? 0
    let footer = frames.footerFrame(ofSection: section).map { isHorizontal ? $0.size.width : $0.size.height } ?? 0
    // A header stops at the footer, and a footer at the header.
    let isHeader = category == .header
    var first = isHeader ? span.start : span.start + header
    var last = isHeader ? span.end - footer : span.end
    if isMirrored { (first, last) = (frames.contentSize.width - last, frames.contentSize.width - first) }
    let (top, bottom) =
      isHorizontal
      ? (Double(sight.minX), Double(sight.maxX)) : (Double(sight.minY), Double(sight.maxY))
    let wished = isHeader != isMirrored ? max(low, top) : min(low, bottom - length)
    var result = frame
    let limited = max(first, min(wished, last - length))
    if isHorizontal { result.origin.x = limited } else { result.origin.y = limited }
    return result
  }
}
