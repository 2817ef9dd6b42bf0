import ScrollPhysics

/// A planted row, which may move without a finger.
struct RestlessView: ScrollerDriver, Sendable {
  enum Unrest: Equatable, Sendable {
    /// At rest it jumps so far beyond its end, as a wrong `setContentOffset` would.
    case jumps(beyondEnd: Double)
    /// The view advances by some points every so many ms, even under a finger.
    case ticks(every: Double, by: Double = 200)
    /// After a resize it scrolls on by some points.
    case drifts(by: Double)
    /// It begins again some points before where it has scrolled to, which stops it.
    case startsAgain(after: Double)
  }

  private(set) var scroller: Scroller<PlantedBehavior>
  private let unrest: Unrest?
  private var nextTick: Double

  init(_ view: Scroller<PlantedBehavior>, _ unrest: Unrest?) {
    scroller = view
    self.unrest = unrest
    if case .ticks(let interval, _) = unrest { nextTick = interval } else { nextTick = .infinity }
  }

  var reportedItem: Int? {
    let row = scroller.behavior.row
    let shown = row.items(in: configuration).item(at: contentOffset)
    return shown.map { row.fault == .misreportsItem && $0 > 2 ? $0 - 1 : $0 }
  }

  mutating func landing(of release: ReleaseState) -> Landing {
    unrest == nil ? scroller.landing(of: release) : simulatedLanding(of: release)
  }

  mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    switch operation {
    case .touchDown(_, let time), .advance(let time):
      while nextTick <= time {
        scroller.advance(to: max(nextTick, scroller.time), recording: &trace)
        nextTick += nextTick
        let step = if case .ticks(_, let step) = unrest { step } else { 0.0 }
        scroller.setContentOffset(contentOffset + Vector2D(x: step, y: 0), animated: false, recording: &trace)
      }
      scroller.advance(to: time, recording: &trace)
    default: break
    }
    scroller.perform(operation, recording: &trace)
    if case .advanceToRest = operation, case .jumps(let distance) = unrest {
      let end = configuration.geometry.maximumContentOffset + Vector2D(x: distance, y: 0)
      scroller.setContentOffset(end, animated: false, recording: &trace)
    }
    if case .resize = operation, case .drifts(let distance) = unrest {
      scroller.setContentOffset(contentOffset + Vector2D(x: distance, y: 0), animated: true, recording: &trace)
    }
    if case .startsAgain(let lap) = unrest, contentOffset.x >= lap {
      scroller.setContentOffset(contentOffset - Vector2D(x: lap, y: 0), animated: false, recording: &trace)
    }
  }
}
