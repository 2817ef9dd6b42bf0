/// Items whose content offsets are given one by one; the item with the nearest offset is the one shown.
public struct ItemList: ItemOffsets, Hashable {
  private let offsets: [Vector2D]
  private let axis: ScrollAxis
  private let displayScale: Double

  /// Creates items from their content offsets, in points.
  /// - Parameters:
  ///   - offsets: The content offset of each item, in points, in the order of the items.
  ///   - configuration: Sizes, switches and constants of the view.
  ///   - axis: The axis along which offsets are compared; nil for the one with the longer scroll range.
  public init(_ offsets: [Vector2D], in configuration: ScrollConfiguration, axis: ScrollAxis? = nil) {
    self.offsets = offsets
    self.axis = axis ?? configuration.geometry.mainAxis
    displayScale = configuration.displayScale
  }

  /// Creates items from their content offsets along the axis, in points.
  /// - Parameters:
  ///   - offsets: The content offset of each item, in points, in the order of the items.
  ///   - configuration: Sizes, switches and constants of the view.
  ///   - axis: The axis of the row; nil for the one with the longer scroll range.
  public init(_ offsets: [Double], in configuration: ScrollConfiguration, axis: ScrollAxis? = nil) {
    let axis = axis ?? configuration.geometry.mainAxis
    let vectors = offsets.map { configuration.geometry.minimumContentOffset.replacing(axis, with: $0) }
    self.init(vectors, in: configuration, axis: axis)
  }

  /// Creates items from their positions, each at the beginning of the visible area or at an end of the scroll range.
  package init(at positions: [Double], in configuration: ScrollConfiguration, axis: ScrollAxis? = nil) {
    let (geometry, axis) = (configuration.geometry, axis ?? configuration.geometry.mainAxis)
    // At the minimum, the beginning of the content is at the beginning of the visible area.
    let offsets = positions.map { geometry.clamped(geometry.minimumOffset(axis) + $0, axis) }
    self.init(offsets, in: configuration, axis: axis)
  }

  public var count: Int { offsets.count }
  public func contentOffset(ofItem item: Int) -> Vector2D? { offsets.indices.contains(item) ? offsets[item] : nil }

  /// Returns the item with the nearest content offset.
  /// - Complexity: O(items).
  public func item(at contentOffset: Vector2D) -> Int? {
    offsets.indices.min { distance($0, contentOffset) < distance($1, contentOffset) }
  }

  /// Returns whether an item's content offset is within half a device pixel; nil without items.
  public func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    offsets.isEmpty ? nil : offsets.indices.contains { distance($0, contentOffset) * displayScale <= 0.5 }
  }

  private func distance(_ item: Int, _ offset: Vector2D) -> Double { abs(offsets[item][axis] - offset[axis]) }
}
