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
