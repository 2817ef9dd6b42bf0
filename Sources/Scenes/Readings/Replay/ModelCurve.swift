/// The content offset of a simulated movement as a function of time, between the frames of a fine trace.
struct ModelCurve {
  /// Milliseconds between two frames.
  static let spacing = 1.0

  private var offsets: [Double]
  private var velocities: [Double]

  /// Creates the curve of a trace whose frames are a millisecond apart, from the offset before its motion.
  init(from start: Double, _ trace: ScrollTrace) {
    (offsets, velocities) = ([start], [0])
    for frame in trace.frames where frame.time > 0 {
      offsets.append(frame.position.x)
      velocities.append(frame.velocity.x)
    }
  }

  /// Returns the content offset at a time since the start, in points.
  ///
  /// Between two frames it is the cubic with their offsets and velocities. The velocity of the first frame is the
  /// finger's, so the curve of the first millisecond uses the velocity at its end only.
  func offset(at time: Double) -> Double {
    let position = time / Self.spacing
    if !(position > 0) { return offsets[0] }
    let index = Int(min(position, Double(offsets.count - 1)))
    if index >= offsets.count - 1 { return offsets[offsets.count - 1] }
    let (s, low, high) = (position - Double(index), offsets[index], offsets[index + 1])
    let outgoing = velocities[index + 1] * Self.spacing
    let incoming = index == 0 ? 2 * (high - low) - outgoing : velocities[index] * Self.spacing
    let bend = 3 * (high - low) - 2 * incoming - outgoing
    let twist = incoming + outgoing - 2 * (high - low)
    return low + s * (incoming + s * (bend + s * twist))
  }
}
