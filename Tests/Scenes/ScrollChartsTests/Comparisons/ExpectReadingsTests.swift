import FeelTesting
import Foundation
import Readings
import ScrollCharts
import ScrollPhysics
import TestSupport
import Testing

@Suite("Expecting a view to move as a recording does")
struct ExpectReadingsTests {
  /// Items of which a flick turns one.
  private struct Cards: ItemSnapping {
    var pitch: Double
    var threshold: Double
    var axis: ScrollAxis

    func itemPositions(in geometry: ScrollViewGeometry) -> [Double] { (0..<40).map { Double($0) * pitch } }

    func targetItem(among items: ItemList, context: TargetContext) -> Int? {
      let velocity = context.velocity.x + context.velocity.y
      if abs(velocity) <= threshold { return items.item(at: context.contentOffset) }
      return items.item(at: context.dragStartOffset).map { max(0, min($0 + (velocity > 0 ? 1 : -1), 39)) }
    }
  }

  /// A row or a column whose releases turn items, pages, or nothing.
  private struct Design {
    var pitch = 316.0
    var threshold: Double? = 0.3
    var rate = DecelerationRate.fast
    var isPaging = false
    var isVertical = false

    func view(frameRate: Double = 60) -> ViewUnderTest<ItemList> {
      let length = 40 * pitch
      var configuration = ScrollConfiguration(
        contentSize: isVertical ? Size2D(width: 390, height: length) : Size2D(width: length, height: 390),
        boundsSize: Size2D(width: 390, height: 390))
      (configuration.decelerationRate, configuration.isPagingEnabled) = (rate, isPaging)
      (configuration.frameRate, configuration.displayScale) = (frameRate, 3)
      guard let threshold, !isPaging else {
        return ViewUnderTest("row", configuration) { Scroller($0, contentOffset: Vector2D(x: 390 * 12, y: 0)) }
      }
      return ViewUnderTest(
        "row", configuration,
        rule: Cards(pitch: pitch, threshold: threshold, axis: isVertical ? .vertical : .horizontal))
    }

    /// The readings of a recording at 60 frames a second: two flicks, and a slow drag that goes back.
    func recording() throws -> String {
      var view = view(frameRate: 1000).makeView()
      let axis: ScrollAxis = isVertical ? .vertical : .horizontal
      var trace = ScrollTrace(displayScale: 3)
      let start = view.contentOffset.replacing(axis, with: isPaging ? 390 * 12 : pitch * 12)
      view.setContentOffset(start, animated: false, recording: &trace)
      trace.removeAll()
      var finger = SyntheticFinger(at: Vector2D(x: 195, y: 195), sampling: .hertz(60))
      for distance in [-150.0, 130] {
        finger.hover(to: Vector2D(x: 195, y: 195))
        finger.wait(3500)
        try finger.flick(by: Vector2D.zero.replacing(axis, with: distance), releaseVelocity: 1.1)
      }
      finger.wait(3500)
      finger.hover(to: Vector2D(x: 195, y: 195))
      finger.drag(by: Vector2D.zero.replacing(axis, with: -70), over: 400, hold: 200)
      try view.replay(finger.gesture(named: "flicks"), recording: &trace)
      var (samples, next) = ([TimedValue(0, start[axis])], 0)
      let frames = trace.frames
      for frame in 1...Int(((frames.last?.time ?? 0) + 700) / 1000 * 60) {
        let time = Double(frame) * 1000 / 60
        while next + 1 < frames.count, frames[next + 1].time <= time { next += 1 }
        var offset = frames[next].position[axis]
        if next + 1 < frames.count, frames[next + 1].time - frames[next].time < 2 {
          let share = (time - frames[next].time) / (frames[next + 1].time - frames[next].time)
          offset += share * (frames[next + 1].position[axis] - offset)
        }
        samples.append(TimedValue(time, (offset * 3).rounded() / 3))
      }
      let track = RecordedTrack(samples: samples, viewLength: 390).cleaned()
      return LawsDocument.encode(track.moves(), track)
    }
  }

  /// The failure of a view against readings; nil if there is none.
  private func failure(of design: Design, against readings: String) throws -> FeelFailure? {
    let file = try FailurePageTests.scratchFile()
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Goldens/Tile Tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(readings.utf8).write(to: folder.appendingPathComponent("Recording.json"))
    do throws(FeelFailure) {
      try expectReadings(of: design.view(), matches: "Recording.json", file: file, line: 7)
      return nil
    } catch { return error }
  }

  private static let designs: [Design] = [
    Design(), Design(rate: .normal), Design(threshold: nil), Design(isPaging: true), Design(isVertical: true),
  ]

  @Test("A view agrees with the recording of its own drags", arguments: sampled(Array(designs.indices), oneIn: 2))
  func itself(_ index: Int) throws {
    let design = Self.designs[index]
    let readings = try design.recording()
    #expect(readings.components(separatedBy: "\"drag\"").count == (design.threshold == nil ? 3 : 4), "\(readings)")
    let found = try failure(of: design, against: readings)
    #expect(found == nil, "\(found?.description ?? "")\n\(readings)")
  }

  @Test("Another pitch, threshold, rate or time each differ, with what was recorded, what the view does, and the bound")
  func differences() throws {
    let readings = try Design().recording()
    let faults: [(Design, String)] = [
      (Design(pitch: 300), readings), (Design(threshold: 2), readings), (Design(rate: .normal), readings),
      (Design(), try slower(readings)),
    ]
    for (design, readings) in faults {
      let found = try #require(try failure(of: design, against: readings))
      #expect(found.line == 7)
      #expect(
        found.lines[0].contains(
          /^(retarget|fling) at \d\.\d+ s differs at [\d.]+ ms: recorded [-\d.]+ pt, row [-\d.]+ pt; [\d.]+ pt are allowed$/
        ),
        "\(found.lines)")
    }
  }

  /// Readings whose samples come a tenth later.
  private func slower(_ readings: String) throws -> String {
    var object = try #require(try JSONSerialization.jsonObject(with: Data(readings.utf8)) as? [String: Any])
    object["experiments"] = try #require(object["experiments"] as? [[String: Any]]).map { experiment in
      var changed = experiment
      changed["samples"] = (experiment["samples"] as? [[Double]])?.map { [1.1 * $0[0], $0[1]] }
      return changed
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  @Test("A failure leaves a page with its lines and a panel for each movement, the picture and the replay")
  func page() throws {
    let found = try #require(try failure(of: Design(pitch: 300), against: try Design().recording()))
    let report = FailureReport(found, test: nil)
    #expect(report.attachments.map(\.name) == ["Recording.html", "Recording.json"])
    #expect(report.lines.last?.hasPrefix("page: file://") == true)
    let page = report.attachments[0].text
    #expect(page.contains(" differs</text>"), "\(report.lines)")
    #expect(page.contains(found.lines[0]) && page.contains("<svg"))
    #expect(report.attachments[1].text.contains("\"agrees\": false"))
  }

  @Test("Readings that are missing or damaged are named with their path")
  func missing() throws {
    let file = try FailurePageTests.scratchFile()
    let found = #expect(throws: FeelFailure.self) {
      try expectReadings(of: Design().view(), matches: "Recording.json", file: file)
    }
    #expect(found?.lines.first?.contains("Goldens/Tile Tests/Recording.json") == true, "\(found?.lines ?? [])")
    let damaged = try failure(of: Design(), against: "{")
    #expect(damaged?.lines.first?.contains("Recording.json: line 1") == true, "\(damaged?.lines ?? [])")
  }
}
