extension RecordedTrack {
  /// The time without a change after which the view counts as at rest, in ms.
  static let restTime = 120.0
  /// The frame rates that displays and recordings have, per second.
  private static let frameRates = [24.0, 25, 30, 50, 60, 90, 120, 240]

  /// Returns the track on the frames of its display, without doubled frames, and with a sample at the end of each gap,
  /// because recordings have no frames at rest.
  package func cleaned() -> RecordedTrack {
    var track = self
    track.placeOnFrames()
    track.removeDoubledFrames()
    let interval = track.frameInterval ?? 1000 / 60
    var filled = [track.samples[0]]
    for (before, after) in zip(track.samples, track.samples.dropFirst()) {
      let gap = after.time - before.time
      // A frame that is missing in the midst of a movement was lost; elsewhere nothing had changed.
      if gap >= Self.restTime || (gap > 1.5 * interval && abs(after.value - before.value) <= 1.2 * pixel) {
        filled.append(TimedValue(after.time - interval, before.value))
      }
      filled.append(after)
    }
    track.samples = filled
    return track
  }

  /// Moves each time to that of the nearest frame; leaves times that no frame rate explains.
  private mutating func placeOnFrames() {
    var best: (score: Double, interval: Double, numbers: [Double]) = (0.2, 0, [])
    for interval in frameInterval.map({ [$0] }) ?? Self.frameRates.map({ 1000 / $0 }) {
      for phase in 0..<8 {
        let (numbers, error) = frameNumbers(interval, from: samples[0].time + (Double(phase) / 8 - 0.5) * interval)
        let doubles = zip(numbers, numbers.dropFirst()).reduce(0) { $0 + ($1.0 == $1.1 ? 1 : 0) }
        // A shorter interval must explain the times clearly better, and frames have one time each.
        let isOther = interval != best.interval
        if doubles * 20 <= samples.count, error / interval < best.score - (isOther && best.interval > 0 ? 0.03 : 0) {
          best = (error / interval, interval, numbers)
        }
      }
    }
    let count = Double(best.numbers.count)
    if count == 0 { return }
    // The straight line of times over numbers with the least squares.
    let meanNumber = best.numbers.reduce(0, +) / count
    let meanTime = samples.reduce(0) { $0 + $1.time / count }
    var (product, square) = (0.0, 0.0)
    for (number, sample) in zip(best.numbers, samples) {
      product += (number - meanNumber) * (sample.time - meanTime)
      square += (number - meanNumber) * (number - meanNumber)
    }
    if !(square > 0) || abs(product / square - best.interval) > 0.02 * best.interval { return }
    frameInterval = product / square
    var placed: [TimedValue] = []
    for (index, number) in best.numbers.enumerated()
    where index + 1 == best.numbers.count || best.numbers[index + 1] > number {
      placed.append(TimedValue(meanTime + (number - meanNumber) * product / square, samples[index].value))
    }
    samples = placed
  }

  /// Returns the number of each sample's frame on a clock that follows the times slowly, and the root mean square of
  /// what the times differ from it.
  private func frameNumbers(_ interval: Double, from start: Double) -> (numbers: [Double], error: Double) {
    var (clock, number, sum) = (start, 0.0, 0.0)
    var numbers: [Double] = []
    for sample in samples {
      let passed = ((sample.time - clock) / interval).rounded()
      (clock, number) = (clock + passed * interval, number + passed)
      let lateness = sample.time - clock
      sum += lateness * lateness
      clock += 0.05 * lateness
      numbers.append(number)
    }
    return (numbers, (sum / Double(samples.count)).squareRoot())
  }

  /// Removes frames that show the offset of the one before them in the midst of a movement.
  ///
  /// After a frame that came instead of a lost one, the next step is twice as long. After one that was put in between, it
  /// is as long as its neighbours, and all later frames come that much too late; a touch that comes late under the finger
  /// can look the same.
  private mutating func removeDoubledFrames() {
    guard samples.count > 4, let interval = frameInterval else { return }
    let steps = zip(samples, samples.dropFirst()).map { $1.value - $0.value }
    let least = 1.5 * pixel
    var isDoubled = Array(repeating: false, count: samples.count)
    // How many of the doubled frames came instead of a lost one, and how many were put in between.
    var (instead, between) = (0, 0)
    var index = 1
    while index < steps.count - 2 {
      var end = index
      while end < steps.count - 2, abs(steps[end]) < pixel / 4 { end += 1 }
      let (before, after) = (steps[index - 1], steps[end])
      if end > index, end - index <= 3, before * after > 0, min(abs(before), abs(after)) > 0.9 * pixel,
        abs(before + after) > 2 * least - 0.1 * pixel
      {
        for frame in index + 1...end { isDoubled[frame] = true }
        if 2 * after / (before + steps[end + 1]) < 1.4 { between += 1 } else { instead += 1 }
      }
      index = end + 1
    }
    let (count, fast) = (instead + between, steps.count { abs($0) > least })
    if count < 3 || count * 25 < fast { return }
    let share = Double(count) / Double(count + fast)
    let isDelayed = between > 2 * instead
    var (kept, delay) = ([samples[0]], 0.0)
    for index in 1..<samples.count {
      let isSlow = abs(steps[index - 1]) <= least
      if isDoubled[index] { delay += interval } else if isSlow { delay += share * interval }
      let time = samples[index].time - (isDelayed ? delay : 0)
      if !isDoubled[index] { kept.append(TimedValue(max(time, kept[kept.count - 1].time), samples[index].value)) }
    }
    samples = kept
    isTimeBaseGuessed = isTimeBaseGuessed || isDelayed
  }
}
