import FeelTesting
import TestSupport
import Testing

/// Reports about goldens that differ at random in one or two places, by amounts at and beside the tolerances.
@Suite("Reports of random differences")
struct GoldenDifferenceTests {
  /// A short golden in parts that can be changed.
  private struct Sketch {
    var header = ["scene row", "gesture flick", "frame-rate 50", "scale 2"]
    var model = 1
    var calls = [
      "20 willBeginDragging [tracking dragging]", "20 didScroll x2 until 40 [tracking dragging]",
      "60 willEndDragging [tracking dragging] offset 30 0 velocity 0.5 0 proposed 90 0 target 100 0",
      "60 willBeginDecelerating [decelerating]", "80 didScroll x4 until 140 [decelerating]",
      "160 didEndDecelerating []",
    ]
    /// Time, offsets, velocities.
    var frames: [[Double]] = [
      [0, 0, 0, 0, 0], [20, 10, 0, 0.5, 0], [40, 20, 0, 0.5, 0], [60, 30, 0, 0.5, 0], [80, 60, 1, 0.4, 0.01],
      [100, 80, 1, 0.3, 0], [120, 92, 0, 0.2, 0], [140, 98, 0, 0.1, 0], [160, 100, 0, 0, 0],
    ]
    var phases = [
      "tracking", "dragging", "dragging", "dragging", "decelerating", "decelerating", "decelerating", "bouncing",
      "idle",
    ]
    var rest: [Double]? = [150, 100, 0]
    var metrics = [
      ("settleDuration", "90.000"), ("travel", "70.000"), ("overshoot", "0.000"), ("edgeOvershoot", "0.000"),
      ("directionReversals", "0"), ("peakSpeed", "0.500"), ("velocityDiscontinuity", "0.100"), ("tailShare", "0.250"),
      ("stillFrames", "1"), ("retargetedBy", "10.000"), ("opposesVelocity", "false"), ("itemDelta", "1"),
    ]

    var text: String {
      var lines = ["scroll-trace 1", "model \(model)"] + header + ["events"] + calls + ["frames"]
      lines += zip(frames, phases).map { frame, phase in
        frame.map { "\($0)" }.joined(separator: " ") + " \(phase)"
      }
      lines.append("metrics")
      if let rest { lines.append("rest " + rest.map { "\($0)" }.joined(separator: " ")) }
      return (lines + metrics.map { "\($0.0) \($0.1)" }).joined(separator: "\n") + "\n"
    }

