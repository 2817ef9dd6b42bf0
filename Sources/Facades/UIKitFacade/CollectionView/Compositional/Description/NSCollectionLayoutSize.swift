@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension, heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  func dimension(_ axis: ScrollAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// Returns the size in a container, in points, with a cell's preferred size for the estimated dimensions.
  func size(in container: CGSize, preferred: CGSize?) -> CGSize {
    var size = CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    guard let preferred else { return size }
    for axis in ScrollAxis.allCases where dimension(axis).isEstimated { size[axis] = preferred[axis] }
    return size
  }

  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}
