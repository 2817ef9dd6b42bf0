import FlowLayoutModel

extension FlowLayout {
  /// A single-section layout with its axes exchanged.
  public var turned: FlowLayout {
    var layout = self
    layout.containerSize = containerSize.transposed
    layout.scrollDirection = scrollDirection.other
    for index in sections.indices {
      if case .uniform(let count, let size) = sections[index].itemSizes {
        layout.sections[index].itemSizes = .uniform(count: count, size: size.transposed)
      }
      layout.sections[index].sectionInset = sections[index].sectionInset.transposed
      layout.sections[index].headerReferenceSize = sections[index].headerReferenceSize.transposed
      layout.sections[index].footerReferenceSize = sections[index].footerReferenceSize.transposed
    }
    return layout
  }
}
