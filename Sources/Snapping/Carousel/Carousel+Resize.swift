import FlowLayoutModel
import ScrollPhysics

extension Carousel {
  /// Changes the size of the view and the number of duplicates; the current item stays in position.
  public mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace) {
    // Duplicates are added before the view grows and removed when it is at rest, so it always has content to show.
    let next = view.behavior.row(in: boundsSize, atLeast: row.duplicates)
    adopt(next, &trace)
    view.update(recording: &trace) { $0.geometry.boundsSize = boundsSize }
    mayHaveSpareDuplicates = true
    stayInBand(&trace)
    settle(&trace)
  }

  /// Replaces the row by one with other duplicates; content and content offset move together, invisibly on the screen.
  mutating func adopt(_ next: CarouselRow, _ trace: inout ScrollTrace) {
    if next == row { return }
    let axis = view.behavior.axis
    var amount = view.behavior.shift(to: next)
    let (added, grows) = (next.duplicates - row.duplicates, next.duplicates >= row.duplicates)
    let size = next.layout.frames.contentSize
    let contentSize = Size2D(width: size.width, height: size.height)
    if grows { view.update(recording: &trace) { $0.geometry.contentSize = contentSize } }
    let before = view.behavior.points(in: view.configuration)
    let point = before.nearest(to: view.landing[axis])
    view.behavior.adopt(next)
    let after = view.behavior.points(in: view.configuration)
    if !isFingerDown, let point, let twin = after.point(ofItem: before.item(ofPoint: point) + added),
      abs(before[point] - view.landing[axis]) < before.range.tolerance,
      abs(after[twin] - before[point] - amount[axis]) < 2 * before.range.tolerance
    {
      // The shift leads from snap point to snap point, on the pixel.
      amount[axis] = after[twin] - before[point]
    }
    view.shiftContent(by: amount, recording: &trace)
    if !grows { view.update(recording: &trace) { $0.geometry.contentSize = contentSize } }
    // Caches the present points, because the resize queries them.
    _ = view.behavior.points(in: view.configuration)
  }
}
