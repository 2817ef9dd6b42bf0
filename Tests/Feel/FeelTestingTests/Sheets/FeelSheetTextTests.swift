import Documents
import FeelTesting
import Foundation
import Testing

@Suite("Damaged feel sheets")
struct FeelSheetTextTests {
  private static let text = Result { FeelSheetText.encode(try FeelSheet(of: TestedRows.even())) }

  @Test("Sheets of every kind of row read back as they were written", arguments: 0..<5)
  func readsBack(row: Int) throws {
    let sheet = try FeelSheet(of: TestedRows.all[row])
    let copy = try FeelSheetText.decode(FeelSheetText.encode(sheet))
    #expect(copy == sheet)
    #expect(copy.page == sheet.page && FeelSheetText.encode(copy) == FeelSheetText.encode(sheet))
  }

  @Test(
    "Impossible values are errors with advice",
    arguments: [
      ("screen 375 x 120", "screen 375 x -120", "has the line \"screen 375 x -120\", whose numbers are not lengths"),
      ("screen 375 x 120", "screen wide", "has the line \"screen wide\", where a screen or cards are expected"),
      (
        "screen 375 x 120\n", "",
        "has the line \"cards 0...19 from 0 every 120 long 112.5\", where a screen or cards are expected"
      ),
      (
        "cards 0...19", "cards 19...0",
        "has the line \"cards 19...0 from 0 every 120 long 112.5\", which names no cards"
      ),
      (
        "cards 0...19", "cards 0...1999",
        "has the line \"cards 0...1999 from 0 every 120 long 112.5\", which names no cards"
      ),
      (
        "every 120 long", "every nan long",
        "has the line \"cards 0...19 from 0 every nan long 112.5\", which names no cards"
      ), ("long 112.5", "long inf", "has the line \"cards 0...19 from 0 every 120 long inf\", which names no cards"),
      (
        "  tracking 0:", "  0:",
        "has a motion of \"slow drag, 0.4 page\" that has \"0:1080\" where a phase or TIME:OFFSET is expected"
      ),
      (
        "  tracking 0:", "  gliding 0:",
        "has a motion of \"slow drag, 0.4 page\" that has \"gliding\" where a phase or TIME:OFFSET is expected"
      ),
      (
        "  tracking 0:", "  tracking 0:1e300 0:",
        "has a motion of \"slow drag, 0.4 page\" that has \"0:1e300\" where a phase or TIME:OFFSET is expected"
      ),
      (
        "  tracking 0:", "  tracking 9000:",
        "has a motion of \"slow drag, 0.4 page\" that goes back in time at \"100:1080\""
      ),
      (
        "  tracking 0:", "  resized resized tracking 0:",
        "has a motion of \"slow drag, 0.4 page\" that is resized more often than it has sizes"
      ),
      (
        "\nmotion\nslow drag, 0.4", "\nmotion\nslow drag, 0.5",
        "has a motion \"slow drag, 0.5 page  tracking 0:1080 dragging 100:1080 480:1118 decelerating 496…\" of no gesture"
      ),
      ("\nslow drag, 0.4 page ", "\nslow\tdrag ", "has the gesture \"slow\\tdrag\", which no sheet has"),
      ("\nslow drag, 0.4 page ", "\nslow drág ", "has the gesture \"slow drág\", which no sheet has"),
      (
        "\nslow drag, 0.4 page ", "\n\(String(repeating: "slow", count: 21)) ",
        "has the gesture \"\(String(repeating: "slow", count: 20))…\", which no sheet has"
      ),
      (
        "  1080", "  \(String(repeating: "1", count: 81))",
        "has the value \"\(String(repeating: "1", count: 80))…\", which no metric has"
      ),
    ])
  func damage(part: String, damaged: String, words: String) throws {
    let text = try Self.text.get()
    let range = try #require(text.range(of: part), "\(part)")
    let error = #expect(throws: DocumentError.self) {
      try FeelSheetText.decode(text.replacingCharacters(in: range, with: damaged))
    }
    #expect(error?.message == "\(words); record the sheet again", "\(error?.message ?? "")")
  }

  @Test("Numbers with too many digits are rounded, so that a sheet reads back")
  func digits() throws {
    var text = try Self.text.get()
    for (part, finer) in [(" 0:", " 0.0449:"), ("every 120 ", "every 120.00049 "), ("375 x 120", "375.00012 x 120")] {
      text.replaceSubrange(try #require(text.range(of: part)), with: finer)
    }
    let point = try #require(text.firstMatch(of: /dragging (\S+):(\S+)\s/))
    text.replaceSubrange(point.output.2.startIndex..<point.output.2.endIndex, with: ".8835")
    let sheet = try FeelSheetText.decode(text)
    #expect(try FeelSheetText.decode(FeelSheetText.encode(sheet)) == sheet)
  }

  @Test("A sheet truncated at any line is an error, except at the end of its map")
  func cut() throws {
    let lines = try Self.text.get().split(separator: "\n", omittingEmptySubsequences: false)
    let motion = try #require(lines.firstIndex(of: "motion"))
    for count in 0..<(lines.count - 1) where count != motion && count != motion - 1 {
      let text = lines.prefix(count).joined(separator: "\n") + "\n"
      if count == motion + 1 || count < motion - 1 || count > motion + 1 {
        #expect(throws: DocumentError.self, "\(count) lines") { try FeelSheetText.decode(text) }
      }
    }
  }

  @Test("Cards are where their items rest, up to the end of the row")
  func cards() throws {
    let sheet = try FeelSheet(of: TestedRows.even())
    let cards = sheet.screens[0].cards
    #expect(cards.map(\.first) == [0] && cards.map(\.count) == [20])
    #expect(cards[0].origin == 0 && cards[0].pitch == 120 && cards[0].length < 120 && cards[0].length > 100)
    #expect(sheet.page == 120)
    let uneven = try FeelSheet(of: TestedRows.all[1])
    // A row of 15 uneven items rests 15 different ways until the end of the range.
    for item in 0..<12 {
      let card = try #require(uneven.screens[0].cards.first { $0.first <= item && item < $0.first + $0.count })
      let origin = card.origin + Double(item - card.first) * card.pitch
      #expect(abs(origin - (Double(item * 150) + Double(item % 4) * 17.3)) < 0.26, "item \(item)")
    }
    #expect(try FeelSheet(of: TestedRows.all[4]).screens.allSatisfy { $0.cards.isEmpty })
  }

  @Test("A damaged map in a sheet is named with its own line")
  func damagedMap() throws {
    let text = try Self.text.get().replacing("velocity pt/ms", with: "velocty pt/ms")
    let error = #expect(throws: DocumentError.self) { try FeelSheetText.decode(text) }
    let said = error?.message ?? ""
    #expect(said.contains(/^has a decision map whose line \d+ must begin with "velocity pt\/ms "/), "\(said)")
  }

  @Test("A name with a line feed stays on its line of a comparison")
  func names() throws {
    let golden = try FeelSheetText.decode(try Self.text.get())
    let renamed = try FeelSheetText.decode(
      try Self.text.get().replacing("\nview \(golden.name)\n", with: "\nview a\\u{A}b\n"))
    #expect(renamed.name == "a\nb")
    let difference = try #require(SheetDifference.between(golden, and: renamed))
    #expect(difference.lines.allSatisfy { !$0.contains("\n") }, "\(difference.lines)")
  }

  @Test("Other cards alone make no difference; another motion does")
  func same() throws {
    let text = try Self.text.get()
    let golden = try FeelSheetText.decode(text)
    let longer = try FeelSheetText.decode(text.replacing("long 112.5", with: "long 119"))
    #expect(longer != golden && SheetDifference.between(golden, and: longer) == nil)
    // The last point of the first line, 5 pt farther.
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("slow drag, 0.4 page  tracking") })
    let point = try #require(line.split(separator: " ").dropLast().last { $0.contains(":") })
    let parts = point.split(separator: ":")
    let offset = try #require(Double(parts[1])) + 5
    let moved = try FeelSheetText.decode(
      text.replacing(line, with: line.replacing(point, with: "\(parts[0]):\(offset)", maxReplacements: 1)))
    let difference = try #require(SheetDifference.between(golden, and: moved))
    #expect(
      difference.sentence == "moves differently; slow drag, 0.4 page: is up to 5 pt elsewhere on the way",
      "\(difference)")
  }
}
