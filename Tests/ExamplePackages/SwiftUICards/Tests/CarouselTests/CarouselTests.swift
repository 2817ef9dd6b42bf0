import Carousel
import FeelTesting
import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import Testing

@Test func thePageHolds() throws {
  // block of docs/SwiftUICode.md: var view = SwiftUIScrollView(
  // block of docs/SwiftUICode.md: let cards = view.underTest
  #expect(trace.releases[0].target.x == 292 && view.contentOffset.x == 292)
  #expect(map.commits != nil && !report.results.isEmpty)
  #expect("\(view.velocityReading)" == "this behavior's thresholds read as points per second: 500.0")
}
