import FlowLayoutModel
import ScrollPhysics

extension Carousel {
  /// Gives the view another size and the row as many duplicates as it takes; the item at its place stays there.
  public mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace) {
    // Duplicates are there before the view grows and go when it is at rest, so that it has content all the time.
    let next = view.behavior.row(in: boundsSize, atLeast: row.copies)
    adopt(next, &trace)
    view.update(recording: &trace) { $0.geometry.boundsSize = boundsSize }
    mayHaveSpareCopies = true
    stayInBand(&trace)
    settle(&trace)
  }

  /// Takes a row with other duplicates: content and view move together, and nobody sees anything.
  mutating func adopt(_ next: CarouselRow, _ trace: inout ScrollTrace) {
    if next == row { return }
    let axis = view.behavior.axis
    var amount = view.behavior.shift(to: next)
    let (added, grows) = (next.copies - row.copies, next.copies >= row.copies)
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
      // From place to place, on the pixel.
      amount[axis] = after[twin] - before[point]
    }
    view.shiftContent(by: amount, recording: &trace)
    if !grows { view.update(recording: &trace) { $0.geometry.contentSize = contentSize } }
    // What a resize asks about is where the items are now.
    _ = view.behavior.points(in: view.configuration)
  }
}
