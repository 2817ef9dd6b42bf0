nonisolated(unsafe) private var attributes = ItemAttributes(
  path: ItemPath(section: 0, item: 0), frame: LayoutRect(x: 0, y: 0, width: 10, height: 10))
