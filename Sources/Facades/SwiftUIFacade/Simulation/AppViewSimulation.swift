import ScrollPhysics

/// What was done to an app's view.
enum AppViewStep {
  case operation(ScrollOperation)
  case tap(String)
}

/// The simulation of an app's view, whose objects cannot be copied: of two copies, the one that is changed makes the view
/// again and repeats what was done to it.
protocol AppViewSimulation: SimulatedScrollView, Sendable {
  var host: ViewHost { get set }
  var log: [AppViewStep] { get set }
  /// Returns the simulation of a new view.
  func madeAgain() -> Self
  @MainActor mutating func run(_ operation: ScrollOperation, _ trace: inout ScrollTrace)
  /// Takes over what the app's code has changed; evaluates the view at least once if `always` is set.
  @MainActor mutating func follow(_ trace: inout ScrollTrace, always: Bool)
}

extension AppViewSimulation {
  mutating func runOnce(_ operation: ScrollOperation, _ trace: inout ScrollTrace) {
    prepareChange()
    log.append(.operation(operation))
    onMainActor { run(operation, &trace) }
  }

  @MainActor mutating func press(_ title: String, _ trace: inout ScrollTrace) throws {
    prepareChange()
    follow(&trace, always: true)
    try host.tap(title)
    log.append(.tap(title))
    follow(&trace, always: false)
  }

  /// Makes the app's view again if a copy has it as well.
  private mutating func prepareChange() {
    if isKnownUniquelyReferenced(&host) { return }
    var (fresh, unseen) = (madeAgain(), ScrollTrace(detail: .outcome))
    for step in log {
      switch step {
      case .operation(let operation): fresh.perform(operation, recording: &unseen)
      // It could be tapped before; a view that is not the same each time may lack it.
      case .tap(let title): onMainActor { try? fresh.press(title, &unseen) }
      }
    }
    self = fresh
  }
}
