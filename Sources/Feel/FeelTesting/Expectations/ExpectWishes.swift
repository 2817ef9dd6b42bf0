import Foundation

/// Expects a view's feel sheet to meet wishes, such as the shortest drag that leaves an item or the time to settle.
///
/// ```swift
/// @Test func cardsFeelAsWeWish() throws {
///   let cards = ViewUnderTest("cards", configuration) { Scroller($0, behavior: CardSnapping()) }
///   try expectFeelSheet(
///     of: cards,
///     meets: ["commit drag 50...90 pt", "settle <= 900 ms", "flick below 1 pt/ms moves <= 1"])
/// }
/// ```
///
/// A golden fails at any change; wishes leave room to tune. docs/Feel.md lists what can be wished. A failure names each
/// wish that is not met, with the value and the gesture that misses it most.
/// - Returns: The feel sheet.
/// - Throws: ``FeelFailure`` if a wish is not met or is not valid, and for a view that does not come to rest.
@discardableResult
public func expectFeelSheet(
  of subject: some AuditableView, meets wishes: [String], file: String = #filePath, line: Int = #line
) throws(FeelFailure) -> FeelSheet {
  func failure(_ lines: [String]) -> FeelFailure { FeelFailure(lines, file: file, line: line) }
  if wishes.isEmpty { throw failure(["there are no wishes; write one, such as \"settle <= 900 ms\""]) }
  let sheet: FeelSheet
  let outcomes: [WishOutcome]
  do {
    let parsed = try wishes.map { text throws(DocumentError) in try FeelWish(text) }
    sheet = try FeelSheet(of: subject)
    outcomes = try parsed.outcomes(on: sheet, of: subject, jobs: ProcessInfo.processInfo.activeProcessorCount)
  } catch {
    throw failure(["\(error)"])
  }
  let missed = outcomes.filter { !$0.isMet }
  if missed.isEmpty { return sheet }
  var failed = failure(missed.map { "\(PrintableText.line(subject.name)): \($0.sentence)" })
  let folder = GoldenFolder(ofTestFile: file)
  do {
    // Beside the actual runs of goldens, but not one of them.
    let named = try? folder.file(named: subject.name, ending: "wishes")
    let sheetFile = try named ?? folder.file(named: "view", ending: "wishes")
    let actual = try TestArtifacts(ofTestFile: file).write(FeelSheetText.encode(sheet), of: sheetFile, in: folder)
    failed.comparison = FeelComparison(name: subject.name, golden: nil, actual: actual, wishes: wishes)
  } catch {
    failed.lines.append("the sheet could not be kept: \(error)")
  }
  throw failed
}
