/// How an element of a layout is shown: what `UICollectionViewLayoutAttributes` holds, as a value.
public struct ItemAttributes: Sendable {
  /// Which element; for a header or footer the item is 0.
  public var path: ItemPath
  /// What the element is.
  public var category: ItemCategory
  /// The centre, in points of the content.
  public var center: LayoutPoint
  /// The size before the transform, in points.
  public var size: LayoutSize
  /// The opacity, 0…1.
  public var alpha = 1.0
  /// The place in the stack; higher is nearer.
  public var zIndex = 0
  /// The transform about the centre.
  public var transform3D = LayoutTransform3D.identity
  #if !hasFeature(Embedded)
    /// What plug-ins have added, under typed keys.
    public var values = AttributeValues()
  #endif

  /// Creates attributes of an element that is shown in its frame as it is.
  public init(path: ItemPath, category: ItemCategory = .cell, frame: LayoutRect) {
    self.path = path
    self.category = category
    center = LayoutPoint(x: frame.midX, y: frame.midY)
    size = frame.size
  }

  /// The frame before the transform, in points of the content.
  public var frame: LayoutRect {
    get {
      LayoutRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      center = LayoutPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The transform about the centre in the plane; the identity where ``transform3D`` leaves the plane.
  public var transform: LayoutTransform {
    get { transform3D.flat ?? .identity }
    set { transform3D = LayoutTransform3D(newValue) }
  }
}
