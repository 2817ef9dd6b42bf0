import ScrollPhysics
import Testing
import TestSupport

@Suite("Scroll configuration")
struct ScrollConfigurationTests {
  @Test(
    "An axis that is scrollable or always bounces can bounce, if bouncing is on",
    arguments: [
      // content, bounces, always → can bounce, can move
      (1000, true, false, true, true), (1000, false, false, false, true), (1000, true, true, true, true),
      (1000, false, true, false, true), (100, true, false, false, false), (100, true, true, true, true),
      (100, false, true, false, false), (100, false, false, false, false), (300, true, false, false, false),
    ] as [(Double, Bool, Bool, Bool, Bool)])
  func eligibility(content: Double, bounces: Bool, always: Bool, canBounce: Bool, canMove: Bool) {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: content, height: 100), boundsSize: Size2D(width: 300, height: 100))
    configuration.bounces = bounces
    configuration.alwaysBounceHorizontal = always
    #expect(configuration.canBounce(.horizontal) == canBounce)
    #expect(configuration.canMove(.horizontal) == canMove)
    #expect(configuration.canBounce(.vertical) == false)
    #expect(configuration.transposed.canBounce(.vertical) == canBounce)
    #expect(configuration.transposed.canMove(.vertical) == canMove)
    #expect(configuration.transposed.canMove(.horizontal) == false)
    #expect(configuration.transposed.transposed == configuration)
  }

  @Test("Insets count as content: short content with long insets scrolls")
  func insetsCount() {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 280, height: 0), boundsSize: Size2D(width: 300, height: 0),
      contentInset: ContentInset(top: 0, left: 11, bottom: 0, right: 10))
    #expect(configuration.canMove(.horizontal))
  }

  @Test("The defaults are UIKit's")
  func defaults() {
    let configuration = ScrollConfiguration.list
    #expect(configuration.decelerationRate.rawValue == 0.998)
    #expect(DecelerationRate.fast.rawValue == 0.99)
    #expect(configuration.bounces && configuration.isScrollEnabled)
    #expect(!configuration.isPagingEnabled && !configuration.isDirectionalLockEnabled)
    #expect(!configuration.alwaysBounceHorizontal && !configuration.alwaysBounceVertical)
  }
}
