import FlowLayoutModel
import Testing

/// What a caller gets without saying it; code that leaves an argument out depends on its default.
@Suite("Default arguments of layouts")
struct DefaultArgumentTests {
  private let size = LayoutSize(width: 100, height: 80)

  @Test("A section has UICollectionViewFlowLayout's spacings of 10 points, and no insets, headers or footers")
  func section() {
    let items = ItemSizes.uniform(count: 3, size: size)
    let full = FlowSection(
      itemSizes: items, minimumLineSpacing: 10, lineSpacings: nil, minimumInteritemSpacing: 10, sectionInset: .zero,
      headerReferenceSize: .zero, footerReferenceSize: .zero,
      shortLines: ShortLines(loneItem: .lineStart, lastLine: .minimumSpacing))
    #expect(FlowSection(itemSizes: items) == full)
    #expect(ShortLines() == full.shortLines)
    let layout = FlowLayout(containerSize: size, sections: [full])
    #expect(layout.scrollDirection == .horizontal && !layout.isRightToLeft)
    #expect(ItemPath(item: 4) == ItemPath(section: 0, item: 4))
  }

  @Test("The attributes of an item are those of a plain, opaque cell that is not moved")
  func attributes() {
    let item = ItemAttributes(path: ItemPath(item: 1), frame: LayoutRect(x: 10, y: 20, width: 100, height: 80))
    #expect(item.category == .cell && item.alpha == 1 && item.zIndex == 0 && item.transform3D == .identity)
    #expect(LayoutTransform3D.scale(x: 0.5, y: 2) == .scale(x: 0.5, y: 2, z: 1))
    #expect(LayoutTransform3D.translation(x: 3, y: 4) == .translation(x: 3, y: 4, z: 0))
    #expect(ScaleAndFadePlugin() == ScaleAndFadePlugin(minimumScale: 0.8, minimumAlpha: 0.6, distance: nil))
    #expect(
      VisibilityPercentagePlugin(alignment: .lineCenter)
        == VisibilityPercentagePlugin(alignment: .lineCenter, sectionInset: .zero))
  }
}
