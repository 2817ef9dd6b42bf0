/// The rows of the page by their number, and the memory shared with the page.
///
/// WebAssembly has one thread, and the tests of the module call it from one.
nonisolated(unsafe) var rows: [PlaygroundRow] = []
nonisolated(unsafe) var shared = SharedMemory()

/// Returns the row of a number; nil if there is none.
func found(_ row: Int32) -> PlaygroundRow? { rows.indices.contains(Int(row)) ? rows[Int(row)] : nil }

/// Runs a change on a row; nothing happens without one of that number.
func change(_ row: Int32, _ body: (PlaygroundRow) -> Void) { found(row).map(body) }

/// Writes the answer of a row and returns the number of numbers; 0 without a row of that number.
func answer(_ row: Int32, _ body: (PlaygroundRow, inout SharedMemory) -> Void) -> Int32 {
  shared.begin()
  if let row = found(row) { body(row, &shared) }
  return Int32(clamping: shared.numbers)
}

/// Writes the report of a row, or as JSON why there is none, and returns the length; 0 without a row of that number.
func report(_ row: Int32, _ body: (PlaygroundRow) throws(DocumentError) -> String) -> Int32 {
  guard let row = found(row) else { return 0 }
  do throws(DocumentError) { return shared.answer(try body(row)) } catch {
    return shared.refuse(error.description)
  }
}
