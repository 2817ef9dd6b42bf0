import FlowLayoutModel
import ScrollPhysics

extension NumberReader {
  private static let mostItems = 10_000_000

  /// Reads a layout in the container of a scroll view; nil for content that has only a size.
  mutating func layout(for configuration: ScrollConfiguration) -> FlowLayout? {
    let sectionCount = count(0, 10_000)
    let direction: ScrollDirection = choice()
    if sectionCount == 0 { return nil }
    let bounds = configuration.geometry.boundsSize
    var layout = FlowLayout(
      containerSize: LayoutSize(width: bounds.width, height: bounds.height), scrollDirection: direction, sections: [],
      isRightToLeft: configuration.layoutDirection == .rightToLeft)
    for _ in 0..<sectionCount where fault == nil { layout.sections.append(section()) }
    return layout
  }

  private mutating func section() -> FlowSection {
    var section = FlowSection(itemSizes: itemSizes())
    section.minimumLineSpacing = size()
    section.minimumInteritemSpacing = size()
    section.lineSpacings = lineSpacings()
    section.sectionInset = LayoutInset(top: signed(), left: signed(), bottom: signed(), right: signed())
    section.headerReferenceSize = layoutSize()
    section.footerReferenceSize = layoutSize()
    return section
  }

  private mutating func layoutSize() -> LayoutSize { LayoutSize(width: size(), height: size()) }

  /// Reads one size for a number of items, or 1 and a list of sizes with how often it is repeated.
  private mutating func itemSizes() -> ItemSizes {
    if !flag() { return .uniform(count: count(0, Self.mostItems), size: layoutSize()) }
    let turns = count(1, Self.mostItems)
    let given = count(0, Self.mostItems / turns)
    var sizes: [LayoutSize] = []
    for _ in 0..<given where fault == nil { sizes.append(layoutSize()) }
    let once = sizes
    for _ in 1..<turns where fault == nil { sizes.append(contentsOf: once) }
    return .each(sizes)
  }

  /// Reads the distances after each line; −1 for none given.
  private mutating func lineSpacings() -> [Double]? {
    let given = count(-1, Self.mostItems)
    if given < 0 { return nil }
    var spacings: [Double] = []
    for _ in 0..<given where fault == nil { spacings.append(size()) }
    return spacings
  }
}
