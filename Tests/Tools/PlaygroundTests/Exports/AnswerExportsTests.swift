import FeelTesting
import Foundation
import GestureReplay
import Playground
import Scenes
import ScrollPhysics
import TestSupport
import Testing

extension PlaygroundTests {
  @Suite("The module returns what the package returns")
  @PlaygroundActor
  struct PlaygroundAnswerTests {
    private let row = TestRow()

    private func made(_ name: String) throws -> Scene {
      let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(name).json"))
      try row.make(fixture: name)
      return scene
    }

    @Test(
      "A decision map equals the package's, with more columns",
      arguments: ["minne", "minne-published", "cards", "carousel", "card-row", "stops", "pairs-capped"])
    @PlaygroundActor func maps(_ name: String) throws {
      let scene = try made(name)
      var plan = MapPlan(velocities: try MapRange("-3...3/0.3"))
      plan.columns = 12
      let map = try DecisionMap(of: scene, plan)
      #expect(map.cells.count == 525)
      #expect(row.text([]) { _ in playgroundMap(row.number) } == DecisionMapJSON.encode(map))
    }

    @Test(
      "Each audit reports the same as in the package, with its gestures in words",
      arguments: ["minne-published", "card-row"])
    @PlaygroundActor func audits(_ name: String) throws {
      let report = try Audits.run(on: try made(name))
      #expect(report.results.count == Audits.all.count)
      for result in report.results {
        let index = try #require(Audits.all.firstIndex { $0.id == result.audit.id })
        let wanted = AuditReportJSON.encode(result) { $0.description }
        #expect(row.text([]) { _ in playgroundAudit(row.number, Int32(index)) } == wanted)
      }
      #expect(row.text([]) { _ in playgroundAudit(row.number, Int32(Audits.all.count)) } == "")
    }

    @Test("A feel sheet is the package's", arguments: ["minne-published", "pager"])
    @PlaygroundActor func sheets(_ name: String) throws {
      let scene = try made(name)
      let sheet = try FeelSheet(of: scene, map: try DecisionMap(of: scene, MapPlan()))
      #expect(row.text([]) { _ in playgroundSheet(row.number) } == FeelSheetText.encode(sheet))
      #expect(row.text([]) { _ in playgroundSheet(99) } == "" && playgroundRemembers(99) == 0)
    }

    @Test("A finger's samples move the row as they move the package's view, cancelled ones too")
    @PlaygroundActor func fingers() throws {
      for name in ["minne", "card-row", "carousel", "gesture-half"] {
        for phase in [TouchSample.Phase.ended, .cancelled] {
          var view = try made(name).makeView()
          var trace = ScrollTrace(displayScale: view.configuration.displayScale)
          for step in 0...6 {
            let (place, time) = (Vector2D(x: 200 - 12 * Double(step), y: 100), 8 * Double(step))
            if step == 0 {
              view.touchDown(at: place, time: time, recording: &trace)
            } else if step < 6 {
              view.touchMove(to: place, time: time, recording: &trace)
            } else if phase == .ended {
              view.touchUp(at: place, time: time, recording: &trace)
            } else {
              view.touchCancel(time: time, recording: &trace)
            }
            let number: Int32 = step == 0 ? 0 : step < 6 ? 1 : phase == .ended ? 2 : 3
            playgroundTouch(row.number, number, place.x, place.y, time)
          }
          view.advance(to: 400, recording: &trace)
          playgroundAdvance(row.number, 400)
          let state = row.answer { playgroundState($0) }
          #expect(state.contains(view.contentOffset.x), "\(name) \(phase): \(state)")
        }
      }
    }

    @Test("If there is nothing to audit, the result says so")
    @PlaygroundActor func nothing() throws {
      let scene =
        #"{"format": "scroll-scene", "version": 1, "scrollView": {"bounds": {"width": 375, "height": 240}, "contentSize": {"width": 375, "height": 240}}}"#
      #expect(row.make(scene.utf8) == "")
      #expect(
        row.text([]) { _ in playgroundAudit(row.number, 0) }.hasPrefix("{\"nothing\": \"there is nothing to audit"))
    }

    /// NaN is a number that is missing.
    private func isSame(_ one: [Double], _ other: [Double]) -> Bool {
      one.count == other.count && zip(one, other).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
    }

