import GestureReplay
import ScrollPhysics
import Testing

/// The README's library example, word for word.
@Suite("README example")
struct ReadmeExampleTests {
  @Test("The example lands where its comments say")
  func example() throws {
    // README begins
    /// Lands on multiples of 336 pt, as a card row's hook would.
    let cards = WillEndDraggingBehavior { velocity, targetContentOffset in
      targetContentOffset.x = (targetContentOffset.x / 336).rounded() * 336
    }

    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3376, height: 240), boundsSize: Size2D(width: 375, height: 240))
    configuration.decelerationRate = .fast

    var view = Scroller(configuration, behavior: cards)
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
    let trace = try view.perform(flick)

    print(trace.releases[0].proposedTarget.x, trace.releases[0].target.x)  // 258.5 336.0
    print(view.contentOffset.x)  // 336.0
    // README ends
    #expect(trace.releases[0].proposedTarget.x == 258.5)
    #expect(trace.releases[0].target.x == 336)
    #expect(view.contentOffset.x == 336)
  }
}
