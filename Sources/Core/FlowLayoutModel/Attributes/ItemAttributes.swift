/// The appearance of an element of a layout, like `UICollectionViewLayoutAttributes`, as a value.
public struct ItemAttributes: Sendable {
  /// The path of the element; for a header or footer the item is 0.
  public var path: ItemPath
  /// The category of the element.
  public var category: ItemCategory
  /// The centre, in points of the content.
  public var center: LayoutPoint
  /// The size before the transform, in points.
  public var size: LayoutSize
  /// The opacity, 0…1.
  public var alpha = 1.0
  /// The stacking order; elements with higher values are in front.
  public var zIndex = 0
  /// The transform about the centre.
  public var transform3D = LayoutTransform3D.identity
  #if !hasFeature(Embedded)
    /// The values added by plug-ins, under typed keys.
    public var values = AttributeValues()
  #endif

  /// Creates the attributes of an element shown unchanged in its frame.
  public init(path: ItemPath, category: ItemCategory = .cell, frame: LayoutRect) {
    (self.path, self.category) = (path, category)
    center = LayoutPoint(x: frame.midX, y: frame.midY)
    size = frame.size
  }

  /// The frame before the transform, in points of the content.
  public var frame: LayoutRect {
    get {
      LayoutRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      center = LayoutPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }
}
