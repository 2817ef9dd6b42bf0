import ScrollPhysics

extension LandingAudits {
  /// Audits of where views may rest, and which targets they may be given.
  static let ranges = [unreachableItems, blankEnds, wildTargets]

  /// Returns all items of a row of 40 at most, otherwise the start items of the sweep.
  private static func items(_ context: AuditContext) -> [Int] {
    let row = context.row
    return context.subject.startItems == nil && row.count <= 40 ? Array(0..<row.count) : AuditSweep(context).startItems
  }

  static let unreachableItems = Audit(
    "unreachable-items", .blocking,
    "Every item rests at its snap point, and flicks or drags from its neighbours reach it; a fling reaches the ends."
  ) { context in
    guard context.row.count > 0 else { return .notApplicable(.noItems) }
    guard context.row.declared.snaps else { return .notApplicable(.restsAnywhere) }
    let items = items(context)
    let flings = items.flatMap { item in
      [8.0, -8].map { AuditGesture(startItem: item, velocity: $0) }
    }
    let isFree = context.limit == nil && !context.row.loops && !context.row.declared.hasStops
    return .probes([
      AuditProbe(gestures: items.map { AuditGesture(startItem: $0) }, mayThin: false, check: fixedPoint),
      AuditProbe(
        gestures: items.flatMap { item in [0.5, -0.5].map { AuditGesture(startItem: item, velocity: $0) } },
        mayThin: false, check: neighbour),
      AuditProbe(gestures: isFree ? flings : [], mayThin: false, check: end),
    ])
  }

  @Sendable private static func fixedPoint(_ gesture: AuditGesture, _ context: AuditContext) -> AuditVerdict {
    let row = context.row
    guard let item = gesture.startItem, gesture.drag == 0, gesture.velocity == 0 else { return .notApplicable }
    let landing = row.landing(gesture)
    if abs(landing.rest[row.axis] - row.start(gesture)) <= row.pixel { return .passes }
    return .fails(
      .slipsAway, "item \(item), released at its snap point, does not stay: it \(AuditWords.lands(landing, row))")
  }

  @Sendable private static func neighbour(_ gesture: AuditGesture, _ context: AuditContext) -> AuditVerdict {
    let row = context.row
    let direction = gesture.velocity < 0 ? -1.0 : 1
    guard let item = gesture.startItem, gesture.drag == 0, gesture.velocity != 0,
      let next = row.neighbour(of: item, direction), let target = row.restOffset(of: next),
      let here = row.restOffset(of: item)
    else { return .notApplicable }
    let page = abs(target - here)
    let drags = [0.6, 0.75, 1, 1.1].map { AuditGesture(startItem: item, drag: (direction * $0 * page).rounded()) }
    let flicks = AuditSweep.speeds(.full).map { AuditGesture(startItem: item, velocity: direction * $0) }
    for other in drags + flicks where abs(row.continuousRest(row.landing(other), from: item) - target) <= row.pixel {
      return .passes
    }
    let landing = row.landing(gesture)
    return .fails(
      .unreached,
      "no drag or flick from item \(item) rests on item \(next) at \(AuditNumber.text(target)); this one"
        + " \(AuditWords.lands(landing, row))")
  }

  @Sendable private static func end(_ gesture: AuditGesture, _ context: AuditContext) -> AuditVerdict {
    let row = context.row
    let direction = gesture.velocity < 0 ? -1.0 : 1
    guard let item = gesture.startItem, let first = row.restOffset(of: 0), let last = row.restOffset(of: row.count - 1)
    else {
      return .notApplicable
    }
    let end = direction > 0 ? max(first, last) : min(first, last)
    let landing = row.landing(gesture)
    guard (landing.proposedTarget[row.axis] - end) * direction >= -row.pixel,
      (end - row.start(gesture)) * direction > row.pixel
    else { return .notApplicable }
    if (landing.rest[row.axis] - end) * direction >= -row.pixel { return .passes }
    return .fails(
      .missesEnd,
      "a fling from item \(item) that would reach the end \(AuditWords.lands(landing, row)), short of"
        + " \(AuditNumber.text(end))")
  }

