import Foundation
import GestureReplay
import FeelTesting
import ScrollPhysics
import SwiftUIFacade
import TestSupport
import Testing

@Suite("docs/SwiftUICode.md")
struct SwiftUIPageTests {
  private static let path = FixturePath.package.appendingPathComponent("docs/SwiftUICode.md").path

  /// Pages as wide as the phone of the measurement.
  static func pages(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior = .always) -> SwiftUIScrollView {
    SwiftUIScrollView(
      .horizontal, size: CGSize(width: 420, height: 240),
      views: .row(widths: Array(repeating: 420, count: 12), height: 240),
      behavior: .viewAligned(limitBehavior: limit))
  }

  private static func table() throws -> String {
    var rows = ["| swipe and release | pages | ms from the first midline to rest |", "|---|---|---|"]
    for (distance, velocity) in [(150.0, 1.0), (200, 1.5), (200, 2.0), (200, 3.0), (200, 4.4)] {
      var view = pages()
      var trace = ScrollTrace()
      let release = ReleaseState(
        contentOffset: Vector2D(x: distance, y: 0), velocity: Vector2D(x: velocity, y: 0), dragStartOffset: .zero)
      view.release(release, recording: &trace)
      view.advanceToRest(recording: &trace)
      let items = view.items()(view.configuration)
      let crossings = trace.crossings(items)
      let time = try #require(crossings.first?.timeToRest)
      rows.append(
        "| \(Int(distance)) pt, \(velocity) pt/ms | \(items.item(at: view.contentOffset) ?? -1) | \(Int(time.rounded())) |"
      )
    }
    return rows.joined(separator: "\n")
  }

  /// `SCROLLSIM_RECORD=all swift test --filter SwiftUIPageTests` writes the table; that fails, to be looked at.
  @Test("The page's table matches the model")
  func midline() throws {
    let (page, table) = (try String(contentsOfFile: Self.path, encoding: .utf8), try Self.table() + "\n")
    let open = "<!-- table: midline -->\n"
    let start = try #require(page.range(of: open))
    let end = try #require(page.range(of: "<!-- end -->", range: start.upperBound..<page.endIndex))
    if page[start.upperBound..<end.lowerBound] == table { return }
    if ProcessInfo.processInfo.environment["SCROLLSIM_RECORD"] == "all" {
      try page.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
        .write(toFile: Self.path, atomically: true, encoding: .utf8)
      Issue.record("wrote the table; look at it and run again")
    } else {
      Issue.record("the table is out of date; SCROLLSIM_RECORD=all writes it again")
    }
  }
}
