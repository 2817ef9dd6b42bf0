/// Keeps an app's view: its states, its timers, and what its last evaluation found.
@MainActor
final class ViewHost {
  /// The evaluations after which a view that always changes itself is left as it is.
  private static let mostRounds = 16

  private let view: any View
  private var tree: _ViewTree
  /// The times of the next ticks, in ms.
  private var ticks: [ObjectIdentifier: Double] = [:]
  /// The animated changes that were known, and whether the app's code that ran here has made others.
  private var (seenAnimations, hasAnimated) = (AnimatedChanges.count, false)
  /// The changes of values that the last evaluation knew, and whether it may lack others.
  private var (seenChanges, isStale) = (ChangedValues.count, false)
  /// The size that a `GeometryReader` reads, in points.
  var size: CGSize {
    didSet { isStale = true }
  }

  init(_ view: any View, size: CGSize) {
    (self.view, self.size) = (view, size)
    tree = _ViewTree(of: EmptyView(), size: size, states: [:])
    update(at: 0, always: true)
    _ = takeAnimation()
  }

  var pages: _ViewTree.Pages? { tree.pages }
  var hasPages: Bool { tree.effects.contains { if case .pages = $0.effect { true } else { false } } }

  /// The number of the selected page; nil without a selection, and for one that no page has.
  var selectedPage: Int? { pages?.selectedTag.flatMap { pages?.tags.firstIndex(of: $0) } }

  /// Selects a page as a finger does.
  func select(page: Int) {
    if let pages { run { pages.select(pages.tags[page]) } }
    isStale = true
  }

  /// Evaluates the view again while states or observed objects change, and runs the actions of `onAppear` and `onChange`.
  ///
  /// Returns whether it was evaluated. With `always` it is evaluated at least once, since other values of the app, which
  /// nobody observes, may have changed.
  @discardableResult
  func update(at time: Double, always: Bool) -> Bool {
    if always { isStale = true }
    var rounds = 0
    while isStale || seenChanges != ChangedValues.count, rounds < Self.mostRounds {
      let earlier = Dictionary(uniqueKeysWithValues: tree.effects)
      (seenChanges, isStale, rounds) = (ChangedValues.count, false, rounds + 1)
      withObservationTracking {
        tree = _ViewTree(of: view, size: size, states: tree.states)
      } onChange: {
        ChangedValues.count += 1
      }
      let earlierTicks = ticks
      ticks = [:]
      for case (_, .tick(let timer, _)) in tree.effects {
        ticks[ObjectIdentifier(timer)] = earlierTicks[ObjectIdentifier(timer)] ?? time + timer.interval
      }
      for (place, effect) in tree.effects {
        switch (earlier[place], effect) {
        case (nil, .appear(let act)): run(act)
        case (.change(let value, _), .change(_, let act)): run { act(value) }
        default: break
        }
      }
    }
    return rounds > 0
  }

  /// Returns whether a change since the last call was made with an animation.
  func takeAnimation() -> Bool {
    defer { (seenAnimations, hasAnimated) = (AnimatedChanges.count, false) }
    return hasAnimated || seenAnimations != AnimatedChanges.count
  }

  /// Runs the app's code; what it animates is not a change of other views.
  func run(_ body: () -> Void) {
    let before = AnimatedChanges.count
    body()
    hasAnimated = hasAnimated || AnimatedChanges.count != before
    AnimatedChanges.count = before
  }

  /// Runs the action of the button with a title.
  func tap(_ title: String) throws {
    guard let button = tree.buttons.first(where: { $0.title == title }) else {
      let titles = tree.buttons.map { "\"\($0.title)\"" }.joined(separator: ", ")
      throw ButtonError(
        description: "\(type(of: view)) has no button \"\(title)\"; "
          + (titles.isEmpty ? "it has none outside of pages and rows of a ForEach" : "it has \(titles)"))
    }
    if button.isDisabled { throw ButtonError(description: "the button \"\(title)\" of \(type(of: view)) is disabled") }
    run { button.action() }
    isStale = true
  }

  private var timers: [(timer: Timer.TimerPublisher, action: (Date) -> Void)] {
    tree.effects.compactMap { _, effect in
      if case .tick(let timer, let action) = effect, timer.isConnected { (timer, action) } else { nil }
    }
  }

  /// The shortest interval of a timer, in ms; nil without timers.
  var shortestInterval: Double? { timers.map(\.timer.interval).min() }
  /// The time of the next tick, in ms; nil without timers.
  var nextTick: Double? { timers.compactMap { ticks[ObjectIdentifier($0.timer)] }.min() }

  /// Runs the actions that are due.
  func tick(at time: Double) {
    for (timer, action) in timers {
      guard let due = ticks[ObjectIdentifier(timer)], due <= time else { continue }
      ticks[ObjectIdentifier(timer)] = due + timer.interval
      run { action(Date(timeIntervalSinceReferenceDate: time / 1000)) }
      isStale = true
    }
  }
}

/// A button that cannot be tapped, as a sentence that says why.
public struct ButtonError: Error, CustomStringConvertible {
  public let description: String
}