  static let blankEnds = Audit("blank-ends", .blocking, "The view never rests beyond its content.") { context in
    let sweep = AuditSweep(context)
    let runs = series(context)
    return .probes([
      AuditProbe(gestures: sweep.all()) { gesture, context in
        let row = context.row
        let landing = row.landing(gesture)
        return beyond(landing.rest[row.axis], row).map {
          .fails(.restsBeyond, "\(AuditWords.lands(landing, row)), \($0)")
        } ?? .passes
      },
      AuditProbe(gestures: runs, mayThin: false, quickStep: 3) { gesture, context in
        let row = context.row
        let rest = row.series(gesture).rest
        return beyond(rest, row).map { .fails(.restsBeyond, "rests at \(AuditNumber.text(rest)), \($0)") } ?? .passes
      },
    ])
  }

  /// Repeated flicks, and long waits if the view scrolls by itself, to bring a design that keeps state to its ends.
  private static func series(_ context: AuditContext) -> [AuditGesture] {
    let declared = context.row.declared
    return AuditSweep(context).startItems.flatMap { item in
      var gestures = [0.5, -0.5, 3, -3].map {
        AuditGesture(startItem: item, velocity: $0, sequel: .again(6, every: 700))
      }
      if let interval = declared.autoScrollInterval {
        gestures.append(AuditGesture(startItem: item, sequel: .wait(interval * Double(context.row.count + 2))))
      }
      return gestures
    }
  }

  /// Describes how far a content offset is outside the scroll range; nil inside it.
  private static func beyond(_ offset: Double, _ row: AuditedView) -> String? {
    if !offset.isFinite { return "which is not a number" }
    let short = row.minimum - offset
    let far = offset - row.maximum
    if max(short, far) <= row.pixel / 2 { return nil }
    return short > 0
      ? "\(AuditNumber.text(short)) pt before the beginning" : "\(AuditNumber.text(far)) pt beyond the end"
  }

  static let wildTargets = Audit(
    "wild-targets", .blocking, "The final target is a finite number inside the scroll range."
  ) { context in
    let sweep = AuditSweep(context)
    let few: [AuditGesture] = [0, 1].flatMap { count in
      [0, 0.5, -0.5, 3].map { AuditGesture(startItem: nil, velocity: $0, variants: [.itemCount(count)]) }
    }
    let targets: @Sendable (AuditGesture, AuditContext) -> AuditVerdict = { gesture, context in
      guard let row = try? context.row(gesture.variants) else { return .notApplicable }
      let target = row.landing(gesture).chosenTarget[row.axis]
      return beyond(target, row).map { .fails(.sentBeyond, "is sent to \(AuditNumber.text(target)), \($0)") } ?? .passes
    }
    return .probes([
      AuditProbe(gestures: sweep.all(), check: targets),
      AuditProbe(gestures: context.row.count > 0 ? few : [], mayThin: false, check: targets),
      AuditProbe(gestures: series(context), mayThin: false, quickStep: 3) { gesture, context in
        let row = context.row
        for target in row.series(gesture).targets {
          if let beyond = beyond(target, row) {
            return .fails(.sentBeyond, "is sent to \(AuditNumber.text(target)), \(beyond)")
          }
        }
        return .passes
      },
    ])
  }
}

extension AuditFault {
  fileprivate static let slipsAway = AuditFault(
    of: ("item", "items"), "moves away when it is released at its snap point",
    "move away when they are released at their snap points"
  )
  fileprivate static let unreached = AuditFault(
    of: ("neighbouring item", "neighbouring items"), "is reached by no flick or drag",
    "are reached by no flick or drag")
  fileprivate static let missesEnd = AuditFault(
    of: ("hard flick", "hard flicks"), "stops short of the end", "stop short of the end")
  fileprivate static let restsBeyond = AuditFault("rests beyond the content", "rest beyond the content")
  fileprivate static let sentBeyond = AuditFault("is sent beyond the content", "are sent beyond the content")
}
