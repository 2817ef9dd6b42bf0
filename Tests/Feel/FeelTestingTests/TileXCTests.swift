import FeelTesting
import GestureReplay
import ScrollPhysics
import XCTest

/// The same expectations in XCTest, on a column.
final class TileXCTests: XCTestCase {
  private struct Rows: TargetBehavior {
    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      target.y = (target.y / 200).rounded() * 200
    }
  }

  private let view = Scroller(
    ScrollConfiguration(contentSize: Size2D(width: 375, height: 4000), boundsSize: Size2D(width: 375, height: 600)),
    behavior: Rows())

  private var rows: ItemList { ItemList((0..<20).map { Double($0) * 200 }, in: view.configuration) }

  func testReleasesLandOnRows() throws {
    try expectLanding(of: view, releasedAt: 90, velocity: 0, at: 0, axis: .vertical)
    try expectLanding(of: view, releasedAt: 110, velocity: 0, at: 200, axis: .vertical)
    try expectLanding(of: view, releasedAt: 110, velocity: 1, onItem: 3, of: rows, axis: .vertical)
    XCTAssertEqual(view.contentOffset, .zero)
  }

  func testFlickFeelsAsItDid() throws {
    var view = view
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 180, y: 500), by: Vector2D(x: 0, y: -200), releaseVelocity: 1.5)
    try expectFeel(try view.perform(flick), matches: "flick/up", items: rows)
  }

  func testAnotherFeelIsAnError() throws {
    var view = view
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 180, y: 500), by: Vector2D(x: 0, y: -200), releaseVelocity: 1.6)
    let trace = try view.perform(flick)
    XCTAssertThrowsError(try expectFeel(trace, matches: "flick/up", items: rows, record: .never)) { error in
      XCTAssertTrue("\(error)".contains("\"flick/up\" jerks by "), "\(error)")
      XCTAssertTrue(error.localizedDescription.contains("first differing frame"), error.localizedDescription)
    }
  }
}
