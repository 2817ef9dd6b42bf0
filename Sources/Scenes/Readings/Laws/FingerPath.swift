/// When a finger lifted from a view that went on at about its velocity: a changepoint by maximum likelihood.
///
/// A parabola follows the finger's last frames. Between two frames it joins the law, at the law's velocity or one that is up
/// to 30 % higher, or at any other; or it ends apart from the law, as where touches are drawn late. The law is fitted again
/// to the frames after each of the finger's.
struct FingerPath {
  /// When the finger lifted, in ms, with half the length of the interval that has it with 95 % confidence.
  private(set) var lift: Double
  private(set) var liftError = 0.0

  /// The number of frames before the law's first that a parabola follows, and of those after it that may be the finger's.
  private static let count = 5
  /// What freedom of a parabola must explain, and what makes a time unlikely (5 %), in variances.
  private static let (anyVelocity, apart, unlikely) = (3.0, 6.0, 4.0)

  /// Finds the lift of a movement's finger.
  ///
  /// - Parameters:
  ///   - samples: The samples of the movement: times in ms, and distances left to the target in points.
  ///   - first: The first sample that the law explains.
  ///   - deviation: The standard deviation of the samples from the law, in points.
  ///   - law: The law after a frame: its sum of squares in variances, and the distance that it leaves at a time.
  init(
    _ samples: [TimedValue], first: Int, deviation: Double, law: (Int) -> (sum: Double, left: (Double) -> Double)?
  ) {
    let lowest = max(0, first - Self.count)
    lift = samples[max(0, first - 1)].time
    let own = max(0, first - lowest - 3)
    let scatter = own == 0 ? 0 : Parabola(samples[lowest..<first]).rest / Double(own)
    let spread = max(deviation * deviation, scatter)
    var (times, least) = ([(time: Double, error: Double, cost: Double)](), Double.infinity)
    for finger in max(0, first - 2)...max(0, first - 2, min(first + Self.count, samples.count - 11)) {
      guard let law = law(finger + 1) else { continue }
      let (path, start) = (samples[lowest...finger], samples[finger].time)
      let frame = samples[finger + 1].time - start
      func add(_ time: Double, _ error: Double, _ rest: Double, _ freedom: Double) {
        let likelihood = rest / spread + Double(path.count) * Numerics.log(spread / (deviation * deviation))
        times.append((time, error, law.sum + likelihood + freedom))
        if law.sum + likelihood + freedom < least { (lift, least) = (time, law.sum + likelihood + freedom) }
      }
      add(start + frame / 2, frame / 2, Parabola(path).rest, Self.apart)
      for step in 0..<16 {
        let time = start + frame * Double(step) / 16
        let (left, launch) = (law.left(time), (law.left(time) - law.left(time + 0.01)) / 0.01)
        let free = Parabola(path, to: time, left)
        add(time, 0, free.rest, Self.anyVelocity)
        add(time, 0, Parabola(path, to: time, left, min(max(free.velocity, launch), 1.3 * launch)).rest, 0)
      }
    }
    for (time, error, cost) in times where cost <= least + Self.unlikely {
      liftError = max(liftError, abs(time - lift) + error)
    }
  }
}
