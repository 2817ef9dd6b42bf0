/// Keeps an app's view: its states, its timers, and what its last evaluation found.
@MainActor final class ViewHost: AppClock {
  /// The evaluations after which a view that always changes itself is left as it is.
  static let mostRounds = 16

  private let view: any View
  private let environment: EnvironmentValues
  private(set) var tree: _ViewTree
  /// The effects of the last evaluation after which `onChange` and `onAppear` ran.
  private var known: [[Int]: ViewEffect] = [:]
  private var shown: [(place: [Int], effect: ViewEffect)] = []
  private var ticking: Set<ObjectIdentifier> = []
  private var tasks: [[Int]: Task<Void, Never>] = [:]
  /// The animation of the app's own changes since the last evaluation; nil without changes.
  private var pending: Animation??
  /// The changes of values that the last evaluation knew, and whether it may lack others.
  private var (seenChanges, seenOutside, isStale) = (ChangedValues.count, ChangedValues.outside.number, false)
  /// What the app's code has put off, and what it has put off since the last update, which knows the time.
  private var schedule = Schedule()
  private var delayed: [(action: DelayedAction, delay: Double)] = []
  /// The time of the last update or tick, in ms.
  private(set) var time = 0.0
  /// The evaluations so far, of which only the last one's observation counts.
  private var observations = 0
  /// The animation with which the selected page, or the position of the scroll view, changed last.
  private(set) var scrollAnimation: Animation?
  /// Where a `ScrollViewProxy` was asked to scroll since the view last looked.
  var asked: (request: ScrollRequest, animation: Animation?)?
  /// Where the views were in each evaluation since they were taken; nil if nothing is laid out.
  private var layouts: [ViewLayout]?
  private(set) var layout: ViewLayout?
  /// The size that a view has, in points.
  var size: CGSize { didSet { isStale = true } }

  init(_ view: any View, size: CGSize, environment: EnvironmentValues, laysOut: Bool = false) {
    (self.view, self.size, self.environment, layouts) = (view, size, environment, laysOut ? [] : nil)
    tree = _ViewTree(of: EmptyView(), size: size, _ViewTree.Memory())
    update(at: 0, always: true)
    tick(at: 0, isTracking: false)
  }

  var hasPages: Bool { tree.effects.contains { if case .pages = $0.effect { true } else { false } } }
  /// The number of the first `ForEach` with a gesture around it or in its rows.
  var draggedList: Int? { tree.lists.firstIndex(of: true) }

  /// The size of the scroll view's content, and its targets.
  var targetViews: ScrollTargetViews {
    guard let layout, let size = layout.scroll?.content.size else { return ScrollTargetViews(contentSize: .zero) }
    return ScrollTargetViews(contentSize: size, frames: layout.targets.compactMap { inContent($0.frame) })
  }

  /// The frame of the view that an identity names, in points of the scroll view's content.
  func frame(of id: AnyHashable) -> CGRect? {
    (layout?.targets.first { $0.id == id }?.frame ?? layout?.identities[id]).flatMap(inContent)
  }

  private func inContent(_ frame: CGRect) -> CGRect? {
    guard let content = layout?.scroll?.content, let scroll = tree.scroll else { return nil }
    var rect = frame.offsetBy(dx: -content.origin.x, dy: -content.origin.y)
    // Rows from right to left are laid out from left to right, and mirrored here.
    if scroll.context.environment.layoutDirection == .rightToLeft { rect.origin.x = content.size.width - rect.maxX }
    return rect
  }

  /// The number of the selected page; nil without a selection, and for one that no page has.
  var selectedPage: Int? { tree.pages?.selectedTag.flatMap { tree.pages?.tags.firstIndex(of: $0) } }

  func select(page: Int) {
    if let pages = tree.pages { run { pages.select(pages.tags[page]) } }
    tree.memory.shownPage = page
    isStale = true
  }

  /// Evaluates the view while states or observed objects change, or `always` once, and runs actions; returns if it did.
  @discardableResult func update(at time: Double, always: Bool) -> Bool {
    if always { isStale = true }
    self.time = time
    let outer = exchange(&AppTime.host, with: self)
    // What has been put off since the last update, and what is put off during this one.
    func putOff() { for (action, delay) in exchange(&delayed, with: []) { schedule.add(action, at: time + delay) } }
    defer {
      putOff()
      AppTime.host = outer
    }
    AppTime.start(on: self)
    putOff()
    var rounds = 0
    while isStale || seenChanges != ChangedValues.count, rounds < Self.mostRounds {
      rounds += 1
      evaluate()
      let earlier = exchange(&known, with: Dictionary(tree.effects) { $1 })
      for case (_, .tick(let timer, _)) in tree.effects where ticking.insert(ObjectIdentifier(timer)).inserted {
        start(timer)
      }
      for (place, effect) in exchange(&shown, with: tree.effects) where known[place] == nil {
        if case .disappear(let act) = effect { run(act) }
        tasks.removeValue(forKey: place)?.cancel()
      }
      for (place, effect) in tree.effects {
        switch (earlier[place], effect) {
        case (nil, .appear(let act)): run(act)
        case (.change(let value, _), .change(_, let act)): run { act(value) }
        case (.task(let value, _, _), .task(_, let differs, _)) where !differs(value): break
        case (_, .task(_, _, let act)):
          tasks[place]?.cancel()
          run { tasks[place] = Task { await act() } }
        default: break
        }
      }
    }
    return rounds > 0
  }

