/// The gestures that audits sweep: start items, drags and velocities.
extension AuditContext {
  /// The touches that begin at the start items and do not move.
  var starts: [AuditGesture] { startItems.map { AuditGesture(startItem: $0) } }

  func findStartItems() -> [Int] {
    let count = row.count
    if let given = subject.startItems { return given.filter((0..<count).contains) }
    let middle = (count - 1) / 2
    let all: [Int] =
      switch parameters.sweep {
      case .quick: count <= 3 ? Array(0..<count) : [0, middle, count - 1]
      case .full: count <= 7 ? Array(0..<count) : [0, 1, middle, middle + 1, count - 2, count - 1]
      }
    // Of items that share the end of the scroll range, takes the first.
    return all.filter { item in
      guard item > 0, let own = row.restOffset(of: item), let before = row.restOffset(of: item - 1) else { return true }
      return abs(own - before) > row.pixel
    }
  }

  /// Returns drags from an item in both directions, and zero, in points.
  func drags(_ item: Int?, upTo pages: Double = 1.5) -> [Double] {
    // Short drags, in points, and drags as fractions of the distance to the next rest offset.
    let (touches, parts): ([Double], [Double]) =
      parameters.sweep == .quick
      ? ([1], [0.25, 0.48, 0.6, 0.9, 1.45])
      : ([1, 3, 8], [0.1, 0.25, 0.4, 0.48, 0.52, 0.6, 0.75, 0.9, 1.1, 1.2, 1.35, 1.45])
    var drags = [0.0]
    for direction in [1.0, -1] {
      let bounds = row.configuration.geometry.boundsSize[row.axis]
      let page = item.flatMap { row.page(at: $0, direction) } ?? bounds
      drags += touches.filter { $0 < page * pages }.map { direction * $0 }
      drags += parts.filter { $0 <= pages }.map { direction * ($0 * page).rounded() }
    }
    return drags
  }

  /// Returns every drag with every nonzero velocity, from every start item or, in a quick sweep, from one of them.
  func flicks(speeds: [Double]? = nil, upTo pages: Double = 1.5) -> [AuditGesture] {
    let speeds = speeds ?? parameters.sweep.speeds
    return gestures(speeds + speeds.map { -$0 }, upTo: pages)
  }

  /// Returns drags that end still, each with its last movement in either direction.
  func stills(upTo pages: Double = 1.5, turning: Bool = true) -> [AuditGesture] {
    let still = gestures([0], upTo: pages)
    if !turning { return still }
    let dragged = still.filter { $0.drag != 0 }
    // The drags of an item are no multiple of this step, so that each is tried at another item.
    let step = parameters.sweep == .quick ? 5 : 1
    return still
      + stride(from: 0, to: dragged.count, by: step).map { index in
        changed(dragged[index]) { $0.lastMovement = $0.drag > 0 ? -1 : 1 }
      }
  }

  /// Returns every drag with every velocity.
  func releases(upTo pages: Double = 1.5) -> [AuditGesture] { stills(upTo: pages) + flicks(upTo: pages) }

  private func gestures(_ velocities: [Double], upTo pages: Double) -> [AuditGesture] {
    let items: [Int?] = startItems.isEmpty ? [nil] : startItems.map { $0 }
    var gestures: [AuditGesture] = []
    for (position, item) in items.enumerated() {
      for (line, drag) in drags(item, upTo: pages).enumerated() {
        for (column, velocity) in velocities.enumerated() {
          // A Latin square: each two of an item, a drag and a velocity meet, but not each three.
          if parameters.sweep == .quick, velocities.count > 1, (line + column) % items.count != position { continue }
          gestures.append(AuditGesture(startItem: item, drag: drag, velocity: velocity))
        }
      }
    }
    return gestures
  }
}

extension GestureSweep {
  /// Speeds from a touch to the fastest finger, in pt/ms, just below and above the thresholds of common designs.
  var speeds: [Double] {
    self == .quick ? [0.05, 0.5, 3, 8] : [0.05, 0.15, 0.21, 0.31, 0.5, 0.8, 1.2, 1.9, 2.1, 3, 5, 8]
  }
}
