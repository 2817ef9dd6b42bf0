/// Expects a view's feel sheet to match its golden: the same response to fixed gestures, and the same decision map.
///
/// ```swift
/// @Test func cardsFeelAsTheyDid() throws {
///   let cards = ViewUnderTest("cards", configuration) { Scroller($0, behavior: CardSnapping()) }
///   try expectFeelSheet(of: cards, matches: "cards")
/// }
/// ```
///
/// The sheet keeps what one gesture cannot: slow drags, flicks of three speeds both ways, a drag that turns back, releases
/// beyond the start, a catch, flicks in a row and a resize. See ``FeelSheet``. The golden is
/// `Tests/Goldens/FILE/NAME.sheet`, as with ``expectFeel(_:matches:items:tolerance:record:file:fileID:line:function:)``.
/// - Parameters:
///   - subject: The view under test.
///   - name: The golden's name; `/` separates folders.
///   - record: When to write the golden. By default `SCROLLSIM_RECORD` decides; if it is not set, nothing is written
///     where `CI` is set, and elsewhere only missing goldens are.
///   - file: The path of the test file.
///   - fileID: The file's name after its module's.
///   - line: The line of the call.
///   - function: The function of the test.
/// - Throws: ``FeelFailure`` if a line or a cell changed, if the golden is missing or damaged, or if it was written.
public func expectFeelSheet(
  of subject: some AuditableView, matches name: String, record: RecordMode? = nil,
  file: String = #filePath, fileID: String = #fileID, line: Int = #line, function: String = #function
) throws(FeelFailure) {
  let expectation = GoldenExpectation(name: name, file: file, fileID: fileID, line: line, function: function)
  try expectation.check(record, ending: "sheet") { golden, mode throws(DocumentError) in
    try golden.check(sheetOf: subject, mode: mode)
  }
}
