import GestureReplay

/// Expects a view's decision map to be its golden: every release of the grid lands where it did.
///
/// ```swift
/// @Test func tilesLandWhereTheyDid() throws {
///   try expectMap(of: ViewUnderTest("tiles") { Scroller(configuration, behavior: Tiles()) }, matches: "tiles")
/// }
/// ```
///
/// The golden is `Tests/Goldens/FILE/NAME.map`, as ``expectFeel(_:matches:tolerance:record:file:line:function:)`` has it;
/// it says itself what is swept. A failure names the cells that changed.
///
/// - Parameters:
///   - subject: What is mapped.
///   - name: The golden's name, with `/` for folders.
///   - record: When the golden is written; by default as `SCROLLSIM_RECORD` says, else never where `CI` is set, else
///     where there is none.
///   - file: The test's file.
///   - line: The test's line.
///   - function: The test's function, which the failure names in the command that records.
/// - Throws: ``FeelFailure`` where a cell changed, where there is no golden or it is damaged, and where one was written.
public func expectMap(
  of subject: some FeelSubject, matches name: String, record: RecordMode? = nil,
  file: String = #filePath, line: Int = #line, function: String = #function
) throws(FeelFailure) {
  let expectation = GoldenExpectation(name: name, file: file, line: line, function: function)
  try expectation.check(record, ending: "map") { golden, mode throws(DocumentError) in
    try golden.check(mapOf: subject, mode: mode)
  }
}
