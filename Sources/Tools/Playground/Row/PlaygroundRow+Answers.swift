extension PlaygroundRow {
  /// Writes the state of the view: 14 numbers in the order of the page's `state`.
  func writeState(to numbers: inout SharedMemory) {
    let geometry = view.configuration.geometry
    numbers.write(view.time)
    numbers.write(view.contentOffset)
    numbers.write(view.isAtRest)
    numbers.write(geometry.minimumContentOffset)
    numbers.write(geometry.maximumContentOffset)
    numbers.write(geometry.boundsSize)
    numbers.write(geometry.contentSize)
    numbers.write(trace.releases.count)
    numbers.write(items.item(at: view.contentOffset))
  }

  /// Writes the frames: time, content offset, velocity, phase, and by how much an endless row's content has shifted.
  func writeFrames(to numbers: inout SharedMemory) {
    var shifts = trace.shifts[...]
    var shifted = Vector2D.zero
    for (index, frame) in trace.frames.enumerated() {
      while let shift = shifts.first, shift.frame <= index {
        shifted = shifted + shift.amount
        shifts.removeFirst()
      }
      numbers.write(frame.time)
      numbers.write(trace.contentOffset(frame))
      numbers.write(frame.velocity)
      numbers.write(indexOf: frame.phase)
      numbers.write(shifted)
    }
  }

  /// Writes the releases: 14 numbers each, in the order of the page's `releases`.
  func writeReleases(to numbers: inout SharedMemory) {
    let items = run().items
    for (index, release) in trace.releases.enumerated() {
      numbers.write(release.time)
      numbers.write(release.contentOffset)
      numbers.write(release.velocity)
      numbers.write(release.proposedTarget)
      numbers.write(release.target)
      numbers.write(release.willDecelerate)
      numbers.write(release.dragStartOffset)
      numbers.write(items.releases[index].fromItem)
      numbers.write(items.releases[index].item)
    }
  }

  /// Writes the metrics, in the order of `FeelMetric`; NaN for one that is not applicable.
  func writeMetrics(to numbers: inout SharedMemory) {
    let report = run().report
    for metric in FeelMetric.allCases { numbers.write(report.value(of: metric) ?? .nan) }
  }

  /// Writes the items that the viewport shows: index, frame, opacity, stacking order and scale.
  func writeItems(to numbers: inout SharedMemory) {
    guard let content else { return }
    let bounds = view.configuration.geometry.boundsSize
    let offset = view.contentOffset
    let viewport = LayoutViewport(
      rect: LayoutRect(x: offset.x, y: offset.y, width: bounds.width, height: bounds.height),
      scrollDirection: scene.layout?.scrollDirection ?? .horizontal)
    for item in content.items(from: offset, to: offset + Vector2D(x: bounds.width, y: bounds.height)) {
      var attributes = ItemAttributes(
        path: ItemPath(item: item.index),
        frame: LayoutRect(x: item.origin.x, y: item.origin.y, width: item.size.width, height: item.size.height))
      look?.modify(&attributes, in: viewport)
      numbers.write(item.index)
      numbers.write(item.origin)
      numbers.write(item.size)
      numbers.write(attributes.alpha)
      numbers.write(attributes.zIndex)
      numbers.write(attributes.transform3D[0, 0])
    }
  }

  /// Writes the content offsets at which items rest, at most a number of them; none in a view that may rest anywhere.
  func writeSnapPoints(limit: Int, to numbers: inout SharedMemory) {
    let items = items
    for item in 0..<min(items.count, limit) {
      guard let offset = items.contentOffset(ofItem: item), items.isSnapPoint(offset) != nil else { continue }
      numbers.write(item)
      numbers.write(offset)
    }
  }
}

extension SharedMemory {
  mutating func write(_ vector: Vector2D) {
    write(vector.x)
    write(vector.y)
  }

  mutating func write(_ size: Size2D) {
    write(size.width)
    write(size.height)
  }
}
