import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

/// Real fingers, where the checkout has recordings beside it: Android phones, 55 real gestures and one derived from another.
@Suite("Recorded fingers", .enabled(if: FixturePath.recordings != nil))
struct RecordingsTests {
  struct Recording {
    let name: String
    let gesture: TouchGesture
    /// Velocities other estimators give, in pt/ms, by their names.
    let estimates: [String: Vector2D]
  }

  /// The recordings in points: device pixels are divided by the phone's density.
  private static func load() throws -> [Recording] {
    guard let folder = FixturePath.recordings else { return [] }
    var found: [Recording] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where file.hasSuffix(".json") {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
      guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { continue }
      let density = file.hasPrefix("android_Sailfish") ? 2.625 : file.hasPrefix("gecko") ? 3.0 : 1.0
      let strokes = (object["gestures"] as? [[String: Any]]) ?? [object]
      for (index, stroke) in strokes.enumerated() {
        let rows = stroke["samples"] as? [[String: Any]] ?? []
        var samples = rows.compactMap { row -> TouchSample? in
          guard let time = row["t_ms"] as? Double, let x = row["x"] as? Double, let y = row["y"] as? Double,
            let phase = (row["phase"] as? String).flatMap(TouchSample.Phase.init(rawValue:))
          else { return nil }
          return TouchSample(time: time, location: Vector2D(x: x / density, y: y / density), phase: phase)
        }
        if samples.last?.phase == .moved, let last = samples.last {
          samples.append(TouchSample(time: last.time, location: last.location, phase: .ended))
        }
        var estimates: [String: Vector2D] = [:]
        let velocities = (object["expected"] as? [String: Any])?["velocity"] as? [String: [String: Any]] ?? [:]
        for (name, value) in velocities {
          estimates[name] = Vector2D(
            x: (value["vx_px_per_s"] as? Double ?? 0) / density / 1000,
            y: (value["vy_px_per_s"] as? Double ?? 0) / density / 1000)
        }
        found.append(
          Recording(
            name: strokes.count > 1 ? "\(file)#\(index)" : file,
            gesture: TouchGesture(name: file, provenance: .recorded, samples: samples), estimates: estimates))
      }
    }
    return found
  }

  @Test("Every recording replays to a rest inside the bounds, with finite numbers")
  func replay() throws {
    let recordings = try Self.load()
    #expect(recordings.count == 56)
    for recording in recordings {
      var configuration = ScrollConfiguration(
        contentSize: Size2D(width: 4000, height: 4000), boundsSize: Size2D(width: 390, height: 700))
      configuration.displayScale = 3
      configuration.frameRate = 120
      var view = Scroller(configuration, contentOffset: Vector2D(x: 1800, y: 1650))
      let trace = try view.perform(recording.gesture)
      let rest = try #require(trace.rest?.contentOffset, "\(recording.name)")
      #expect((0...3610).contains(rest.x) && (0...3300).contains(rest.y), "\(recording.name) rests at \(rest)")
      let isMonotone = zip(trace.frames, trace.frames.dropFirst()).allSatisfy { $0.time <= $1.time }
      #expect(isMonotone, "\(recording.name)")
      #expect(trace.frames.allSatisfy { $0.position.isFinite && $0.velocity.isFinite }, "\(recording.name)")
    }
  }

  @Test("Release velocities agree with those of other estimators in direction and rough size")
  func velocities() throws {
    var table = "recording: release velocity, other estimates (finger, pt/ms)\n"
    var compared = 0
    for recording in try Self.load() where !recording.estimates.isEmpty {
      var estimate = ReleaseVelocity()
      for sample in recording.gesture.samples where sample.phase != .ended {
        estimate.add(sample.location, at: sample.time)
      }
      let velocity = estimate.velocity(at: recording.gesture.samples.last?.time ?? 0)
      let others = recording.estimates.sorted { $0.key < $1.key }
      let words = others.map { "\($0.key) (\(short($0.value.x)), \(short($0.value.y)))" }.joined(separator: "  ")
      table += "\(recording.name): (\(short(velocity.x)), \(short(velocity.y)))  \(words)\n"
      // A least-squares fit over 100 ms and a mean of three differences agree in direction, not in size.
      for (name, other) in others where other.length > 0.5 && velocity.length > 0.1 {
        compared += 1
        let cosine = (velocity.x * other.x + velocity.y * other.y) / (velocity.length * other.length)
        #expect(cosine > 0.7, "\(recording.name) against \(name): \(velocity) and \(other)")
        #expect(velocity.length < 2.5 * other.length, "\(recording.name) against \(name): \(velocity) and \(other)")
      }
    }
    #expect(compared >= 40, "only \(compared) comparisons")
    print(table)
  }

  private func short(_ number: Double) -> String { String(format: "%.3f", number) }
}
