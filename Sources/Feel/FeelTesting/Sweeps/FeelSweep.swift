import Foundation

/// A search for the parameters with which a view feels as wished.
///
/// ```swift
/// let sweep = try FeelSweep(
///   [SweepParameter("threshold", 0.1...0.6, step: 0.1)], wishes: ["commit flick ~ 0.3 pt/ms", "settle <= 900 ms"]
/// ) { setting in
///   let threshold = try setting["threshold"]
///   return ViewUnderTest("cards") { Scroller(configuration, behavior: CardSnapping(threshold: threshold)) }
/// }
/// let report = try sweep.run()
/// print(try report.best.setting["threshold"])
/// ```
///
/// Each setting is a view of its own, which performs those gestures of a feel sheet that the wishes are about. docs/Feel.md
/// lists what can be wished.
public struct FeelSweep<Subject: AuditableView>: Sendable {
  let plan: SweepPlan
  package let wishes: [FeelWish]
  /// Makes the view with a setting.
  package let make: @Sendable (SweepSetting) throws -> Subject

  /// Creates a sweep.
  /// - Parameters:
  ///   - parameters: What to vary; a grid has all combinations of their values, in which the last one changes fastest.
  ///   - wishes: The wishes; `@2` at the end of one makes it count twice.
  ///   - sample: The number of settings of a Latin hypercube instead of the grid; nil for the grid.
  ///   - seed: Chooses the sample.
  ///   - make: Returns the view with a setting; called from several threads, or only from that of the caller for views
  ///     that are bound to one. A setting for which it throws is reported as not possible.
  /// - Throws: `DocumentError` for no or too many settings, and for a wish that is not valid.
  public init(
    _ parameters: [SweepParameter], wishes: [String], sample: Int? = nil, seed: Int = 1,
    _ make: @escaping @Sendable (SweepSetting) throws -> Subject
  ) throws(DocumentError) {
    plan = try SweepPlan(parameters, sample: sample, seed: UInt64(bitPattern: Int64(seed)))
    if wishes.isEmpty { throw DocumentError("there are no wishes; write one, such as \"settle <= 900 ms\"") }
    self.wishes = try wishes.map { text throws(DocumentError) in try FeelWish(text) }
    self.make = make
  }

  /// The number of settings.
  public var count: Int { plan.count }

  package var names: [String] { plan.parameters.map(\.name) }

  /// Returns the row of a setting, by its number, with values that were computed before; nil if they are not values.
  package func row(_ number: Int, _ values: [Double?], _ fault: String?) -> SweepRow? {
    let known = zip(wishes, values).compactMap { wish, value in
      value.flatMap { $0.isNaN ? nil : SweepRow.Value($0, for: wish) }
    }
    let fault = fault == "" ? nil : fault
    if fault == nil && known.count != wishes.count { return nil }
    return SweepRow(plan[number - 1], fault == nil ? known : [], of: wishes, fault: fault)
  }

  package var report: SweepReport { SweepReport(plan, wishes) }

  /// Runs every setting.
  /// - Parameters:
  ///   - refine: Whether to search near the best setting for a better one, between the bounds of the parameters.
  ///   - jobs: The number of threads; the report is the same for any number.
  ///   - progress: Receives the share of the settings that are done, 0…1, on any thread, one call at a time.
  /// - Throws: `DocumentError` if no setting is possible, with the reason of the first.
  public func run(
    refine: Bool = false, jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
    progress: (@Sendable (Double) -> Void)? = nil
  ) throws(DocumentError) -> SweepReport {
    var report = report
    rows(of: stride(from: 0, to: count, by: 1), jobs: jobs, progress: progress) { report.add($0) }
    report = try report.checked()
    if refine { self.refine(&report) }
    return report
  }

  /// Runs the settings with some indices and hands them over in their order, soon, so that an interruption costs little.
  package func rows<Failure>(
    of indices: StrideTo<Int>, jobs: Int, progress: (@Sendable (Double) -> Void)?,
    _ take: (SweepRow) throws(Failure) -> Void
  ) throws(Failure) {
    // Views that are bound to a thread are made and moved on that of the caller.
    let view = indices.prefix(100).lazy.compactMap { try? make(plan[$0]).makeView() }.first
    let jobs = view?.isThreadBound == true ? 1 : max(1, jobs)
    var rest = indices.makeIterator()
    while true {
      let settings = (0..<16 * jobs).compactMap { _ in rest.next().map { plan[$0] } }
      guard let start = settings.first?.number, let end = settings.last?.number else { return }
      let share: @Sendable (Double) -> Void = {
        progress?((Double(start - 1) + $0 * Double(end - start + 1)) / Double(count)) ?? ()
      }
      for case .success(let row) in Parallel.map(settings, jobs: jobs, progress: share, { row(of: $0) }) {
        try take(row)
      }
    }
  }

  /// Runs the view without a setting; nil if it has no values of its own.
  package var rowAsItIs: SweepRow? {
    let row = row(of: SweepSetting(number: 0, names: [], values: []))
    return row.fault == nil ? row : nil
  }

  func row(of setting: SweepSetting) -> SweepRow {
    do {
      let outcomes = try wishes.outcomes(of: try make(setting))
      return SweepRow(setting, outcomes.map { SweepRow.Value($0.value, for: $0.wish) }, of: wishes)
    } catch {
      return SweepRow(setting, [], of: wishes, fault: "\(error)")
    }
  }
}

extension [FeelWish] {
  /// Compares a view with wishes, by those gestures of its sheet that they are about.
  func outcomes(of subject: some AuditableView) throws(DocumentError) -> [WishOutcome] {
    var plan = MapPlan()
    if !contains(where: \.concernsMap) {
      plan.drags = try MapRange(0...0, step: 1)
      plan.velocities = plan.drags
    }
    let map = try DecisionMap(of: subject, plan, jobs: 1)
    let sheet = try FeelSheet(of: subject, plan, map: map) { name in contains { $0.concerns(name) } }
    return try outcomes(on: sheet, of: subject, jobs: 1)
  }

  /// Compares the sheet of a view with wishes, and runs its audits if one is about their findings.
  func outcomes(
    on sheet: FeelSheet, of subject: some AuditableView, jobs: Int
  ) throws(DocumentError) -> [WishOutcome] {
    let audits = contains { $0.quantity == .findings }
    let findings = audits ? try Audits.run(on: subject, sweep: .quick, jobs: jobs).findings.count : 0
    return try map { wish throws(DocumentError) in try WishOutcome(wish, on: sheet, findings: findings) }
  }
}
