import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's table with headers that size themselves") @MainActor
struct RecipesControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let recipes = RecipesController(style: .plain)

  init() {
    window.rootViewController = recipes
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func headers() -> [Double] {
    (0..<4).map { Double(recipes.tableView.rectForHeader(inSection: $0).height) }
  }

  // A line of 17-point letters is 20.5 points high; a header has 10 above and below, and 4 between its labels.
  private let one = 40.5
  private let two = 61.0
  private let twoWithSpace = 65.0

  @Test("The table header has the height of its picture, and visible section headers that of their text")
  @MainActor func heights() throws {
    let table = try #require(recipes.tableView)
    // 0.4 of the width, and 12 above and below.
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 174))
    // The third begins at 174 + 65 + 264 + 40.5 + 264 = 807.5, but at 633.5 before the welcome has its height. Its 60 letters
    // of 8.5 points are 510 wide, which takes two lines of 343. The fourth has not been seen.
    #expect(headers() == [twoWithSpace, one, two, 60])
    #expect(table.headerView(forSection: 2) == nil)
    let rows = 4.0 * 264
    #expect(Double(table.contentSize.height) == 174 + 65 + 40.5 + 61 + 60 + rows)
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 100, y: 500), by: Vector2D(x: 0, y: -300), releaseVelocity: 1.5)
    for _ in 0..<4 { try table.perform(flick) }
    #expect(headers() == [twoWithSpace, one, two, twoWithSpace])
    let whole = 174 + 65 + 40.5 + 61 + 65 + rows
    #expect(Double(table.contentSize.height) == whole && Double(table.contentOffset.y) == whole - 667)
  }

  @Test("After a rotation the text has fewer lines, and the picture grows")
  @MainActor func rotation() throws {
    let table = try #require(recipes.tableView)
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    // The fourth begins at 1132.5, above the bounds' end at 1167.
    #expect(headers() == [twoWithSpace, one, two, twoWithSpace])
    window.frame.size = CGSize(width: 667, height: 375)
    window.layoutIfNeeded()
    #expect(table.tableHeaderView.map { abs(Double($0.frame.height) - 290.8) <= 0.5 } == true)
    table.contentOffset.y = 800
    table.layoutIfNeeded()
    #expect(headers()[2] == one)
  }
}
