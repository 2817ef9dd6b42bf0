import Documents
@testable import FeelTesting
import Foundation
import ScrollPhysics
import Testing

@Suite("Feel sheet")
struct FeelSheetTests {
  private static let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 2400, height: 120), boundsSize: Size2D(width: 375, height: 120))

  /// Tiles of a spacing, whose flicks need a speed.
  private struct SpacedTiles: TargetBehavior {
    var spacing = 120.0
    var threshold = 0.2

    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      let flick = context.velocity.x > threshold ? 1.0 : context.velocity.x < -threshold ? -1 : 0
      let page =
        flick == 0
        ? (context.contentOffset.x / spacing).rounded() : (context.dragStartOffset.x / spacing).rounded() + flick
      target.x = min(max(page * spacing, 0), 2025)
    }
  }

  private func row(_ behavior: SpacedTiles = SpacedTiles()) -> some AuditableView {
    ViewUnderTest(
      "row", Self.configuration,
      items: { ItemList((0..<18).map { min(Double($0) * behavior.spacing, 2025) }, in: $0) }
    ) { Scroller($0, behavior: behavior) }
  }

  @Test("The sheet has a line for each gesture and the map, in fewer than 80 lines, and reads back")
  func text() throws {
    let sheet = try FeelSheet(of: row())
    let text = FeelSheetText.encode(sheet, detail: false)
    #expect(
      text.split(separator: "\n").count < 80 && text.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(text)")
    #expect(try FeelSheetText.decode(FeelSheetText.encode(sheet)) == sheet)
    // Without what pictures need it still is the same feel.
    let short = try FeelSheetText.decode(text)
    #expect(short.screens.isEmpty && short.lines.allSatisfy { $0.motion == nil } && FeelSheetText.encode(short) == text)
    #expect(SheetDifference.between(short, and: sheet) == nil && SheetDifference.between(sheet, and: short) == nil)
    let flick = try #require(sheet.lines.first { $0.name == "flick, 1 pt/ms" })
    // The sheet begins at item 8 of 18, and a flick goes on by one.
    #expect(flick.values.prefix(2) == ["1080", "1"])
    #expect(try #require(sheet.lines.first { $0.name == "slow drag, 0.4 page" }).values[1] == "0")
    #expect(try #require(sheet.lines.first { $0.name == "five flicks, 300 ms apart" }).values[0] != "1080")
    #expect(try #require(sheet.lines.first { $0.name == "beyond the start, released still" }).values[0] == "0")
  }

  @Test(
    "Another threshold, spacing or rate changes the sheet, and the first line names the change",
    arguments: [
      (SpacedTiles(threshold: 1.5), "flick, 0.3 pt/ms: rest 960 instead of 1080"),
      (SpacedTiles(spacing: 121), "rest 968"),
    ]
  )
  private func changes(_ behavior: SpacedTiles, _ words: String) throws {
    let golden = try FeelSheet(of: row())
    #expect(SheetDifference.between(golden, and: golden) == nil)
    let difference = try #require(SheetDifference.between(golden, and: try FeelSheet(of: row(behavior))))
    #expect(difference.sentence.contains(words), "\(difference.description)")
    #expect(difference.lines.contains { $0.hasPrefix("- flick, 0.3 pt/ms ") }, "\(difference.description)")
    #expect(difference.lines.contains { $0.hasPrefix("  commit") }, "\(difference.description)")
  }

  @Test("A gesture that only one of two sheets has is gone or new, also beside others")
  func missingLines() throws {
    let whole = try FeelSheet(of: row())
    for count in 1...3 {
      var short = whole
      let names = short.lines.prefix(count).map(\.name)
      short.lines.removeFirst(count)
      let more = ["", " (and 1 more gesture)", " (and 2 more gestures)"][count - 1]
      let gone = try #require(SheetDifference.between(whole, and: short))
      #expect(gone.sentence == "moves differently; \(names[0]): is gone\(more)")
      #expect(gone.lines == names.map { "- \($0)" })
      let new = try #require(SheetDifference.between(short, and: whole))
      #expect(new.sentence == "moves differently; \(names[0]): is new\(more)")
      #expect(new.lines.dropFirst().count == count && new.lines.dropFirst().allSatisfy { $0.hasPrefix("+ ") })
    }
  }

  @Test("A value with characters other than visible ASCII is an error", arguments: ["\r\n0", "\u{1}", "0\u{301}", "é"])
  func values(_ value: String) throws {
    let text = FeelSheetText.encode(try FeelSheet(of: row()))
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("flick, 1 pt/ms") })
    #expect(throws: DocumentError.self) {
      try FeelSheetText.decode(text.replacingOccurrences(of: line, with: line + "  " + value))
    }
    let last = try #require(line.split(separator: " ").last)
    let changed = line.dropLast(last.count) + value
    #expect(throws: DocumentError.self) {
      try FeelSheetText.decode(text.replacingOccurrences(of: line, with: changed))
    }
  }

  @Test("A golden sheet is recorded once, and a damaged one is an error")
  func golden() throws {
    try GoldenRun.withFolder { folder in
      let golden = GoldenFile(path: folder.appendingPathComponent("row.sheet").path)
      #expect(try golden.check(sheetOf: row(), mode: .missing) == .recorded(nil))
      #expect(try golden.check(sheetOf: row(), mode: .never) == .matches)
      // A sheet without motion is met, and gets it where all are recorded.
      let full = try String(contentsOfFile: golden.path, encoding: .utf8)
      let short = FeelSheetText.encode(try FeelSheetText.decode(full), detail: false)
      try Data(short.utf8).write(to: URL(fileURLWithPath: golden.path))
      #expect(try golden.check(sheetOf: row(), mode: .failed) == .matches)
      guard case .recorded = try golden.check(sheetOf: row(), mode: .all) else {
        Issue.record("what was missing was not recorded")
        return
      }
      #expect(try String(contentsOfFile: golden.path, encoding: .utf8) == full)
      #expect(try golden.check(sheetOf: row(), mode: .all) == .matches)
      guard case .differs(let difference) = try golden.check(sheetOf: row(SpacedTiles(spacing: 121)), mode: .missing)
      else {
        Issue.record("another spacing was not seen")
        return
      }
      #expect(difference.actual?.hasPrefix("feel-sheet 1\nview row\n") == true)
      for (damage, words) in [
        ("feel-sheet 2", "not a feel sheet"), ("feel-sheet 1\nview row\n\na  b\nc  d\n\nx", "column \"b\""),
      ] {
        try Data(damage.utf8).write(to: URL(fileURLWithPath: golden.path))
        #expect(throws: (any Error).self) { try golden.check(sheetOf: row(), mode: .missing) }
        do { _ = try golden.check(sheetOf: row(), mode: .missing) } catch {
          #expect("\(error)".contains(words), "\(error)")
        }
      }
    }
  }

  @Test("A column that a golden sheet lacks is not compared, and the mode older adds it")
  func fewerColumns() throws {
    try GoldenRun.withFolder { folder in
      let golden = GoldenFile(path: folder.appendingPathComponent("row.sheet").path)
      let full = try FeelSheet(of: row())
      for column in FeelSheet.columns.indices {
        var lacking = full
        for line in lacking.lines.indices { lacking.lines[line].values[column] = nil }
        try Data(FeelSheetText.encode(lacking).utf8).write(to: URL(fileURLWithPath: golden.path))
        for mode in [RecordMode.never, .missing, .failed] {
          #expect(try golden.check(sheetOf: row(), mode: mode) == .matchesInPart, "\(FeelSheet.columns[column])")
        }
        // The columns that it has are compared.
        guard case .differs = try golden.check(sheetOf: row(SpacedTiles(spacing: 121)), mode: .older) else {
          Issue.record("another spacing matches a sheet without \(FeelSheet.columns[column].title)")
          return
        }
        guard case .recorded = try golden.check(sheetOf: row(), mode: .older) else {
          Issue.record("the column \(FeelSheet.columns[column].title) was not added")
          return
        }
        #expect(try golden.contents() == FeelSheetText.encode(full))
      }
    }
  }

  @Test("Columns are found by their titles, in any order, and an unknown or a repeated one is an error")
  func titles() throws {
    var full = try FeelSheet(of: row())
    for line in full.lines.indices {
      for column in full.lines[line].values.indices.dropFirst(2) { full.lines[line].values[column] = nil }
    }
    // The table of two columns, written the other way round by hand.
    let table =
      ["gesture  items  rest"] + full.lines.map { "\($0.name)  \($0.values[1] ?? "")  \($0.values[0] ?? "")" }
    let text = FeelSheetText.encode(full, detail: false)
    let start = try #require(text.range(of: "gesture "))
    let end = try #require(text.range(of: "\n\n", range: start.lowerBound..<text.endIndex))
    let turned = text.replacingCharacters(
      in: start.lowerBound..<end.lowerBound, with: table.joined(separator: "\n"))
    #expect(try FeelSheetText.decode(turned) == FeelSheetText.decode(text))
    for (titles, words) in [
      (
        "gesture  items  bounce",
        "the column \"bounce\", which this version of the package does not know: a newer version"
      ),
      ("gesture  items  items", "the column items again"), ("gesture", "no columns"),
    ] {
      let error = #expect(throws: DocumentError.self) {
        try FeelSheetText.decode(turned.replacing("gesture  items  rest", with: titles))
      }
      #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }
  }
}
