/// Movements of documents, which are sampled as a screen would sample them.
enum MovementSampling {
  /// Returns the instants within a movement, counted from its start, at which it is sampled.
  static func instants(
    of duration: Double, every interval: Double, at location: String, ifTooMany advice: String
  ) throws(DocumentError) -> some Sequence<Double> {
    if duration / interval > Double(TouchGesture.maximumSampleCount) {
      throw DocumentError(at: location, "exceeds the limit of \(TouchGesture.maximumSampleCount) samples; \(advice)")
    }
    // A device would not take a sample just before the last one.
    return (1...).lazy.map { Double($0) * interval }.prefix { $0 < duration - 1e-6 * max(1, duration) }
  }
}

extension DocumentObject {
  /// Reads `x` and `y` in points.
  func location() throws(DocumentError) -> Vector2D {
    let limit = NumberRange.between(-TouchGesture.maximumCoordinate, TouchGesture.maximumCoordinate)
    return Vector2D(x: try number("x", limit), y: try number("y", limit))
  }
}
