import Foundation
import TestSupport
import Testing

@testable import Readings
@testable import ScrollPhysics

@Suite("The laws of a recorded track")
struct RecordedTrackTests {
  /// A way to record, and how many of 33 movements it may leave without their law.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let recording: PlantedRecording
    var missed = 0
    /// The largest errors: of the decay from 60 pt on, of a distance whose release shows in points, of a spring.
    var decay = 0.01
    var distance = 0.5
    var spring = 0.03
    /// The largest error of the time to the rest, in ms.
    var settle = Double.infinity
    /// The largest error of an animation's duration, in ms.
    var duration = 4.0
  }

  static let rows = [
    Row(testDescription: "60 frames at 3x", recording: PlantedRecording(), decay: 0.003, settle: 25),
    Row(testDescription: "jitter of 4 ms", recording: PlantedRecording(jitter: 4)),
    Row(testDescription: "2x", recording: PlantedRecording(pixel: 0.5), duration: 5),
    Row(testDescription: "no frames at rest", recording: PlantedRecording(jitter: 1.4, hasGaps: true), missed: 1),
    Row(testDescription: "120 frames", recording: PlantedRecording(frameRate: 120), missed: 3),
    Row(testDescription: "30 frames", recording: PlantedRecording(frameRate: 30), missed: 2),
    Row(testDescription: "frames late", recording: PlantedRecording(late: 0.2), missed: 11, decay: 0.02, distance: 30),
    Row(
      testDescription: "frames put in between", recording: PlantedRecording(inserted: 0.2), missed: 16, decay: 0.05,
      distance: 60, spring: 0.13),
  ]

  @Test("A motion that nobody dragged after a rest is the same at the earliest time that is allowed")
  func earliest() throws {
    func sentences(from start: Double) -> [String] {
      let times = (0..<110).map { start + Double($0) * 1000 / 60 }
      let samples = times.enumerated().map { index, time in
        let motion = Double(min(max(index - 25, 0), 60)) * 1000 / 60
        return TimedValue(time, index < 13 ? 0 : 1 + 150 * (1 - Numerics.exp(-0.01 * motion)))
      }
      return RecordedTrack(samples: samples, frameInterval: 1000 / 60).cleaned().moves().map { "\($0.law)" }
    }
    #expect(sentences(from: -1e9) == sentences(from: 0) && !sentences(from: 0).isEmpty)
  }

  @Test("Movements of the model come back with their laws and numbers", arguments: rows)
  func planted(_ row: Row) throws {
    var missed: [String] = []
    // Each row begins with another law, so that the samples of a debug run have all.
    let shift = Self.rows.firstIndex { $0.testDescription == row.testDescription } ?? 0
    let numbers = sampled((0..<33).map { ($0 + shift) % 33 }, oneIn: 17)
    for number in numbers {
      let planted = try PlantedMove(number, seed: 1)
      let track = row.recording.track(planted.offset, until: planted.end, seed: UInt64(number) + 99)
      let moves = track.cleaned().moves()
      guard moves.count == 1, let move = moves.first, move.law == planted.law,
        planted.kind == nil || planted.kind == move.kind?.rawValue
      else {
        missed.append("\(number): \(planted.law), \(moves.map(\.sentence))")
        continue
      }
      let isLong = abs(planted.distance) >= 60
      if let rate = planted.rate, [.fling, .retarget].contains(planted.law) {
        #expect(abs((move.rate?.value ?? 0) / rate - 1) <= (isLong ? row.decay : 0.04), "\(number): \(move.sentence)")
      }
      if planted.showsRelease, isLong {
        #expect(abs(move.target - planted.target) <= row.distance, "\(number): \(move.sentence)")
      }
      if let spring = planted.spring {
        #expect(abs((move.decay?.value ?? 0) / spring.decay - 1) <= row.spring, "\(number): \(move.sentence)")
      }
      if planted.showsRelease || planted.law == .page {
        #expect(abs(move.settle.value - planted.settle) <= row.settle, "\(number): \(move.sentence)")
      }
      if let duration = planted.duration { #expect(abs((move.duration?.value ?? 0) - duration) <= row.duration) }
    }
    #expect(missed.count <= (numbers.count == 33 ? row.missed : min(1, row.missed)), "\(missed)")
  }

  /// The view gets touches 120 times a second, so its content is up to 8 ms behind the finger.
  @Test(
    "The release is at most one frame of travel off, and in 15 of 16 cases within its interval, or 7 of 8 without frames at rest",
    arguments: [false, true])
  func releases(hasGaps: Bool) throws {
    var (count, outside) = (0, [String]())
    let flicks = (0..<90).filter { PlantedMove.laws[$0 % 9] == .fling || PlantedMove.laws[$0 % 9] == .retarget }
    for number in sampled(stride(from: 0, to: flicks.count, by: 2).map { flicks[$0] }, oneIn: 2) {
      let planted = try PlantedMove(number, seed: 77)
      let recording = PlantedRecording(jitter: hasGaps ? 1.4 : 0, hasGaps: hasGaps)
      let track = recording.track(planted.offset, until: planted.end, seed: UInt64(number) + 99)
      guard let move = track.cleaned().moves().first, move.law == planted.law else { continue }
      let error = abs(abs(move.distance) - abs(planted.distance))
      let speed = max(abs(move.velocity.value), abs(move.fingerVelocity))
      #expect(hasGaps || error <= max(1, speed * 1000 / 60), "\(number): \(planted.distance) \(move.sentence)")
      #expect(
        abs((move.release ?? 0) - planted.release) < (hasGaps ? 40 : 20),
        "\(number): \(planted.release) \(move.sentence)")
      count += 1
      if error > move.distanceHalfWidth { outside.append("\(number): \(error) \(move.distanceHalfWidth)") }
    }
    #expect(outside.count * (hasGaps ? 8 : 16) <= count, "\(outside.count) of \(count): \(outside)")
  }

  @Test("A mirrored track has the mirrored movements", arguments: 0..<9)
  func mirrored(number: Int) throws {
    let planted = try PlantedMove(number, seed: 4)
    var track = PlantedRecording().track(planted.offset, until: planted.end, seed: 5)
    let moves = track.cleaned().moves()
    track.samples = track.samples.map { TimedValue($0.time, 0 - $0.value) }
    let others = track.cleaned().moves()
    #expect(moves.count == others.count && moves.contains { $0.law == planted.law })
    for (move, other) in zip(moves, others) {
      #expect(move.law == other.law && move.kind == other.kind && move.reason == other.reason, "\(other.sentence)")
      for (own, its) in [
        (move.target, -other.target), (move.velocity.value, -other.velocity.value),
        (move.settle.value, other.settle.value), (move.distanceHalfWidth, other.distanceHalfWidth),
        (move.release ?? 0, other.release ?? 0),
      ] {
        #expect(abs(own - its) <= 1e-6 * max(1, abs(own)), "\(move.sentence), \(other.sentence)")
      }
    }
  }

  @Test("A spring begins where the finger lifted")
  func springs() throws {
    let errors = try sampled(stride(from: 8, to: 180, by: 9).map { $0 }, oneIn: 4).map { number in
      let planted = try PlantedMove(number, seed: 77)
      let track = PlantedRecording().track(planted.offset, until: planted.end, seed: UInt64(number) + 99)
      return abs((track.cleaned().moves().first?.release ?? 0) - planted.release)
    }
    #expect(errors.sorted()[errors.count / 2] < 5, "\(errors)")
  }

  /// A spring that swings past by less than a pixel looks the same, but takes half as long again.
  @Test("The settle time of a page turn ends at its dead stop")
  func pages() throws {
    for number in sampled([13, 112, 40, 157], oneIn: 2) {
      let planted = try PlantedMove(number, seed: 77)
      let track = PlantedRecording().track(planted.offset, until: planted.end, seed: UInt64(number) + 99)
      let move = try #require(track.cleaned().moves().first)
      #expect(move.law == .page && abs(move.settle.value - planted.settle) < 20, "\(planted.settle): \(move.sentence)")
    }
  }

  @Test("What no law of the model moves is not measured")
  func refused() throws {
    // Some tails are just those of a law, such as the end of a fling, or one that cards of growing size make.
    for (seed, most) in sampled([(UInt64(1), 3), (2, 6)], oneIn: 2) {
      // In number 29 of seed 1, an edge's law explains fewer frames than a law that the finger contradicts.
      let numbers = sampled([29] + (0..<60).filter { $0 != 29 }, oneIn: 16)
      var named: [String] = []
      for number in numbers {
        let planted = try PlantedNonLaw(number, seed: seed)
        let track = PlantedRecording().track(planted.offset, until: planted.end, seed: UInt64(number))
        named += track.cleaned().moves().filter { $0.law != .none }.map { "\(number) \(planted.kind): \($0.sentence)" }
      }
      #expect(named.count <= (numbers.count == 60 ? most : 0), "\(named)")
    }
  }

  @Test("The readings of movements agree with the model")
  func readings() throws {
    for number in sampled(Array(0..<9), oneIn: 2) {
      let planted = try PlantedMove(number, seed: 4)
      let track = PlantedRecording().track(planted.offset, until: planted.end, seed: 5).cleaned()
      let text = LawsDocument.encode(track.moves(), track)
      let replay = ReadingsReplay([try ReadingsDocument.decode(Data(text.utf8))])
      #expect(replay.agrees, "\(number) \(planted.law): \(replay.results.map(\.largest)) \(text)")
      #expect(replay.results.count == 1)
    }
  }

  @Test("Recorded figures of real views come back with their laws")
  func real() throws {
    let interval = 1000.0 / 60
    let cases: [(file: String, name: String, pixel: Double, law: RecordedMove.Law)] = [
      ("compositional-layout", "SO I1", 0.667, .page), ("compositional-layout", "SO C3", 0.667, .page),
      ("snapping-collection-view", "KB S6", 0.667, .retarget), ("centered-collection-view", "BE", 0.667, .animation),
      ("cranpose-fling-measurement", "CRAN recoil", 0.333, .recoil),
    ]
    for (file, name, pixel, law) in cases {
      let readings = try ReadingsDocument.read(contentsOfFile: FixturePath.fixture("readings/\(file).json"))
      let experiment = try #require(readings.experiments.first { $0.name == name })
      guard case .movement(let movement, let samples) = experiment.subject else { continue }
      let target = movement.distance ?? 0
      var track = samples.samples.indices.map { index in
        let value = samples.samples[index].value
        return TimedValue(samples.time(index) + 1000, samples.measure == .remaining ? target - value : value)
      }
      // The finger's way to the release, at the speed of the release, and the rest.
      let rest = track[track.count - 1]
      let release = law == .recoil ? TimedValue(1000, 0) : track[0]
      for frame in 1...20 {
        let time = Double(frame) * interval
        // The view of the recoil was dragged beyond the edge and held.
        let dragged = law == .recoil ? 12 * max(0, Double(frame) - 5) : -movement.velocity * time
        track.insert(TimedValue(release.time - time, release.value + dragged), at: 0)
      }
      // The recoil was not recorded until its end.
      let end = law == .recoil ? target : rest.value
      for frame in 5...30 { track.append(TimedValue(rest.time + Double(frame) * interval, end)) }
      let moves = RecordedTrack(samples: track, pixel: pixel, frameInterval: interval).cleaned().moves()
      #expect(moves.contains { $0.law == law }, "\(name): \(moves.map(\.sentence))")
    }
  }

  /// Flicks of which each but the last is caught by the next, in a view of rate `.normal`.
  private func series(_ count: Int, every pause: Double, seed: UInt64) throws -> (
    track: RecordedTrack, trace: ScrollTrace, frames: [TimedValue]
  ) {
    var random = SeededGenerator(seed: seed)
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 40_000, height: 300), boundsSize: Size2D(width: 390, height: 300))
    configuration.displayScale = 3
    configuration.frameRate = 1000
    // Repeated flicks are not boosted.
    configuration.tuning.fastScrollFreeFlicks = 100
    var finger = SyntheticFinger(at: Vector2D(x: 195, y: 150), sampling: .hertz(120))
    finger.wait(700)
    for _ in 0..<count {
      try finger.flick(by: Vector2D(x: -150, y: 0), releaseVelocity: Double.random(in: 0.8...2, using: &random))
      finger.wait(pause)
      finger.hover(to: Vector2D(x: 195, y: 150))
    }
    var view = Scroller(configuration, contentOffset: Vector2D(x: 8000, y: 0))
    let trace = try view.perform(finger.gesture(named: "series"))
    let frames = [TimedValue(0, 8000)] + trace.frames.map { TimedValue($0.time, $0.position.x) }
    let end = frames[frames.count - 1].time + 700
    let track = PlantedRecording().track({ PlantedMove.offset(frames, at: $0) }, until: end, seed: seed)
    return (track.cleaned(), trace, frames)
  }

  @Test("Of flicks that catch each other, each has its release, velocity and distance, and view's rate")
  func caught() throws {
    for pause in sampled([250.0, 400, 900, 600], oneIn: 2) {
      for seed in sampled([UInt64(1), 2, 3, 4, 5], oneIn: 5) {
        let (track, trace, frames) = try series(6, every: pause, seed: seed)
        let moves = track.moves()
        #expect(moves.count == 6, "\(pause) \(seed)")
        for (move, release) in zip(moves, trace.releases) {
          let time = move.release ?? 0
          // A finger that speeds up until it lifts looks slower than its release.
          #expect([.fling, .retarget].contains(move.law) && move.kind == .normal, "\(pause) \(seed): \(move.sentence)")
          #expect(abs(release.time - time) < 25, "\(pause) \(seed): \(release.time) \(move.sentence)")
          let distance = release.target.x - PlantedMove.offset(frames, at: release.time)
          #expect(abs(move.target - release.target.x) < 0.02 * distance, "\(pause) \(seed): \(move.sentence)")
          #expect(
            abs(move.velocity.value - 0.01 - 0.002_002 * distance) < 0.06 * move.velocity.value, "\(move.sentence)")
        }
      }
    }
  }

  @Test("Touches that come late under a finger do not shift the time of what follows")
  func late() throws {
    // In one of 40 the late touches are those that frames put in between would show.
    let seeds = sampled((0..<40).map { UInt64($0) }, oneIn: 4)
    var shifted: [UInt64] = []
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      var samples: [TouchSample] = []
      for flick in 0..<4 {
        let (begin, duration) = (700 + 1500 * Double(flick), Double.random(in: 150...250, using: &random))
        let distance = (flick % 2 == 0 ? -1 : 1) * Double.random(in: 90...160, using: &random)
        var arrival = begin
        for time in stride(from: 0, to: duration, by: 8) {
          let x = 195 + distance * Numerics.exp(1.3 * Numerics.log(max(time, 1e-9) / duration))
          // Touches are late now and then.
          arrival = max(arrival, begin + time + (Double.random(in: 0..<1, using: &random) < 0.15 ? 20 : 0))
          samples.append(
            TouchSample(time: arrival, location: Vector2D(x: x, y: 150), phase: time == 0 ? .began : .moved))
        }
        let last = samples[samples.count - 1]
        samples.append(TouchSample(time: last.time + 4, location: last.location, phase: .ended))
      }
      var configuration = ScrollConfiguration(
        contentSize: Size2D(width: 40_000, height: 300), boundsSize: Size2D(width: 390, height: 300))
      (configuration.displayScale, configuration.decelerationRate, configuration.frameRate) = (2, .fast, 1000)
      var view = Scroller(configuration, contentOffset: Vector2D(x: 8000, y: 0))
      let trace = try view.perform(TouchGesture(name: "uneven", samples: samples))
      var shown = trace.frames[...].makeIterator()
      var (next, offset) = (shown.next(), 8000.0)
      let track = (0..<420).map { frame in
        let time = 1000 * Double(frame) / 60
        while let now = next, now.time <= time { (offset, next) = (now.position.x, shown.next()) }
        return TimedValue(time, (offset * 2).rounded() / 2)
      }
      let cleaned = RecordedTrack(samples: track, pixel: 0.5, viewLength: 390).cleaned()
      let end = try #require(cleaned.samples.last?.time)
      if cleaned.isTimeBaseGuessed || abs(end - track[track.count - 1].time) > 10 { shifted.append(seed) }
    }
    #expect(shifted.count * 40 <= seeds.count, "\(shifted)")
  }

  /// Slower than one and a half pixels a frame, a frame that looks like the one before it may be one of the movement.
  @Test("Frames put in between are removed where the view moves by about one and a half pixels a frame, and by more")
  func doubled() {
    for pixels in [0.8, 1.2, 1.4, 1.43, 1.47, 1.5, 1.6, 4] {
      let shown = (0..<120).flatMap { (8..<112).contains($0) && $0.isMultiple(of: 8) ? [$0, $0] : [$0] }
      func offset(_ frame: Int) -> Double { Double(frame) * pixels / 3 }
      let samples = shown.enumerated().map { TimedValue(Double($0) * 16, offset($1)) }
      let track = RecordedTrack(samples: samples, frameInterval: 16).cleaned()
      let kept = pixels > 1.45 ? Array(0..<120) : shown
      #expect(track.samples.map(\.value) == kept.map(offset) && track.isTimeBaseGuessed == (pixels > 1.45), "\(pixels)")
    }
  }

  @Test(
    "Displays whose clock is slightly off are followed for a minute", arguments: [59.94, 60.06, 29.97, 23.976, 119.88])
  func drift(rate: Double) throws {
    var random = SeededGenerator(seed: 5)
    let samples = (0..<Int(60 * rate)).map { frame in
      let jitter = Double.random(in: -1...1, using: &random)
      return TimedValue(1000 * Double(frame) / rate + jitter, Double(frame) * 2)
    }
    let track = RecordedTrack(samples: samples).cleaned()
    #expect(abs((track.frameInterval ?? 0) * rate / 1000 - 1) < 1e-4)
    try #require(track.samples.count == samples.count)
    let largest = track.samples.enumerated().map { abs($1.time - 1000 * Double($0) / rate) }.max() ?? .infinity
    #expect(largest < 0.5, "\(largest)")
  }

  @Test("Random numbers and hostile tracks end without a trap")
  func hostile() throws {
    var random = SeededGenerator(seed: 3)
    for size in [4, 5, 9, 40, 200] {
      for scale in [1e-9, 1.0, 900_000] {
        var time = 0.0
        let samples = (0..<size).map { _ in
          time += [0, 1e-9, 16.7, 1e5].randomElement(using: &random) ?? 1
          return TimedValue(time, Double.random(in: -scale...scale, using: &random))
        }
        let track = RecordedTrack(samples: samples)
        try track.validate()
        let cleaned = track.cleaned()
        let moves = cleaned.moves()
        #expect(LawsJSON.encode(moves, cleaned).contains("\"moves\""))
      }
    }
  }

  @Test("Faults of a CSV file name their line")
  func lines() throws {
    for (text, place) in [
      ("t,offset\n0,1\n16,x\n", "line 3"), ("0,1,2\n", "line 1"), ("0,1\n-5,1\n", "line 2"), ("0,nan\n", "line 1"),
      ("0,1\n5,1e9\n", "line 2"), ("t,offset\n\n0,1\n1e300,1\n", "line 4"),
    ] {
      let error = #expect(throws: DocumentError.self) { try TrackCSV.decode(Data(text.utf8)) }
      #expect(error?.location == place, "\(text): \(error?.description ?? "")")
    }
    #expect(try TrackCSV.decode(Data("\n0, 1\r\n16.7,2\n".utf8)).map(\.value) == [1, 2])
  }
}
