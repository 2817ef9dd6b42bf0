import Documents
import Foundation
import GestureReplay
import ScrollPhysics

extension DecisionMap {
  /// Creates the map of a view by sweeping releases.
  ///
  /// - Parameters:
  ///   - subject: The view under test.
  ///   - plan: What to sweep; what the plan leaves open is derived from the view.
  ///   - jobs: The number of threads; the cells are the same for any number.
  ///   - progress: Receives the share of rows that are done, 0…1, on any thread, one call at a time.
  /// - Throws: `DocumentError` if the plan does not fit the view, and for a view that scrolls by itself and takes too
  ///   long to come to rest.
  /// - Complexity: O(cells): in closed form where `LandingLaw` has one, otherwise one solved motion per cell.
  public init(
    of subject: some MappableView, _ plan: MapPlan = MapPlan(),
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount, progress: (@Sendable (Double) -> Void)? = nil
  ) throws(DocumentError) {
    // The rest offsets of a view that does not scroll by itself are solved, however far away they are.
    if let audited = subject as? any AuditableView, audited.declared.autoScrollInterval != nil {
      try SettlingTrial.check(audited)
    }
    var view = subject.makeView()
    let plan = try plan.resolved(for: &view, preferring: subject.preferredStartItem)
    name = subject.name
    startItem = plan.item
    startOffset = DecimalText.millionth(plan.start[plan.axis])
    axis = plan.axis
    unit = plan.item == nil ? .points : .items
    drags = plan.drags
    velocities = plan.velocities
    let count = plan.drags.count * plan.velocities.count
    if count > DecisionMap.maximumCells {
      throw DocumentError("a map of \(count) cells is too large; the limit is \(DecisionMap.maximumCells)")
    }
    commits = CommitThresholds(of: &view, from: plan.start, plan.axis)
    cells = MapSweep(subject, plan).cells(jobs: view.isThreadBound ? 1 : jobs, progress: progress)
  }
}

/// The cells of a map, computed on several threads.
struct MapSweep<Subject: MappableView> {
  private let subject: Subject
  private let plan: MapPlan.Resolved

  init(_ subject: Subject, _ plan: MapPlan.Resolved) {
    self.subject = subject
    self.plan = plan
  }

  func cells(jobs: Int, progress: (@Sendable (Double) -> Void)?) -> [MapCell] {
    let (rows, columns) = (plan.velocities.count, plan.drags.count)
    return [MapCell](unsafeUninitializedCapacity: rows * columns) { buffer, count in
      buffer.initialize(repeating: MapCell(delta: 0))
      // Each row is written by only one thread.
      nonisolated(unsafe) let cells = buffer
      let queue = WorkQueue(count: rows, progress: progress)
      onThreads(min(max(1, jobs), rows)) { _ in
        var row = MapRow(subject.makeView(), plan)
        while let index = queue.next() {
          row.sweep(velocity: plan.velocities[index]) { cells[index * columns + $0] = $1 }
        }
      }
      queue.finish()
      count = rows * columns
    }
  }
}

/// One thread's instance of the view, which sweeps row after row.
private struct MapRow {
  private var view: any SimulatedScrollView & Sendable
  private let plan: MapPlan.Resolved
  private let knowsPoints: Bool
  private let configuration: ScrollConfiguration

  init(_ view: any SimulatedScrollView & Sendable, _ plan: MapPlan.Resolved) {
    self.view = view
    self.plan = plan
    configuration = view.configuration
    knowsPoints = self.view.isSnapPoint(plan.start) != nil
  }

  mutating func sweep(velocity: Double, _ store: (Int, MapCell) -> Void) {
    let axis = plan.axis
    var release = ReleaseState(contentOffset: plan.start)
    release.velocity[axis] = velocity
    for column in 0..<plan.drags.count {
      release.contentOffset[axis] = configuration.offset(draggedTo: plan.start[axis] + plan.drags[column], axis)
      let landing = view.landing(of: release)
      let delta = plan.item == nil ? Int((landing.rest[axis] - plan.start[axis]).rounded()) : landing.itemDelta ?? 0
      store(column, MapCell(delta: delta, isAtSnapPoint: !knowsPoints || view.isSnapPoint(landing.rest) ?? true))
    }
  }
}
