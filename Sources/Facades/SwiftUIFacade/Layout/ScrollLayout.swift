import ScrollPhysics

/// The layout of a scroll view: its content, inside the margins, chooses its length; across, both are as large.
struct ScrollLayout {
  let axes: Axis.Set
  let margins: EdgeInsets
  let number: Int

  func size(_ room: Size2D, around content: Size2D) -> Size2D {
    var size = Size2D(width: content.width + margins.width, height: content.height + margins.height)
    for axis in axes.each { size[axis] = room[axis] }
    return size
  }

  /// Returns what the content of a scroll view with a proposed size is offered.
  func proposed(in size: ProposedSize) -> ProposedSize {
    var inner = size.shrunk(by: margins)
    inner.container = Size2D(width: inner.width ?? 0, height: inner.height ?? 0)
    for axis in axes.each { inner[axis] = nil }
    return inner
  }
}
