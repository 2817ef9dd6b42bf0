/// A scroll view of any type, as the closure of a ``ViewUnderTest`` makes it.
struct AnyScrollView: SimulatedScrollView, Sendable {
  private var view: any SimulatedScrollView & Sendable

  init(_ view: any SimulatedScrollView & Sendable) { self.view = view }
  var time: Double { view.time }
  var contentOffset: Vector2D { view.contentOffset }
  var velocity: Vector2D { view.velocity }
  var phase: ScrollViewPhase { view.phase }
  var isAtRest: Bool { view.isAtRest }
  var configuration: ScrollConfiguration { view.configuration }
  var isThreadBound: Bool { view.isThreadBound }
  var reportedItem: Int? { view.reportedItem }

  mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    view.perform(operation, recording: &trace)
  }

  mutating func landing(of release: ReleaseState) -> Landing { view.landing(of: release) }
}
