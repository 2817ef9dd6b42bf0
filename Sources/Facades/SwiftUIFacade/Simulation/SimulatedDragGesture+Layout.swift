import ScrollPhysics

extension SimulatedDragGesture {
  /// The offset of the app's states, without the animations that run, in points; the same bits in each process.
  var modelOffset: Double { parts.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value } }

  @MainActor mutating func follow(_ trace: inout ScrollTrace, always: Bool = false) {
    host.update(at: time, always: always)
    if apply(host.takeLayouts(), &trace) && phase != .dragging { row.recordChange(&trace) }
  }

  /// Moves the row to where evaluations place it, one after the other; returns whether it moved.
  @discardableResult mutating func apply(_ layouts: [ViewLayout], _ trace: inout ScrollTrace) -> Bool {
    var hasMoved = false
    for layout in layouts {
      let new = parts(of: layout)
      let gone = parts.keys.sorted().filter { number in !new.contains { $0.number == number } }
      for (number, value, animation) in new + gone.map({ ($0, 0, nil) }) {
        // Sums of the same lengths in another order are no change.
        guard abs(value - (parts[number] ?? 0)) > 1e-9 else { continue }
        let isNew = parts[number] == nil
        parts[number] = value
        if phase == .dragging && animation == nil {
          tracks[number, default: ReleaseVelocity()].add(Vector2D(x: value, y: 0), at: time)
        }
        row.change(
          to: modelOffset, isNew ? .immediate : animation?.motion ?? .immediate, part: number, number: number,
          delay: animation?.pause ?? 0, velocity: velocities[number] ?? tracks[number]?.velocity(at: time).x, &trace)
        hasMoved = true
      }
    }
    return hasMoved
  }

  /// The parts of the offset in a layout, with the animations of their changes.
  mutating func parts(of layout: ViewLayout) -> [(number: Int, value: Double, animation: Animation?)] {
    guard let (rows, offsets) = layout.list(list) else { return [] }
    var rest = 0 - rows[0].origin[axis]
    var parts: [(number: Int, value: Double, animation: Animation?)] = []
    for offset in offsets {
      let number = numbers[offset.place] ?? numbers.count + 1
      numbers[offset.place] = number
      parts.append((number, 0 - offset.value[axis], offset.animation))
      rest += offset.value[axis]
    }
    return parts + [(0, rest, layout.animation)]
  }
}
