extension DecisionMap {
  /// Creates the map of a view that comes to rest, however long that takes.
  package init(
    sweeping subject: some AuditableView, _ plan: MapPlan, jobs: Int, progress: (@Sendable (Double) -> Void)? = nil
  ) throws(DocumentError) {
    var view = subject.makeView()
    let plan = try plan.resolved(
      for: view, subject.items(in: view.configuration), preferring: subject.preferredStartItem)
    let count = plan.drags.count * plan.velocities.count
    if count > DecisionMap.maximumCells {
      throw DocumentError("a map of \(count) cells is too large; the limit is \(DecisionMap.maximumCells)")
    }
    (model, name) = (ScrollModel.number, subject.name)
    startItem = plan.item
    startOffset = DecimalText.millionth(plan.start[plan.axis])
    axis = plan.axis
    unit = plan.item == nil ? .points : .items
    drags = plan.drags
    velocities = plan.velocities
    commits = CommitThresholds(of: &view, from: plan.start, plan.axis)
    cells = Self.cells(subject, plan, jobs: view.isThreadBound ? 1 : jobs, progress: progress)
  }

  /// Computes the cells on several threads.
  private static func cells(
    _ subject: some AuditableView, _ plan: MapPlan.Resolved, jobs: Int, progress: (@Sendable (Double) -> Void)?
  ) -> [MapCell] {
    let (rows, columns) = (plan.rows, plan.drags.count)
    return [MapCell](unsafeUninitializedCapacity: rows.count * columns) { buffer, count in
      buffer.initialize(repeating: MapCell(delta: 0))
      // Each row is written by only one thread.
      nonisolated(unsafe) let cells = buffer
      let queue = WorkQueue(count: rows.count, progress: progress)
      onThreads(min(max(1, jobs), rows.count)) { _ in
        var row = MapRow(subject, plan)
        while let index = queue.next() {
          row.sweep(velocity: plan.velocities[rows[index]]) { cells[index * columns + $0] = $1 }
        }
      }
      queue.finish()
      count = rows.count * columns
    }
  }
}

/// One thread's instance of the view and its items, which sweeps row after row.
private struct MapRow<Subject: AuditableView> {
  private var view: Subject.View
  private let items: Subject.Items
  private let plan: MapPlan.Resolved
  private let knowsPoints: Bool
  private let configuration: ScrollConfiguration
  /// The last cell and its rest offset and shift: adjacent releases often rest at the same offset.
  private var last: (rest: Vector2D, shift: Vector2D, cell: MapCell)?

  init(_ subject: Subject, _ plan: MapPlan.Resolved) {
    view = subject.makeView()
    items = subject.items(in: view.configuration)
    self.plan = plan
    configuration = view.configuration
    knowsPoints = items.isSnapPoint(plan.start) != nil
  }

  mutating func sweep(velocity: Double, _ store: (Int, MapCell) -> Void) {
    let axis = plan.axis
    var release = ReleaseState(contentOffset: plan.start)
    release.velocity[axis] = velocity
    for column in 0..<plan.drags.count {
      release.contentOffset[axis] = configuration.offset(draggedTo: plan.start[axis] + plan.drags[column], axis)
      store(column, cell(view.landing(of: release)))
    }
  }

  private mutating func cell(_ landing: Landing) -> MapCell {
    if let last, last.rest == landing.restOffset, last.shift == landing.shift { return last.cell }
    let start = PixelGrid(scale: configuration.displayScale).rounded(plan.start) + landing.shift
    let delta =
      plan.item == nil
      ? Int((landing.restOffset[plan.axis] - plan.start[plan.axis]).rounded())
      : items.itemDelta(from: start, to: landing.restOffset) ?? 0
    let cell = MapCell(delta: delta, isAtSnapPoint: !knowsPoints || items.isSnapPoint(landing.restOffset) ?? true)
    last = (landing.restOffset, landing.shift, cell)
    return cell
  }
}
