extension Carousel {
  /// Changes the size of the view and the number of duplicates; the current item stays in position.
  mutating func resize(to boundsSize: Size2D, _ trace: inout ScrollTrace) {
    if scroller.behavior.fillsView {
      scroller.resize(to: boundsSize, recording: &trace)
      // Under a finger, the scroll view does not ask for another target.
      scroller.behavior.adoptRow()
    } else {
      // Duplicates are added before the view grows and removed when it is at rest, so it always has content to show.
      adopt(scroller.behavior.row(in: boundsSize, atLeast: row.duplicates), &trace)
      scroller.update(recording: &trace) { $0.geometry.boundsSize = boundsSize }
      mayHaveSpareDuplicates = true
    }
    stayInBand(&trace)
    settle(&trace)
  }

  /// Replaces the row by one with other duplicates; content and content offset move together, invisibly on the screen.
  mutating func adopt(_ next: CarouselRow, _ trace: inout ScrollTrace) {
    if next == row { return }
    var amount = scroller.behavior.shift(to: next)
    let (added, grows) = (next.duplicates - row.duplicates, next.duplicates >= row.duplicates)
    let contentSize = Size2D(next.layout.frames.contentSize)
    if grows { scroller.update(recording: &trace) { $0.geometry.contentSize = contentSize } }
    let before = items.points
    let point = before.nearest(to: scroller.restOffset[axis])
    scroller.behavior.adopt(next)
    let after = items.points
    if !scroller.isFingerDown, let point, let twin = after.point(ofItem: before.item(ofPoint: point) + added),
      abs(before[point] - scroller.restOffset[axis]) < before.range.tolerance,
      abs(after[twin] - before[point] - amount[axis]) < 2 * before.range.tolerance
    {
      // The shift leads from snap point to snap point, on the pixel.
      amount[axis] = after[twin] - before[point]
    }
    scroller.shiftContent(by: amount, recording: &trace)
    if !grows { scroller.update(recording: &trace) { $0.geometry.contentSize = contentSize } }
    // Caches the present points, because the resize queries them.
    _ = items.points
  }
}
