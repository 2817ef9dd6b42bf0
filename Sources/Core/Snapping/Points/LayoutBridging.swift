extension ScrollAxis {
  package init(_ direction: ScrollDirection) { self = direction.isHorizontal ? .horizontal : .vertical }
}

extension Size2D { package init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) } }

extension LayoutSize { package init(_ size: Size2D) { self.init(width: size.width, height: size.height) } }

extension ItemFrames {
  /// Returns the elements in a rectangle, by its upper left corner.
  package func elements(from corner: Vector2D, _ size: Size2D) -> [LayoutElement] {
    var (elements, cursor) = ([LayoutElement](), Cursor())
    let origin = LayoutPoint(x: corner.x, y: corner.y)
    appendElements(in: LayoutRect(origin: origin, size: LayoutSize(size)), to: &elements, &cursor)
    return elements
  }
}
