import ScrollPhysics

extension GoldenTrace {
  package var scene: String { HeaderName.decode(field("scene")) }

  package var gesture: String { HeaderName.decode(field("gesture")) }

  /// The recorded metrics, without the rest.
  package var values: [FeelReport.Value] {
    let texts = Dictionary(metrics.map(Self.pair)) { first, _ in first }
    return FeelMetric.allCases.compactMap { metric in
      texts[metric.rawValue].map { FeelReport.Value(metric: metric, text: $0) }
    }
  }

  /// The trace that the golden preserves: frames on the pixel, releases and the rest.
  ///
  /// The delegate calls are in ``callGroups``, because calls in a group have no times of their own.
  package var content: ScrollTrace {
    let releases = calls.compactMap { call in
      call.release.map {
        ScrollRelease(
          time: call.time, contentOffset: $0.offset, dragStartOffset: $0.offset, velocity: $0.velocity,
          proposedTarget: $0.proposed, target: $0.target, willDecelerate: true, launchVelocity: .zero,
          frame: motion.lastIndex { $0.time <= call.time && $0.phase == .dragging })
      }
    }
    let rest = metrics.compactMap(GoldenMetrics.rest).first.map {
      ScrollTrace.Rest(time: $0.time, contentOffset: $0.offset)
    }
    return ScrollTrace(
      // A scale so fine that offsets already on a pixel stay unchanged.
      displayScale: 1000,
      frames: motion.map { TraceFrame(time: $0.time, position: $0.offset, velocity: $0.velocity, phase: $0.phase) },
      releases: releases, rest: rest)
  }

  /// The delegate calls; consecutive `didScroll` calls form one group.
  package var callGroups: [CallGroup] {
    CallGroup.joined(
      calls.map { CallGroup(name: $0.name, count: $0.count, time: $0.time, lastTime: $0.lastTime) })
  }

  private func field(_ name: String) -> String { header.map(Self.pair).first { $0.0 == name }?.1 ?? "" }

  private static func pair(_ line: String) -> (String, String) {
    let end = line.firstIndex(of: " ") ?? line.endIndex
    return (String(line[..<end]), String(line[end...].dropFirst()))
  }
}
