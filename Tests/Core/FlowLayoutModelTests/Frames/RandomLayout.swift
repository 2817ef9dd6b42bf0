import FlowLayoutModel
import TestSupport

/// Layouts of all kinds, by a seed.
enum RandomLayout {
  /// A layout; one that overlaps has spacings down to what takes a line to its predecessor's beginning.
  static func make(_ generator: inout SeededGenerator, overlaps: Bool = false) -> FlowLayout {
    let direction: ScrollDirection = Bool.random(using: &generator) ? .horizontal : .vertical
    let container = LayoutSize(
      width: Double(Int.random(in: 100...500, using: &generator)),
      height: Double(Int.random(in: 100...500, using: &generator)))
    let sections = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      var section = section(container, direction, &generator)
      if overlaps {
        section.minimumLineSpacing = Double(Int.random(in: -120...20, using: &generator))
        section.minimumInteritemSpacing = Double(Int.random(in: -9...20, using: &generator))
        if Bool.random(using: &generator) {
          section.lineSpacings = (0..<20).map { _ in Double(Int.random(in: -120...20, using: &generator)) }
        }
      }
      return section
    }
    return FlowLayout(
      containerSize: container, scrollDirection: direction, sections: sections,
      isRightToLeft: Bool.random(using: &generator))
  }

  private static func section(
    _ container: LayoutSize, _ direction: ScrollDirection, _ generator: inout SeededGenerator
  ) -> FlowSection {
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
    // Some sections fill their lines with one item, others wrap.
    let isRow = Bool.random(using: &generator)
    func size() -> LayoutSize {
      let along = number(10...300)
      let across = isRow ? number(60...100) / 100 * 100 : number(10...60)
      return direction == .horizontal
        ? LayoutSize(width: along, height: across) : LayoutSize(width: across, height: along)
    }
    let count = Int.random(in: 0...30, using: &generator)
    let sizes: ItemSizes =
      Bool.random(using: &generator) ? .uniform(count: count, size: size()) : .each((0..<count).map { _ in size() })
    var section = FlowSection(itemSizes: sizes, minimumLineSpacing: number(0...40))
    section.minimumInteritemSpacing = number(0...20)
    if Bool.random(using: &generator) {
      section.sectionInset = LayoutInset(
        top: number(0...20), left: number(0...20), bottom: number(0...20), right: number(0...20))
    }
    if Bool.random(using: &generator) { section.headerReferenceSize = LayoutSize(width: 30, height: 30) }
    if Bool.random(using: &generator) { section.footerReferenceSize = LayoutSize(width: 20, height: 20) }
    return section
  }
}

extension FlowLayout {
  /// The layout with its axes exchanged.
  var transposed: FlowLayout {
    FlowLayout(
      containerSize: containerSize.transposed, scrollDirection: scrollDirection.other,
      sections: sections.map { section in
        var copy = section
        switch section.itemSizes {
        case .uniform(let count, let size): copy.itemSizes = .uniform(count: count, size: size.transposed)
        case .each(let sizes): copy.itemSizes = .each(sizes.map(\.transposed))
        }
        copy.sectionInset = section.sectionInset.transposed
        copy.headerReferenceSize = section.headerReferenceSize.transposed
        copy.footerReferenceSize = section.footerReferenceSize.transposed
        return copy
      })
  }

  /// All items, in order.
  var paths: [ItemPath] {
    sections.indices.flatMap { section in
      (0..<sections[section].itemSizes.count).map { ItemPath(section: section, item: $0) }
    }
  }
}

extension LayoutRect {
  /// The rectangle with its axes swapped.
  var transposed: LayoutRect { LayoutRect(x: origin.y, y: origin.x, width: size.height, height: size.width) }
}