    @Test(
      "State, frames, releases and metrics are those of the package's own view, number by number",
      arguments: ["minne", "card-row", "carousel", "cards", "feed-end", "gesture-half", "minne-inset"])
    @PlaygroundActor func numbers(_ name: String) throws {
      let scene = try made(name)
      for gesture in [try flick(), .drag(from: Vector2D(x: 100, y: 100), by: Vector2D(x: 180, y: -90), over: 400)] {
        try row.make(fixture: name)
        var view = scene.makeView()
        func state(_ releases: Int) -> [Double] {
          let geometry = view.configuration.geometry
          let offset = view.contentOffset
          let (low, high) = (geometry.minimumContentOffset, geometry.maximumContentOffset)
          let item = scene.items(in: view.configuration).item(at: offset)
          let ends = [low.x, low.y, high.x, high.y]
          let start: [Double] = [view.time, offset.x, offset.y, view.isAtRest ? 1 : 0]
          let (bounds, content) = (geometry.boundsSize, geometry.contentSize)
          let sizes: [Double] = [bounds.width, bounds.height, content.width, content.height, Double(releases)]
          return start + ends + sizes + [item.map { Double($0) } ?? .nan]
        }
        #expect(isSame(row.answer { playgroundState($0) }, state(0)))
        #expect(row.perform(gesture) == "")
        let trace = try view.perform(gesture)
        #expect(isSame(row.answer { playgroundState($0) }, state(trace.releases.count)))
        let run = ScrollRun(scene, gesture: gesture.name, trace: trace)
        let frames = trace.frames.enumerated().flatMap { index, frame -> [Double] in
          let offset = trace.contentOffset(frame)
          let shifted = trace.shifts.filter { $0.frame <= index }.reduce(Vector2D.zero) { $0 + $1.amount }
          let phase = ScrollViewPhase.allCases.firstIndex(of: frame.phase) ?? -1
          return [
            frame.time, offset.x, offset.y, frame.velocity.x, frame.velocity.y, Double(phase), shifted.x, shifted.y,
          ]
        }
        #expect(row.answer { playgroundFrames($0) } == frames && frames.count > 100)
        let releases = zip(trace.releases, run.items.releases).flatMap { release, items -> [Double] in
          let vectors = [release.contentOffset, release.velocity, release.proposedTarget, release.target]
          let (first, last) = (items.fromItem, items.item)
          let start: [Double] = [release.time] + vectors.flatMap { [$0.x, $0.y] }
          let end: [Double] = [
            release.willDecelerate ? 1 : 0, release.dragStartOffset.x, release.dragStartOffset.y,
            first.map { Double($0) } ?? .nan, last.map { Double($0) } ?? .nan,
          ]
          return start + end
        }
        #expect(isSame(row.answer { playgroundReleases($0) }, releases))
        let metrics = FeelMetric.allCases.map { run.report.value(of: $0) ?? .nan }
        #expect(isSame(row.answer { playgroundMetrics($0) }, metrics))
      }
    }

    @Test("The shown items are those of the scene's content, and shrink away from the centre")
    @PlaygroundActor func items() throws {
      let scene = try made("minne")
      let bounds = scene.configuration.geometry.boundsSize
      let content = try #require(scene.content())
      #expect(row.perform(try flick()) == "")
      let state = row.answer { playgroundState($0) }
      let offset = Vector2D(x: state[1], y: state[2])
      #expect(offset.x > 0)
      let shown = content.items(from: offset, to: offset + Vector2D(x: bounds.width, y: bounds.height))
      let plain = row.answer { playgroundItems($0) }
      #expect(
        plain
          == shown.flatMap {
            [Double($0.index), $0.origin.x, $0.origin.y, $0.size.width, $0.size.height, 1, 0, 1]
          })
      playgroundLook(0, 0.5, 0.25)
      let faded = row.answer { playgroundItems($0) }
      #expect(faded.count == plain.count && faded[7] < 1 && faded[7] >= 0.5 && faded[5] < 1 && faded[5] >= 0.25)
      playgroundLook(0, 1, 1)
      #expect(row.answer { playgroundItems($0) } == plain)
    }

    private func flick() throws -> TouchGesture {
      try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/flick-left.json"))
    }

    @Test("Samples that arrive one by one give the first frames of the whole gesture")
    @PlaygroundActor func samples() throws {
      _ = try made("minne")
      let gesture = try flick()
      row.touch(gesture)
      playgroundAdvance(0, try #require(gesture.samples.last).time + 100)
      let frames = row.answer { playgroundFrames($0) }
      _ = try made("minne")
      #expect(row.perform(gesture) == "")
      // A frame is eight numbers.
      #expect(frames.count > 80 && frames.count % 8 == 0)
      #expect(frames == Array(row.answer { playgroundFrames($0) }.prefix(frames.count)))
    }

    @Test("Snap points are where the items rest; a view that may rest anywhere has none")
    @PlaygroundActor func snapPoints() throws {
      let scene = try made("minne")
      let points = row.answer { playgroundSnapPoints($0, 5) }
      #expect(
        points
          == (0..<5).flatMap { item in
            let offset = scene.items(in: scene.configuration).contentOffset(ofItem: item)
            return [Double(item), offset?.x ?? .nan, offset?.y ?? .nan]
          })
      _ = try made("card-row")
      #expect(row.answer { playgroundSnapPoints($0, 5) } == [])
    }

    @Test("Only the card designs remember earlier releases")
    @PlaygroundActor func memory() throws {
      for (name, remembers) in [("cards", 1), ("cards-published", 1), ("minne", 0), ("carousel", 0)]
        as [(String, Int32)]
      {
        _ = try made(name)
        #expect(playgroundRemembers(0) == remembers, "\(name)")
      }
    }
  }
}
