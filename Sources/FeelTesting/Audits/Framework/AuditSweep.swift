import ScrollPhysics

/// The gestures that audits sweep: items to begin at, drags and velocities.
struct AuditSweep {
  private let row: AuditRow
  /// The items at which drags begin: all of a short row; of a longer one the ends and the middle.
  let startItems: [Int]

  init(_ stage: AuditStage, _ row: AuditRow? = nil) {
    self.row = row ?? stage.row
    startItems = Self.startItems(self.row, stage.subject)
  }

  private static func startItems(_ row: AuditRow, _ subject: any AuditSubject) -> [Int] {
    let count = row.count
    if let given = subject.startItems { return given.filter { $0 < count } }
    let middle = (count - 1) / 2
    let all = count <= 7 ? Array(0..<count) : [0, 1, middle, middle + 1, count - 2, count - 1]
    var items: [Int] = []
    for item in all {
      // Of items that share the end of the range, the first.
      if item > 0, let place = row.place(item), let before = row.place(item - 1), abs(place - before) <= row.pixel {
        continue
      }
      items.append(item)
    }
    return items
  }

  /// Speeds from a touch to the fastest finger, in pt/ms: just below and above where designs have their thresholds.
  static let speeds = [0.05, 0.15, 0.21, 0.31, 0.5, 0.8, 1.2, 1.9, 2.1, 3, 5, 8]

  /// Velocities either way, and none.
  static let velocities = [0] + speeds + speeds.map { -$0 }

  /// Parts of the way to the next place, and whole points.
  private static let parts = [0.1, 0.25, 0.4, 0.48, 0.52, 0.6, 0.75, 0.9, 1.1, 1.2, 1.35, 1.45]
  private static let touches = [1.0, 3, 8]

  /// Drags either way from an item, and none, in points.
  func drags(_ item: Int?, upTo pages: Double = 1.5) -> [Double] {
    var drags = [0.0]
    for direction in [1.0, -1] {
      let bounds = row.configuration.geometry.boundsSize[row.axis]
      let page = item.flatMap { row.page(at: $0, direction) } ?? bounds
      drags += Self.touches.filter { $0 < page * pages }.map { direction * $0 }
      drags += Self.parts.filter { $0 <= pages }.map { direction * ($0 * page).rounded() }
    }
    return drags
  }

  /// Drags and velocities from every item.
  func flicks(speeds: [Double] = speeds, upTo pages: Double = 1.5) -> [AuditGesture] {
    gestures(speeds + speeds.map { -$0 }, upTo: pages)
  }

  /// Drags that end in stillness, their last movement either way.
  func stills(upTo pages: Double = 1.5, turning: Bool = true) -> [AuditGesture] {
    let still = gestures([0], upTo: pages)
    if !turning { return still }
    return still
      + still.filter { $0.drag != 0 }.map { gesture in
        var turned = gesture
        turned.lastMovement = gesture.drag > 0 ? -1 : 1
        return turned
      }
  }

  /// Every drag with every velocity.
  func all(upTo pages: Double = 1.5) -> [AuditGesture] { stills(upTo: pages) + flicks(upTo: pages) }

  private func gestures(_ velocities: [Double], upTo pages: Double) -> [AuditGesture] {
    let items: [Int?] = startItems.isEmpty ? [nil] : startItems
    var gestures: [AuditGesture] = []
    for item in items {
      for drag in drags(item, upTo: pages) {
        for velocity in velocities {
          gestures.append(AuditGesture(startItem: item, drag: drag, velocity: velocity))
        }
      }
    }
    return gestures
  }
}
