/// Expects a view's decision map to match its golden: every release of the grid has the same result as before.
///
/// ```swift
/// @Test func tilesLandWhereTheyDid() throws {
///   try expectMap(of: ViewUnderTest("tiles") { Scroller(configuration, behavior: Tiles()) }, matches: "tiles")
/// }
/// ```
///
/// The golden is `Tests/Goldens/FILE/NAME.map`, as with ``expectFeel(_:matches:items:tolerance:record:file:fileID:line:function:)``.
/// The drags and velocities to sweep are read from the golden. A failure names the cells that changed.
/// - Throws: ``FeelFailure`` if a cell changed, if the golden is missing or damaged, or if it was written.
public func expectMap(
  of subject: some AuditableView, matches name: String, record: RecordMode? = nil,
  file: String = #filePath, fileID: String = #fileID, line: Int = #line, function: String = #function
) throws(FeelFailure) {
  let expectation = GoldenExpectation(name: name, file: file, fileID: fileID, line: line, function: function)
  try expectation.check(record, ending: "map") { golden, mode throws(DocumentError) in
    try golden.check(mapOf: subject, mode: mode)
  }
}
