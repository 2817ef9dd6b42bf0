import ScrollPhysics

/// A frame line of a golden: `t x y vx vy phase`.
struct GoldenFrame: Hashable, Sendable {
  let time: Double
  let offset: Vector2D
  let velocity: Vector2D
  let phase: ScrollViewPhase

  /// Parses a line; nil if it is not a frame line.
  init?(_ line: some StringProtocol) {
    let fields = line.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = fields.dropLast().compactMap { GoldenNumber.read($0) }
    guard fields.count == 6, numbers.count == 5, let phase = ScrollViewPhase(rawValue: String(fields[5])) else {
      return nil
    }
    time = numbers[0]
    offset = Vector2D(x: numbers[1], y: numbers[2])
    velocity = Vector2D(x: numbers[3], y: numbers[4])
    self.phase = phase
  }
}
