import FeelTesting
import Foundation
@testable import ScrollPhysics
import TestSupport
import Testing

/// Traces made by hand, whose metrics can be read from the frames.
@Suite("Metrics of hand-made traces")
struct FeelMetricTests {
  /// A frame on the horizontal axis.
  private func frame(
    _ time: Double, _ x: Double, _ velocity: Double = 0, _ phase: ScrollViewPhase = .decelerating
  ) -> TraceFrame {
    TraceFrame(time: time, position: Vector2D(x: x, y: 0), velocity: Vector2D(x: velocity, y: 0), phase: phase)
  }

  /// Released at 100 ms and 10 pt, with 1 pt/ms, proposed 90 pt, sent to 110 pt, going on with 1.25 pt/ms.
  private let release = ScrollRelease(
    time: 100, contentOffset: Vector2D(x: 10, y: 0), dragStartOffset: .zero, velocity: Vector2D(x: 1, y: 0),
    proposedTarget: Vector2D(x: 90, y: 0), target: Vector2D(x: 110, y: 0), willDecelerate: true,
    launchVelocity: Vector2D(x: 1.25, y: 0), frame: nil)

  /// Offsets from 0 to 200 pt.
  private let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 500, height: 240), boundsSize: Size2D(width: 300, height: 240))

  private func trace(
    _ frames: [TraceFrame], restTime: Double? = nil,
    _ change: (inout ScrollConfiguration) -> Void = { _ in }
  ) -> ScrollTrace {
    var configuration = configuration
    change(&configuration)
    var release = release
    release.frame = frames.lastIndex { $0.phase == .dragging }
    return ScrollTrace(
      frames: frames, releases: [release],
      rest: restTime.map {
        ScrollTrace.Rest(time: $0, contentOffset: frames.last?.position ?? .zero)
      },
      configuration: configuration,
      geometryChanges: [ScrollTrace.GeometryChange(frame: 0, geometry: configuration.geometry)])
  }

  /// There, 20 pt too far, and back: 10 → 60 → 130 → 110 pt.
  private var thereAndBack: [TraceFrame] {
    [
      frame(90, 0, 2, .dragging), frame(100, 10, 1, .dragging), frame(150, 60, 1), frame(200, 130, 0.5),
      frame(250, 110.6, -0.5), frame(300, 110, -0.1), frame(350, 110, -0.02), frame(400, 110, 0, .idle),
    ]
  }

  /// One item further than the drag's start.
  private var items: RunItems {
    var items = RunItems()
    (items.rest, items.itemDelta) = (1, 1)
    return items
  }

  @Test("Each metric of a motion forward and back has the value read from its frames")
  func each() {
    let report = FeelReport(trace(thereAndBack, restTime: 380), items: items)
    #expect(report.settleDuration == 280)
    #expect(report.travel == 50 + 70 + 19.5 + 0.5)
    #expect(report.overshoot == 20)
    #expect(report.edgeOvershoot == 0)
    #expect(report.directionReversals == 1)
    #expect(report.peakSpeed == 2)
    #expect(report.velocityDiscontinuity == 0.25)
    #expect(report.stillFrames == 1)
    #expect(report.retargetedBy == 20)
    #expect(!report.opposesVelocity)
    #expect(report.itemDelta == 1)
    // A tenth of 100 pt is left first at 100 pt, but the view is that far away last between 130 and 110.5 pt.
    #expect(abs(report.tailShare - (1 - (100 + 50 * (20 - 10) / 19.5) / 280)) < 1e-12)
  }

  @Test("The edge overshoot is measured outside the range, after the release, on the larger axis")
  func edges() {
    let report = FeelReport(trace(thereAndBack, restTime: 380) { $0.geometry.contentSize.width = 420 })
    #expect(report.edgeOvershoot == 10)
    var below = thereAndBack
    for index in below.indices { below[index].position.y = -Double(index) }
    #expect(FeelReport(trace(below, restTime: 380) { $0.geometry.contentSize.width = 425 }).edgeOvershoot == 7)
    // Movement before the release does not count, but the release offset does.
    var dragged = thereAndBack
    dragged[0].position.x = -50
    #expect(FeelReport(trace(dragged, restTime: 380)).edgeOvershoot == 0)
    dragged[1].position.x = -30
    #expect(FeelReport(trace(dragged, restTime: 380)).edgeOvershoot == 30)
  }

  @Test("An edge counts as its pixel, and a new size counts from its first frame")
  func edgeDetails() {
    var report = FeelReport(trace(thereAndBack, restTime: 380) { $0.geometry.contentSize.width = 429.8 })
    #expect(report.edgeOvershoot == 0)
    let narrow = ScrollViewGeometry(
      contentSize: Size2D(width: 405, height: 240), boundsSize: configuration.geometry.boundsSize)
    for (first, expected) in [(0, 25.0), (3, 25), (4, 5.5), (8, 0)] {
      report = FeelReport(
        ScrollTrace(
          frames: thereAndBack, releases: [release], configuration: configuration,
          geometryChanges: [
            ScrollTrace.GeometryChange(frame: 0, geometry: configuration.geometry),
            ScrollTrace.GeometryChange(frame: first, geometry: narrow),
          ]))
      #expect(report.edgeOvershoot == expected, "narrow from frame \(first) on")
    }
    #expect(FeelReport(ScrollTrace(frames: thereAndBack, releases: [release])).edgeOvershoot == 0)
  }

  @Test("Still frames are frames of the motion without a change, until the rest")
  func stillFrames() {
    func still(_ frames: [TraceFrame], _ restTime: Double?) -> Int {
      FeelReport(trace([frame(100, 10, 1, .dragging)] + frames, restTime: restTime)).stillFrames
    }
    let rest = frame(300, 50, 0, .idle)
    #expect(still([frame(150, 40), frame(200, 50), rest], 290) == 0)
    #expect(still([frame(150, 50), frame(200, 50), frame(250, 50), rest], 290) == 2)
    // 0.2 pt are no pixel.
    #expect(still([frame(150, 49.8), frame(200, 50.2), frame(250, 50), rest], 290) == 2)
    // The rest itself is new: nothing before it was still to the end.
    #expect(still([frame(150, 49), frame(200, 49), frame(250, 49), rest], 290) == 0)
    // A pause on the way is none before the rest.
    #expect(still([frame(150, 30), frame(200, 30), frame(250, 50), rest], 290) == 0)
    // From the release on nothing moves on the screen.
    #expect(still([frame(150, 10), frame(200, 10), frame(250, 10, 0, .idle)], 240) == 2)
    // No motion, or no rest.
    #expect(still([frame(150, 10, 0, .tracking), frame(200, 10, 0, .idle)], 200) == 0)
    #expect(still([frame(150, 50), frame(200, 50)], nil) == 0)
  }

  @Test("A velocity counts as a direction from the stopping speed of the trace's tuning")
  func tuning() {
    let frames = thereAndBack
    #expect(FeelReport(trace(frames, restTime: 380) { $0.tuning.stoppingSpeed = 0.6 }).directionReversals == 0)
    #expect(FeelReport(trace(frames, restTime: 380) { $0.tuning.stoppingSpeed = 0.4 }).directionReversals == 1)
  }

  @Test("Every metric is described in Feel.md, with its unit")
  func page() throws {
    let page = "docs/Feel.md"
    let text = try String(contentsOf: FixturePath.package.appendingPathComponent(page), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for value in FeelReport(ScrollTrace()).values {
      let row = rows.first { $0.hasPrefix("| `\(value.name)` |") }
      #expect(row != nil, "\(value.name) has no row in \(page)")
      switch value.metric.unit {
      case .milliseconds, .points, .pointsPerMillisecond:
        #expect(row?.contains("| \(value.metric.unit.rawValue) |") == true, "\(value.name) has no unit in \(page)")
      case .share, .count, .flag: break
      }
    }
  }
}
