/// Writes the golden of a row's run, whose gesture's name is in the shared memory, and returns the length of the text.
@_cdecl("playground_golden")
public func playgroundGolden(_ row: Int32, _ bytes: Int32) -> Int32 {
  let name = String(decoding: shared.bytes(bytes), as: UTF8.self)
  return report(row) { TraceText.encode($0.run(gesture: name)) }
}

/// Writes the metrics and the constants of the model as JSON, for the page's tables, and returns the length of the text.
@_cdecl("playground_tables")
public func playgroundTables() -> Int32 { shared.answer(PageTables.json) }

/// Writes the state of a row's view and returns the number of numbers.
@_cdecl("playground_state")
public func playgroundState(_ row: Int32) -> Int32 { answer(row) { $0.writeState(to: &$1) } }

/// Writes the frames of a row's run, eight numbers each, and returns the number of numbers.
@_cdecl("playground_frames")
public func playgroundFrames(_ row: Int32) -> Int32 { answer(row) { $0.writeFrames(to: &$1) } }

/// Writes the releases of a row's run, 14 numbers each, and returns the number of numbers.
@_cdecl("playground_releases")
public func playgroundReleases(_ row: Int32) -> Int32 { answer(row) { $0.writeReleases(to: &$1) } }

/// Writes the metrics of a row's run, a number each, and returns the number of numbers.
@_cdecl("playground_metrics")
public func playgroundMetrics(_ row: Int32) -> Int32 { answer(row) { $0.writeMetrics(to: &$1) } }

/// Writes the items that a row shows, eight numbers each, and returns the number of numbers.
@_cdecl("playground_items")
public func playgroundItems(_ row: Int32) -> Int32 { answer(row) { $0.writeItems(to: &$1) } }

/// Writes the snap points of a row's first items, three numbers each, and returns the number of numbers.
@_cdecl("playground_snap_points")
public func playgroundSnapPoints(_ row: Int32, _ limit: Int32) -> Int32 {
  answer(row) { $0.writeSnapPoints(limit: Int(max(0, limit)), to: &$1) }
}

/// Returns whether the decisions of a row's design depend on earlier releases: 1 or 0.
@_cdecl("playground_remembers")
public func playgroundRemembers(_ row: Int32) -> Int32 { found(row)?.scene.dependsOnEarlierReleases == true ? 1 : 0 }
