import FlowLayoutModel
private let row = FlowLayout(
  containerSize: LayoutSize(width: 375, height: 240),
  sections: [
    FlowSection(
      itemSizes: .uniform(count: 10, size: LayoutSize(width: 320, height: 240)), minimumLineSpacing: 16,
      sectionInset: LayoutInset(top: 0, left: 16, bottom: 0, right: 16))
  ])
private let cards = row
private let geometry = ScrollViewGeometry(
  contentSize: Size2D(width: 3376, height: 240), boundsSize: Size2D(width: 375, height: 240))
