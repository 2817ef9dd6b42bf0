/// The content offset of a simulated movement as a function of time, between evenly spaced frames.
struct ModelCurve {
  /// Milliseconds between two frames of the model.
  static let fineSpacing = 1.0

  private let spacing: Double
  private var offsets: [Double]
  private var velocities: [Double]

  /// Creates the curve of the frames after a motion began, from the offset before it.
  init(from start: Double, _ frames: [(offset: Double, velocity: Double)], spacing: Double = fineSpacing) {
    (offsets, velocities) = ([start] + frames.map(\.offset), [0] + frames.map(\.velocity))
    self.spacing = spacing
  }

  /// Returns the content offset at a time since the start, in points.
  ///
  /// Between two frames it is the cubic with their offsets and velocities. The velocity of the first frame is the
  /// finger's, so the curve up to the second one uses the velocity at its end only.
  func offset(at time: Double) -> Double {
    let position = time / spacing
    if !(position > 0) { return offsets[0] }
    let index = Int(min(position, Double(offsets.count - 1)))
    if index >= offsets.count - 1 { return offsets[offsets.count - 1] }
    let (s, low, high) = (position - Double(index), offsets[index], offsets[index + 1])
    let outgoing = velocities[index + 1] * spacing
    let incoming = index == 0 ? 2 * (high - low) - outgoing : velocities[index] * spacing
    let bend = 3 * (high - low) - 2 * incoming - outgoing
    let twist = incoming + outgoing - 2 * (high - low)
    return low + s * (incoming + s * (bend + s * twist))
  }
}
