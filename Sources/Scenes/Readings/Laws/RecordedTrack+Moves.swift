extension RecordedTrack {
  /// Returns the movements of a cleaned track, each with the law that explains it.
  package func moves() -> [RecordedMove] {
    if samples.count < 4 { return [] }
    var moves: [RecordedMove] = []
    var first = 0
    var drag: (first: Int, end: Double)?
    for rest in rests() + [samples.count..<samples.count] {
      let last = min(rest.lowerBound, samples.count - 1)
      if last > first, travel(first...last) > 1.5 * pixel {
        let values = samples[rest].suffix((rest.count + 1) / 2).map { $0.value }
        let offset = values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        var found = explained(first...last, rest: offset)
        // A finger that held the view still before it lifted.
        if let drag, samples[first].time - drag.end < 1000, found.count == 1, !found[0].wasDragged,
          found[0].law != .animation, let whole = move(drag.first...last, rest: offset), whole.law != .none
        {
          moves.removeLast()
          found = [whole]
        }
        moves += found
        drag = found.last?.law == RecordedMove.Law.none || found.last?.law == .spring ? (first, samples[last].time) : nil
        first = max(0, rest.upperBound - 1)
      } else if moves.isEmpty {
        first = max(0, rest.upperBound - 1)
      }
    }
    return moves
  }

  /// Returns the stretches of samples without a change.
  private func rests() -> [Range<Int>] {
    // The slide at the end of a deceleration passes a pixel in this time.
    let time = max(Self.restTime, 1.3 * pixel / ScrollTuning.default.stoppingSpeed)
    var (rests, first) = ([Range<Int>](), 0)
    for index in 1...samples.count {
      if index < samples.count, abs(samples[index].value - samples[first].value) <= 0.75 * pixel { continue }
      if samples[index - 1].time - samples[first].time >= time { rests.append(first..<index) }
      first = index
    }
    return rests
  }

  private func travel(_ range: ClosedRange<Int>) -> Double {
    let values = samples[range].map { $0.value }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// Returns the movements of some samples: those that a finger caught, and the one that ends at the rest.
  private func explained(_ range: ClosedRange<Int>, rest: Double?) -> [RecordedMove] {
    var (moves, first) = ([RecordedMove](), range.lowerBound)
    var index = first + 8
    while index < range.upperBound - 8 {
      if isCaught(index), let caught = move(first...index - 1, rest: nil), caught.law != .none {
        moves.append(caught)
        first = index
        index += 8
      }
      index += 1
    }
    let last = move(first...range.upperBound, rest: rest)
    return moves + (last.map { [$0] } ?? [])
  }

  /// Whether the view may have been caught and dragged again at a sample: it goes on faster than it came, or turns.
  private func isCaught(_ index: Int) -> Bool {
    func speed(_ from: Int, _ to: Int) -> Double {
      (samples[to].value - samples[from].value) / max(samples[to].time - samples[from].time, 1)
    }
    let (before, after) = (speed(index - 2, index), speed(index, index + 3))
    let noise = 2 * pixel / max(samples[index].time - samples[index - 1].time, 1)
    return before * after < 0 ? abs(after) > noise : abs(after) > 2 * abs(before) + noise
  }
}
