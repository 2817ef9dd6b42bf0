import FeelTesting
import Foundation
import ScrollCharts
import ScrollPhysics
import Testing

@Suite("Pages of failing tests")
struct FailurePageTests {
  /// Tiles whose flicks need a speed.
  struct Tiles: ItemSnapping {
    var pitch = 120.0
    var threshold = 0.2

    func itemPositions(in geometry: ScrollViewGeometry) -> [Double] { (0..<20).map { Double($0) * pitch } }

    func targetItem(among tiles: ItemList, context: TargetContext) -> Int? {
      if abs(context.velocity.x) <= threshold { return tiles.item(at: context.contentOffset) }
      return tiles.item(at: context.dragStartOffset).map { max(0, min($0 + (context.velocity.x > 0 ? 1 : -1), 19)) }
    }
  }

  static func view(_ tiles: Tiles = Tiles()) -> ViewUnderTest<ItemList> {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 2400, height: 120), boundsSize: Size2D(width: 375, height: 120))
    configuration.decelerationRate = .fast
    return ViewUnderTest("tiles", configuration, rule: tiles)
  }

  static func scratchFile() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("failures-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    return folder.appendingPathComponent("Tile Tests.swift").path
  }

  /// The failure of a sheet's golden after a change of the tiles.
  static func failure(_ changed: Tiles) throws -> FeelFailure {
    let file = try scratchFile()
    #expect(throws: FeelFailure.self) {
      try expectFeelSheet(of: view(), matches: "tiles", record: .missing, file: file)
    }
    return try #require(
      #expect(throws: FeelFailure.self) {
        try expectFeelSheet(of: view(changed), matches: "tiles", record: .never, file: file)
      })
  }

  private static func sheet(_ path: String?) throws -> FeelSheet {
    try FeelSheetText.decode(String(contentsOfFile: try #require(path), encoding: .utf8))
  }

  /// The JSON objects of the scripts of a class, in order.
  private static func data(_ name: String, in page: String) throws -> [[String: Any]] {
    try page.components(separatedBy: "<script type=\"application/json\" class=\"\(name)\">").dropFirst().map { part in
      let end = try #require(part.range(of: "</script>"))
      let text = part.prefix(upTo: end.lowerBound)
      return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
  }

  private static func numbers(_ value: Any?) -> [Double] { (value as? [NSNumber] ?? []).map(\.doubleValue) }

  @Test("The message links to the existing page, and has the command for this test only")
  func message() throws {
    let failure = try Self.failure(Tiles(threshold: 1.5))
    let report = FailureReport(failure, test: "TileTests.Rows/tiles()")
    let link = try #require(report.lines.first { $0.hasPrefix("page: ") }?.dropFirst(6))
    let url = try #require(URL(string: String(link)))
    #expect(url.isFileURL && link.contains("Tile%20Tests") && url.lastPathComponent == "tiles.sheet.html")
    #expect(try String(contentsOf: url, encoding: .utf8) == report.attachments[0].text)
    #expect(report.attachments.map(\.name) == ["tiles.html", "tiles.svg", "tiles.sheet"])
    #expect(
      report.lines.last
        == "if the change is meant: SCROLLSIM_RECORD=failed swift test --filter '^TileTests\\.Rows/tiles\\(\\)'")
    #expect(report.lines[0].hasPrefix("\"tiles\" leaves an item at 1.501 instead of 0.201 pt/ms; "))
    let command = try #require(report.lines.last?.split(separator: ": ").last)
    #expect(report.attachments[0].text.contains("<code>\(command.replacing("'", with: "&#39;"))</code>"))
    // Without the page, a command writes it.
    #expect(failure.description.contains("\n  to see both: swift run scrollsim report --golden "))
    #expect(failure.description.contains(" --open\n") && !failure.description.contains("page: "))
    let plain = FailureReport(FeelFailure(["rests at 3"], file: "a.swift", line: 1), test: nil)
    #expect(plain.lines == ["rests at 3"] && plain.attachments.isEmpty)
  }

  @Test("The page begins with the first changed gesture as two rows, of the golden and the actual run")
  func lead() throws {
    let failure = try Self.failure(Tiles(threshold: 1.5))
    let page = FailureReport(failure, test: nil).attachments[0].text
    let (old, new) = (try Self.sheet(failure.comparison?.golden), try Self.sheet(failure.comparison?.actual))
    let first = try #require(zip(old.lines, new.lines).first { !$0.isSame(as: $1) })
    let lead = try #require(try Self.data("data", in: page).first)
    #expect(lead["gesture"] as? String == first.1.name)
    let tracks = try #require(lead["tracks"] as? [[String: Any]])
    #expect(tracks.count == 2)
    for (track, line) in zip(tracks, [first.0, first.1]) {
      let motion = try #require(line.motion)
      let (times, offsets) = (Self.numbers(track["t"]), Self.numbers(track["x"]))
      #expect(times.count == offsets.count && times.count > 20 && times == times.sorted())
      for (time, offset) in zip(times, offsets) {
        // Where the offset jumps, both sides of it are frames.
        let near = [-0.001, 0].map { abs(motion.offset(at: time + $0) - offset) }.min() ?? 1
        #expect(near < 0.01, "\(line.name) at \(time) ms")
      }
      let stages = try #require(track["stages"] as? [[String: Any]])
      let items = try #require(stages[0]["items"] as? [[Any]])
      #expect(items.contains { ($0.last as? String) == "8" && ($0[0] as? NSNumber)?.doubleValue == 960 })
    }
    // The player stands where the two are farthest apart.
    let (before, now) = (try #require(first.0.motion), try #require(first.1.motion))
    let largest = try #require(now.largestDifference(from: before))
    let at = try #require((lead["at"] as? NSNumber)?.doubleValue)
    let apart = abs(now.offset(at: at) - before.offset(at: at))
    #expect(abs(apart - abs(largest.value)) < 1)
  }

  @Test("Every changed gesture has two curves, its values before and after, and rows; the others are listed")
  func gestures() throws {
    let failure = try Self.failure(Tiles(threshold: 1.5))
    let page = FailureReport(failure, test: nil).attachments[0].text
    let (old, new) = (try Self.sheet(failure.comparison?.golden), try Self.sheet(failure.comparison?.actual))
    let changed = zip(old.lines, new.lines).filter { !$0.isSame(as: $1) }
    #expect(changed.count > 4 && changed.count < new.lines.count)
    let figures = page.components(separatedBy: "<figure class=\"change\">").dropFirst()
    #expect(figures.count == changed.count)
    #expect(page.contains("\(changed.count) of \(new.lines.count) gestures changed</h2>"))
    let played = try Self.data("replayed", in: page)
    #expect(played.map { $0["gesture"] as? String } == changed.map(\.1.name))
    for (figure, pair) in zip(figures, changed) {
      #expect(figure.contains("<figcaption>\(pair.1.name)</figcaption>"))
      #expect(figure.matches(of: /<polyline [^>]*class="curve(Before)?"/).count == 2)
      for (column, values) in zip(FeelSheet.columns, zip(pair.0.values, pair.1.values)) {
        #expect(figure.contains("<li>\(column.title) <s>") == (values.0 != values.1), "\(pair.1.name), \(column.title)")
      }
    }
    let items = try #require(figures.first { $0.contains("<figcaption>flick, 1 pt/ms<") })
    #expect(items.contains("<li>items <s>1</s> → <strong>0</strong></li>"))
    for line in new.lines where !changed.contains(where: { $0.1 == line }) {
      #expect(page.contains("<li><span>\(line.name)</span>"), "\(line.name)")
    }
  }

  @Test("The map shows the thresholds of both sheets, and the picture is the first changed gesture's chart")
  func map() throws {
    let failure = try Self.failure(Tiles(pitch: 121))
    let report = FailureReport(failure, test: nil)
    let page = report.attachments[0].text
    let sheets = (try Self.sheet(failure.comparison?.golden), try Self.sheet(failure.comparison?.actual))
    let old = try #require(sheets.0.map.commits)
    let new = try #require(sheets.1.map.commits)
    for (sign, path) in [("+", \CommitThresholds.dragForward), ("-", \.dragBackward)] {
      let (before, now) = (try #require(old[keyPath: path]), try #require(new[keyPath: path]))
      let was = before == now ? "" : " (was \(sign)\(DecimalText.upToThreePlaces(before)))"
      #expect(page.contains(">\(sign)\(DecimalText.upToThreePlaces(now)) pt\(was)</text>"))
    }
    #expect(old.dragForward != new.dragForward)
    let svg = SVGText(report.attachments[1].text)
    #expect(svg.isWellFormed)
    let curves = report.attachments[1].text.matches(of: /<polyline [^>]*class="(curve|curveBefore)"/).map(\.output.1)
    #expect(curves == ["curveBefore", "curve"])
    #expect(svg.titles.contains("tiles · slow drag, 0.4 page, two runs"))
    let slower = FailureReport(try Self.failure(Tiles(threshold: 1.5)), test: nil).attachments[0].text
    #expect(slower.contains(">+1.501 pt/ms</text>") && slower.contains(">was +0.201</text>"))
    #expect(slower.contains("class=\"commitBefore\""))
  }

  @Test("A sheet without motion is shown by its map, and a wish by the gesture that misses it")
  func others() throws {
    let failure = try Self.failure(Tiles(threshold: 1.5))
    let golden = try #require(failure.comparison?.golden)
    try Data(FeelSheetText.encode(try Self.sheet(golden), detail: false).utf8).write(to: URL(fileURLWithPath: golden))
    let page = FailureReport(failure, test: nil).attachments[0].text
    #expect(page.contains("Decision map") && !page.contains("class=\"player\"") && page.contains("cells differ"))
    let wishes = try #require(
      #expect(throws: FeelFailure.self) {
        try expectFeelSheet(
          of: Self.view(), meets: ["settle of flick, 3 <= 1 ms", "turns <= 9"], file: Self.scratchFile())
      })
    let report = FailureReport(wishes, test: nil)
    #expect(report.attachments.map(\.name) == ["tiles.html", "tiles.svg", "tiles.wishes"])
    let wished = report.attachments[0].text
    #expect(wished.contains("1 of 2 wishes not met</h2>"))
    let rows = wished.matches(of: /<th scope="row">([^<]*)<\/th><td>([^<]*)<\/td><td>([^<]*)<\/td><td>(.*)<\/td>/)
    #expect(rows.map { String($0.output.1) } == ["settle of flick, 3 &lt;= 1 ms", "turns &lt;= 9"])
    #expect(rows.map { String($0.output.4) } == ["<strong>missed</strong>", "met"])
    #expect(rows.map { String($0.output.3) } == ["0 of 1", "17 of 17"])
    #expect(try Self.data("data", in: wished).first?["gesture"] as? String == "flick, 3 pt/ms")
  }

  @Test("If a page cannot be made, the message has a line about it and is otherwise complete")
  func damaged() throws {
    let failure = try Self.failure(Tiles(threshold: 1.5))
    try FileManager.default.removeItem(atPath: try #require(failure.comparison?.actual))
    let report = FailureReport(failure, test: nil)
    #expect(report.attachments.isEmpty && report.lines[0] == failure.lines[0])
    #expect(report.lines.last?.hasPrefix("the page about it could not be written: ") == true)
  }
}