    /// Changes one thing, and returns what.
    mutating func change(_ random: inout SeededGenerator) -> String {
      let amounts = [-25, -20, -4.001, -4, -1, -0.011, -0.01, 0.001, 0.01, 0.011, 1, 1.001, 4, 4.001, 20, 24, 24.001]
      let amount = amounts.randomElement(using: &random) ?? 1
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let frame = Int.random(in: frames.indices, using: &random)
        frames[frame][0] += amount
        let before = frame > 0 ? frames[frame - 1][0] : 0
        let after = frame + 1 < frames.count ? frames[frame + 1][0] : .infinity
        frames[frame][0] = min(max(frames[frame][0], before), after)
        return "frame \(frame) is at \(frames[frame][0])"
      case 1:
        let frame = Int.random(in: frames.indices, using: &random)
        frames.remove(at: frame)
        phases.remove(at: frame)
        return "frame \(frame) is missing"
      case 2:
        var last = frames[frames.count - 1]
        last[0] += abs(amount)
        last[1] += [0, 0, 1, 1.5].randomElement(using: &random) ?? 0
        frames.append(last)
        phases.append("idle")
        return "one more frame, \(last)"
      case 3, 4:
        let (frame, part) = (Int.random(in: frames.indices, using: &random), Int.random(in: 1...4, using: &random))
        frames[frame][part] += amount
        return "number \(part) of frame \(frame) by \(amount)"
      case 5:
        let frame = Int.random(in: frames.indices, using: &random)
        phases[frame] = phases[max(0, frame - 1)]
        return "phase of frame \(frame) is \(phases[frame])"
      case 6, 7:
        let call = Int.random(in: calls.indices, using: &random)
        var words = calls[call].split(separator: " ").map(String.init)
        let numbers = words.indices.filter { Double(words[$0]) != nil && $0 > 0 }
        guard let number = numbers.randomElement(using: &random), let old = Double(words[number]) else {
          return "nothing"
        }
        words[number] = "\(number < 5 ? max(old + amount, old) : old + amount)"
        calls[call] = words.joined(separator: " ")
        return "call \(call): \(calls[call])"
      case 8:
        let call = Int.random(in: calls.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return "without \(calls.remove(at: call))"
        case 1: calls.insert(calls[call], at: call)
        case 2: calls[call] = calls[call].replacing("dragging", with: "decelerating").replacing("Will", with: "Did")
        default: calls[call] = calls[call].replacing("x2", with: "x3").replacing("didEnd", with: "didScroll")
        }
        return "calls around \(calls[call])"
      case 9:
        let lines = ["tuning panSlop 3", "scale 3", "frame-rate 100", "scene other", "gesture other"]
        let line = lines.randomElement(using: &random) ?? ""
        if line.hasPrefix("tuning") { header.append(line) }
        for index in header.indices where header[index].prefix(5) == line.prefix(5) { header[index] = line }
        if Bool.random(using: &random) { model = 2 }
        return "\(line) of model \(model)"
      case 10:
        rest = Bool.random(using: &random) ? nil : rest
        rest?[Int.random(in: 0...2, using: &random)] += amount
        return "rest \(rest.map { "\($0)" } ?? "missing")"
      default:
        let metric = Int.random(in: metrics.indices, using: &random)
        switch (metrics[metric].1, Double(metrics[metric].1)) {
        case (_, let number?) where metrics[metric].1.contains("."): metrics[metric].1 = "\(number + abs(amount))"
        case (_, let number?): metrics[metric].1 = "\(Int(number) + Int(amount))"
        default: metrics[metric].1 = "true"
        }
        if Int.random(in: 0..<6, using: &random) == 0 { return "without \(metrics.remove(at: metric).0)" }
        return "\(metrics[metric])"
      }
    }
  }

  private static let tolerances: [(name: String, tolerance: GoldenTolerance)] = [
    ("exact", .exact), ("offset", GoldenTolerance(offset: 1)), ("velocity", GoldenTolerance(velocity: 0.01)),
    ("time", GoldenTolerance(time: 4)), ("all", GoldenTolerance(offset: 1, velocity: 0.01, time: 4)),
    ("wide", GoldenTolerance(offset: 20, velocity: 0.1, time: 25)),
    ("metrics", GoldenTolerance(time: 1, metrics: [.travel: 1, .settleDuration: 4, .itemDelta: 1, .stillFrames: 4])),
  ]

  /// `SCROLLSIM_RECORD=all swift test --filter GoldenDifferenceTests` records the reports again.
  @Test("The reports are the recorded ones, and a difference is one in both directions")
  func reports() throws {
    var text = ""
    for seed in 0..<240 {
      var random = SeededGenerator(seed: UInt64(seed))
      var (one, other) = (Sketch(), Sketch())
      var changes: [String] = []
      for _ in 0...(seed % 3 == 0 ? 1 : 0) { changes.append(other.change(&random)) }
      if Bool.random(using: &random) { swap(&one, &other) }
      guard let golden = try? RecordedRun(one.text), let run = try? RecordedRun(other.text) else {
        text += "\(seed): \(changes.joined(separator: "; ")) is no golden\n"
        continue
      }
      let differing = Self.tolerances.filter { _, tolerance in
        let difference = GoldenDifference.between(golden, and: run, tolerance: tolerance)
        #expect((difference == nil) == (GoldenDifference.between(run, and: golden, tolerance: tolerance) == nil))
        return difference != nil
      }
      text += "\(seed): \(changes.joined(separator: "; ")), a difference with \(differing.map(\.name))\n"
      if let shown = differing.randomElement(using: &random) {
        let difference = GoldenDifference.between(golden, and: run, tolerance: shown.tolerance)
        text += "\(shown.name): \(difference?.description ?? "")\n"
      }
    }
    let difference = try RecordedText("Tests/Goldens/GoldenDifferenceTests/reports.txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