  /// Evaluates the body, until each `GeometryReader` knows the size that the layout gives it.
  private func evaluate() {
    let outside = ChangedValues.outside
    let animation = pending ?? (seenOutside == outside.number ? nil : outside.animation)
    let isDoubtful = isStale
    (pending, seenChanges, seenOutside, isStale) = (nil, ChangedValues.count, outside.number, false)
    let (before, request) = (tree.pages?.selectedTag, tree.scroll?.request)
    var earlier = tree.memory
    earlier.isDoubtful = isDoubtful
    for _ in 0..<Self.mostRounds {
      tree = evaluated(earlier, animation)
      guard let nodes = tree.nodes else { break }
      let placed = ViewLayout(of: nodes, in: size, movingScroll: tree.scroll?.number, animation: animation)
      (layout, tree.memory.readers) = (placed, placed.readers)
      if placed.readers == earlier.readers { break }
      (earlier.readers, earlier.bodies, earlier.stacks) = (placed.readers, tree.memory.bodies, tree.memory.stacks)
    }
    if let layout { layouts?.append(layout) }
    if before != tree.pages?.selectedTag { scrollAnimation = tree.pages?.animation }
    if request != tree.scroll?.request { scrollAnimation = tree.scroll?.context.animation }
  }

  /// Evaluates the body once, and notes the next change of what it observes.
  private func evaluated(_ earlier: _ViewTree.Memory, _ animation: Animation?) -> _ViewTree {
    observations += 1
    let number = observations
    return withObservationTracking {
      _ViewTree(of: view, size: size, environment: environment, animation: animation, laysOut: layouts != nil, earlier)
    } onChange: { [weak self] in
      if ChangedValues.running == nil || !AppTime.isOnMain { return ChangedValues.willChange() }
      MainActor.assumeIsolated {
        guard let self, number == self.observations else { return }
        ChangedValues.willChange()
        // More may change in the same action, with another animation.
        if number == self.observations { _ = self.evaluated(self.tree.memory, nil) }
      }
    }
  }

  /// Returns where the views were in each evaluation since the last call, one for each animation.
  func takeLayouts() -> [ViewLayout] {
    defer { layouts?.removeAll() }
    return layouts ?? []
  }

  func run(_ body: () -> Void) {
    let outer = (ChangedValues.running, AppTime.host)
    (ChangedValues.running, AppTime.host) = (self, self)
    body()
    (ChangedValues.running, AppTime.host) = outer
  }

  /// Is called before the app's code that runs here changes a value; changes with another animation are a step of their own.
  func willChange(with animation: Animation?) {
    if let pending, pending != animation { evaluate() }
    pending = .some(animation)
  }

  func schedule(_ action: DelayedAction, after delay: Double) { delayed.append((action, delay)) }

  func didChange(with animation: Animation) { pending = pending ?? animation }

  func tap(_ title: String) throws {
    guard let button = tree.buttons.first(where: { $0.title == title }) else {
      let titles = tree.buttons.map { "\"\($0.title)\"" }.joined(separator: ", ")
      throw ButtonError(
        description: "\(type(of: view)) has no button \"\(title)\"; "
          + (titles.isEmpty
            ? "it has none" + (layout == nil ? " outside of rows of a ForEach" : "") : "it has \(titles)"))
    }
    if button.isDisabled { throw ButtonError(description: "the button \"\(title)\" of \(type(of: view)) is disabled") }
    run { button.action() }
    isStale = true
  }

  private func start(_ timer: Timer.TimerPublisher) {
    // A host that held itself would seem to be shared by copies of the view.
    let isTicking: @MainActor () -> Bool = { [unowned self] in
      let isShown = tree.effects.contains { if case .tick(let shown, _) = $0.effect { shown === timer } else { false } }
      if !isShown { ticking.remove(ObjectIdentifier(timer)) }
      return isShown
    }
    schedule(after: timer.interval, every: timer.interval, waitsForTouches: timer.waitsForTouches, while: isTicking) {
      [unowned self] in
      if !timer.isConnected { return }
      let now = Date(timeIntervalSinceReferenceDate: time / 1000)
      for case (_, .tick(let shown, let action)) in tree.effects where shown === timer { action(now) }
    }
  }

  /// The shortest interval of a timer or a sleep, in ms; nil without any.
  var shortestInterval: Double? {
    (delayed.map(\.action.interval) + [schedule.shortestInterval]).compactMap { $0 }.min()
  }
  /// Returns the time of the next action that the app's code has put off, or of the next tick, in ms; nil without any.
  func nextTick(isTracking: Bool) -> Double? { schedule.nextTime(isTracking: isTracking) }

  func tick(at time: Double, isTracking: Bool) {
    self.time = time
    while let due = schedule.nextTime(isTracking: isTracking), due <= time,
      let action = schedule.takeFirst(isTracking: isTracking)
    {
      // An evaluation without a change would make timers again, and so restart them.
      run { isStale = action() || isStale }
    }
  }
}

/// A button that cannot be tapped, as a sentence that says why.
public struct ButtonError: Error, CustomStringConvertible { public let description: String }
