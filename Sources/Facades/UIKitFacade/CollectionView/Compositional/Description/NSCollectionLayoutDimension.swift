/// A width or a height: absolute, estimated, or a fraction of the container's.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Measure: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let measure: Measure
  open private(set) var dimension: CGFloat

  init(_ measure: Measure, _ dimension: CGFloat) {
    self.measure = measure
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
  }

  open class func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalWidth, part) }
  open class func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(.fractionalHeight, part) }
  open class func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, length) }

  /// Returns a dimension that is replaced by the one that the cell prefers, as soon as there is a cell.
  open class func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, length) }

  /// Returns an estimated dimension; the facade does not make the items of a group equally high.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated, estimate)
  }

  open var isFractionalWidth: Bool { measure == .fractionalWidth }
  open var isFractionalHeight: Bool { measure == .fractionalHeight }
  open var isAbsolute: Bool { measure == .absolute }
  open var isEstimated: Bool { measure == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch measure {
    case .fractionalWidth: dimension * max(0, container.width)
    case .fractionalHeight: dimension * max(0, container.height)
    case .absolute, .estimated: dimension
    }
  }
}
