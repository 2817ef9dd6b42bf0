import ScrollPhysics

extension SimulatedDragGesture {
  @MainActor mutating func run(_ operation: ScrollOperation, _ trace: inout ScrollTrace) {
    switch operation {
    case .touchDown(let location, let time):
      run(to: time, &trace)
      follow(&trace, always: true)
      touch = (gestures(at: location), location)
      row.style.minimumDistance = touch?.gestures.map { host.tree.gestures[$0].drag.minimumDistance }.min() ?? .infinity
      row.perform(operation, recording: &trace)
    case .touchMove(let location, let time): move(to: location, time, &trace)
    case .touchUp(let location, let time):
      if let location, phase == .dragging, location - (touch?.start ?? location) != row.fingerTranslation {
        move(to: location, time, &trace)
      }
      run(to: time, &trace)
      guard let release = row.liftFinger(time, isCancelled: false, isDropped: false, &trace) else { return touch = nil }
      end(release, at: value(), &trace)
    case .touchCancel(let time):
      run(to: time, &trace)
      _ = row.liftFinger(time, isCancelled: true, isDropped: true, &trace)
      run { $0.resets.forEach { $0() } }
      follow(&trace, always: true)
      touch = nil
    case .release(let release): perform(release, &trace)
    case .advance(let time): run(to: time, &trace)
    case .advanceToRest(let limit):
      while !isAtRest, let tick = host.nextTick(isTracking: false), tick <= limit {
        row.perform(.advanceToRest(limit: tick), recording: &trace)
        if isAtRest && time < tick { return }
        run(to: tick, &trace)
      }
      row.perform(.advanceToRest(limit: limit), recording: &trace)
    case .setContentOffset: break
    case .resize(let size):
      let distances = frames.map { abs($0.origin[axis] + configuration.geometry.minimumOffset(axis)) }
      let shown = distances.indices.min { distances[$0] < distances[$1] } ?? 0
      host.size = CGSize(size)
      host.update(at: time, always: true)
      if shown < frames.count { row.reshape(Self.geometry(frames, shown, axis, in: size), &trace) }
      follow(&trace)
    }
  }

  @MainActor private mutating func run(to target: Double, _ trace: inout ScrollTrace) {
    while let tick = host.nextTick(isTracking: false), tick <= target {
      row.perform(.advance(to: max(tick, time)), recording: &trace)
      host.tick(at: tick, isTracking: false)
      follow(&trace)
    }
    row.perform(.advance(to: target), recording: &trace)
  }

  /// The gestures that a finger at a location begins: the innermost or the outermost of high priority, and simultaneous
  /// ones; a single gesture takes each touch, because views without a size here may be large on a device.
  @MainActor private func gestures(at location: Vector2D) -> [Int] {
    if host.tree.gestures.count == 1 { return [0] }
    let hit = host.tree.gestures.indices.filter { host.layout?.gestures[$0]?.contains(CGPoint(location)) ?? false }
    let exclusive = hit.filter { host.tree.gestures[$0].priority != .simultaneous }
    let winner = exclusive.first { host.tree.gestures[$0].priority == .high } ?? exclusive.last
    return hit.filter { $0 == winner || host.tree.gestures[$0].priority == .simultaneous }
  }

  @MainActor private mutating func move(to location: Vector2D, _ time: Double, _ trace: inout ScrollTrace) {
    run(to: time, &trace)
    let wasDragging = phase == .dragging
    if row.moveFinger(to: location, time, &trace) {
      if !wasDragging { (row.settledOffset, tracks, velocities) = (modelOffset, [:], [:]) }
      let value = value()
      run { drag in drag.changed.forEach { $0(value) } }
      follow(&trace)
    }
    row.recordChange(&trace)
  }

  /// The time between two samples of a finger, in ms: that of a screen that samples 120 times a second.
  private static let sampleInterval = 1000.0 / 120

  /// Ends a drag without a finger's track.
  @MainActor private mutating func perform(_ release: ReleaseState, _ trace: inout ScrollTrace) {
    host.update(at: time, always: true)
    apply(host.takeLayouts(), &trace)
    row.settledOffset = modelOffset
    touch = touch ?? (gestures(at: configuration.geometry.boundsSize.middle), configuration.geometry.boundsSize.middle)
    let dragged = release.contentOffset - release.dragStartOffset
    let value = value(translation: -dragged, velocity: -release.velocity)
    var own = release
    own.contentOffset[axis] = modelOffset
    (tracks, velocities) = ([:], [:])
    row.prepareRelease(own, &trace)
    let speed = release.velocity[axis]
    if speed != 0 {
      // A sample before the last one shows which parts follow the finger.
      let earlier = self.value(
        translation: release.velocity * Self.sampleInterval - dragged, velocity: -release.velocity)
      run { drag in drag.changed.forEach { $0(earlier) } }
      follow(&trace)
    }
    let before = parts
    run { drag in drag.changed.forEach { $0(value) } }
    follow(&trace)
    if speed != 0 {
      velocities = parts.reduce(into: [:]) { $0[$1.key] = ($1.value - (before[$1.key] ?? 0)) / Self.sampleInterval }
    }
    own.contentOffset = row.contentOffset
    own.dragStartOffset[axis] = row.settledOffset
    end(own, at: value, &trace)
  }

  /// Lets the app's code decide, and moves the row as it says.
  @MainActor private mutating func end(_ release: ReleaseState, at value: DragGesture.Value, _ trace: inout ScrollTrace)
  {
    run { $0.resets.forEach { $0() } }
    run { drag in drag.ended.forEach { $0(value) } }
    host.update(at: time, always: true)
    let layouts = host.takeLayouts()
    var (target, proposed) = (release.contentOffset, release.contentOffset)
    target[axis] = layouts.last.map { self.parts(of: $0).reduce(0) { $0 + $1.value } } ?? modelOffset
    proposed[axis] = row.settledOffset - value.predictedEndTranslation[axis]
    row.recordRelease(release, proposed: release.proposedTarget ?? proposed, target: target, &trace)
    apply(layouts, &trace)
    row.recordChange(&trace)
    (touch, tracks, velocities) = (nil, [:], [:])
  }

  @MainActor private func run(_ body: (DragGesture) -> Void) {
    for number in touch?.gestures ?? [] where number < host.tree.gestures.count {
      let drag = host.tree.gestures[number].drag
      host.run { body(drag) }
    }
  }

  /// The value that the app's code reads: with the finger's translation and velocity, unless there is no finger.
  @MainActor private func value(translation: Vector2D? = nil, velocity: Vector2D? = nil) -> DragGesture.Value {
    let (translation, velocity) = (translation ?? row.fingerTranslation, velocity ?? row.fingerVelocity)
    let (gestures, down) = touch ?? ([], .zero)
    let isLocal = gestures.first.map { host.tree.gestures[$0].drag.coordinateSpace == .local } ?? false
    let start = isLocal ? down - Vector2D(gestures.first.flatMap { host.layout?.gestures[$0]?.origin } ?? .zero) : down
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: time / 1000), location: CGPoint(start + translation),
      startLocation: CGPoint(start), velocity: CGSize(width: velocity.x * 1000, height: velocity.y * 1000))
  }
}
