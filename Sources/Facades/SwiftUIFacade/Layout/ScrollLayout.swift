import ScrollPhysics

/// The layout of a scroll view: its content is inside its margins, and chooses its length along the axes of scrolling.
///
/// Across them the scroll view is as large as its content.
struct ScrollLayout {
  let axes: Axis.Set
  let margins: EdgeInsets
  /// Whether it is the first scroll view of the app's view, which fingers move.
  let isFirst: Bool

  /// Where the content begins at rest, from the scroll view's origin.
  var start: Vector2D { Vector2D(x: margins.leading, y: margins.top) }

  /// Returns the scroll view's size around a content.
  func size(_ proposed: ProposedSize, around content: Size2D) -> Size2D {
    Size2D(
      width: axes.contains(.horizontal) ? proposed.width ?? 10 : content.width + margins.leading + margins.trailing,
      height: axes.contains(.vertical) ? proposed.height ?? 10 : content.height + margins.top + margins.bottom)
  }

  /// Returns what the content of a scroll view with a proposed size is offered.
  func proposed(in size: ProposedSize) -> ProposedSize {
    var inner = size.shrunk(by: margins)
    inner.container = Size2D(width: inner.width ?? 0, height: inner.height ?? 0)
    if axes.contains(.horizontal) { inner.width = nil }
    if axes.contains(.vertical) { inner.height = nil }
    return inner
  }
}

/// The modifier `containerRelativeFrame`: lengths that depend on those of the container.
struct RelativeFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (_ container: CGFloat, Axis) -> CGFloat

  func frame(in proposed: ProposedSize) -> FrameLayout {
    let container = proposed.container ?? Size2D(width: proposed.width ?? 0, height: proposed.height ?? 0)
    return FrameLayout(
      fixed: (
        axes.contains(.horizontal) ? length(container.width, .horizontal) : nil,
        axes.contains(.vertical) ? length(container.height, .vertical) : nil
      ), alignment: alignment)
  }
}
