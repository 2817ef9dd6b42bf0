extension RecordedTrack {
  /// Returns the movements of a cleaned track, each with the law that explains it.
  package func moves() -> [RecordedMove] {
    if samples.count < 4 { return [] }
    var moves: [RecordedMove] = []
    var first = 0
    var drag = 0
    for rest in rests() {
      let last = rest.lowerBound
      if last > first, travel(first...last) > 3 * pixel {
        let values = samples[rest].suffix((rest.count + 1) / 2)
        let offset = values.reduce(0) { $0 + $1.value } / Double(values.count)
        var found = explained(first...last, rest: offset)
        // Without a drag, a finger held the view still before it lifted.
        if found.count == 1, !found[0].wasDragged, found[0].law != .animation, found[0].law != .none, first > 0 {
          let isHeld = samples[first].time - (moves.last?.end ?? -.infinity) < 1000
          found = [move((isHeld ? drag : first)...last, rest: offset)]
          if found[0].wasDragged {
            moves.removeLast()
          } else {
            found = [
              RecordedMove(start: found[0].start, end: found[0].end, reason: "nobody dragged the view before it moved")
            ]
          }
        }
        moves += found
        drag = first
        first = rest.upperBound - 1
      } else if moves.isEmpty {
        first = rest.upperBound - 1
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
      // A track ends where the view rests.
      if index == samples.count || samples[index - 1].time - samples[first].time >= time {
        // The last pixels of a motion may take longer each than a rest.
        if let last = rests.last, travel(last.lowerBound...index - 1) <= 3 * pixel {
          first = rests.removeLast().lowerBound
        }
        rests.append(first..<index)
      }
      first = index
    }
    return rests
  }

  /// The distance between the smallest and the largest offset of some samples, in points.
  func travel(_ range: ClosedRange<Int>) -> Double {
    let values = samples[range].map { $0.value }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// Returns the movements of some samples: those that a finger caught, and the one that ends at the rest.
  private func explained(_ range: ClosedRange<Int>, rest: Double) -> [RecordedMove] {
    var (moves, first) = ([RecordedMove](), range.lowerBound)
    var (index, tries) = (first + 8, 0)
    // Each try takes as long as a movement; a film of something else has one at every frame.
    while index < range.upperBound - 8, tries < 50 {
      if isCaught(index) {
        tries += 1
        // The finger that catches the view holds it until it has moved by the slop. In the frames before, the law ended.
        var last = index - 1
        while last > first + 8, abs(samples[last].value - samples[last - 1].value) < pixel / 2 { last -= 1 }
        let caught = move(first...last - 2, rest: nil)
        if caught.law != .none {
          moves.append(caught)
          first = index
          index += 8
        }
      }
      index += 1
    }
    return moves + [move(first...range.upperBound, rest: rest)]
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
