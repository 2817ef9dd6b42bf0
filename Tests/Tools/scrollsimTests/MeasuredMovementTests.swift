import Foundation
import TestSupport
import Testing

/// The command line against movements measured from recordings of real UIKit.
@Suite("Measured movements, through the command line")
struct MeasuredMovementTests {
  /// A page or a snap point, in mid-content.
  private static let goal = 400.0

  /// The offset at every millisecond of what a command prints, from a time on.
  private func offsets(_ arguments: [String], scene: String, gesture: String? = nil, from start: Double = 0) throws
    -> (Double) -> Double
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("measured-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("scene.json")
    try Data(scene.utf8).write(to: file)
    var arguments = arguments + ["--scene", file.path, "--frame-rate", "1000", "--format", "csv"]
    if let gesture {
      let file = folder.appendingPathComponent("gesture.json")
      try Data(gesture.utf8).write(to: file)
      arguments += ["--gesture", file.path]
    }
    let run = try CommandLineRun(arguments)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    var rows: [(time: Double, offset: Double)] = []
    for line in run.output.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",")
      rows.append((try #require(Double(fields[0])) - start, try #require(Double(fields[1]))))
    }
    let last = try #require(rows.last)
    let first = try #require(rows.first)
    return { time in
      if time <= 0 { return rows.last { $0.time <= 0 }?.offset ?? first.offset }
      guard let after = rows.firstIndex(where: { $0.time >= time }), after > 0 else { return last.offset }
      let (low, high) = (rows[after - 1], rows[after])
      return low.offset + (high.offset - low.offset) * (time - low.time) / max(high.time - low.time, 1e-9)
    }
  }

  private func scene(_ view: String, _ rest: String = "") -> String {
    """
    { "format": "scroll-scene", "version": 1, "name": "measured",
      "scrollView": {"bounds": {"width": 400, "height": 240}, "displayScale": 100, \(view)}\(rest) }
    """
  }

  private func model(_ curve: MeasuredCurve) throws -> (Double) -> Double {
    let start = "\(Self.goal - curve.distance)"
    switch curve.movement {
    case .retargeted(let rate, let velocity):
      let rows =
        ", \"layout\": {\"type\": \"flow\", \"itemCount\": 9, \"itemSize\": {\"width\": 400, \"height\": 240},"
        + " \"minimumLineSpacing\": 0}, \"snapping\": {\"type\": \"custom\", \"points\": {\"alignment\": \"lineStart\"},"
        + " \"rule\": {\"type\": \"nearest\"}, \"maximumItemsPerFlick\": 1}"
      let offset = try offsets(
        ["release", "--offset", start, "--velocity", "\(velocity)"],
        scene: scene("\"decelerationRate\": \(rate)", rows))
      return { Self.goal - offset($0) }
    case .still:
      let rows =
        ", \"layout\": {\"type\": \"flow\", \"itemCount\": 9, \"itemSize\": {\"width\": 400, \"height\": 240},"
        + " \"minimumLineSpacing\": 0}, \"snapping\": {\"type\": \"viewAligned\"}"
      let offset = try offsets(
        ["release", "--offset", start, "--velocity", "0"], scene: scene("\"bounces\": true", rows))
      return { Self.goal - offset($0) }
    case .paged(let velocity):
      let offset = try offsets(
        ["release", "--offset", start, "--velocity", "\(velocity)"],
        scene: scene("\"contentSize\": {\"width\": 2000, \"height\": 240}, \"isPagingEnabled\": true"))
      return { Self.goal - offset($0) }
    case .animated:
      let gesture = """
        { "format": "scroll-gesture", "version": 1, "name": "animated", "provenance": "synthetic", "samples": [],
          "actions": [{"t": 10, "action": "setContentOffset", "x": \(curve.distance), "y": 0, "animated": true}] }
        """
      let offset = try offsets(
        ["simulate"], scene: scene("\"contentSize\": {\"width\": 2000, \"height\": 240}"), gesture: gesture, from: 10)
      return { curve.distance - offset($0) }
    }
  }

  @Test(
    "Every sample of every measured series agrees with the model within its tolerance", arguments: MeasuredCurve.all)
  func series(curve: MeasuredCurve) throws {
    let (worst, shift) = curve.deviation(from: try model(curve))
    #expect(worst <= curve.tolerance, "off by \(worst) pt, shifted by \(shift) ms")
  }

  @Test("The model is on the pixel at eight of ten samples of the fling of iOS 26.5, and within two at all")
  func fling() throws {
    let recorded: [(time: Double, offset: Double)] = [
      (0.290, 408.0), (199.568, 484.0), (400.298, 535.3333), (600.284, 570.0), (799.691, 593.0), (1000.261, 608.6667),
      (1199.606, 619.0), (1400.246, 625.6667), (1599.643, 630.3333), (1850.238, 634.3333),
    ]
    let scene = """
      { "format": "scroll-scene", "version": 1, "name": "fling",
        "scrollView": {"bounds": {"width": 440, "height": 240}, "contentSize": {"width": 9000, "height": 240},
                       "displayScale": 3} }
      """
    let offset = try offsets(["release", "--offset", "400", "--velocity", "0.480833665"], scene: scene)
    var best = 0
    for step in -166...166 {
      let pixels = recorded.map { sample in
        let frame = (sample.time * 60 / 1000).rounded() + 1
        let model = (offset(frame * 1000 / 60 + Double(step) / 10) * 3).rounded()
        return abs(model - (sample.offset * 3).rounded())
      }
      if pixels.allSatisfy({ $0 <= 2 }) { best = max(best, pixels.count { $0 == 0 }) }
    }
    #expect(best >= 8)
  }
}
