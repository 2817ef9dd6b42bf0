import FeelTesting
import SwiftUIFacade
import TestSupport
import Testing

/// The sentences about behaviors whose decision depends on one situation only.
@Suite("Recorded readings of velocities") @MainActor
struct RecordedReadingTests {
  /// A situation of a release, in one axis.
  private struct Situation {
    /// The part of the range at which the drag began.
    var part: CGFloat
    /// How far the proposed target is, in containers.
    var distance: CGFloat
    var velocity: CGFloat
  }

  /// Goes to the start if a rule says so.
  private struct Rule: ScrollTargetBehavior {
    let axis: Axis
    let goes: @Sendable (Situation) -> CGFloat?

    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      let isRow = axis == .horizontal
      let start = isRow ? context.originalTarget.rect.minX : context.originalTarget.rect.minY
      let range =
        isRow
        ? context.contentSize.width - context.containerSize.width
        : context.contentSize.height - context.containerSize.height
      let container = isRow ? context.containerSize.width : context.containerSize.height
      let proposed = isRow ? target.rect.minX : target.rect.minY
      let answer = goes(
        Situation(
          part: (4 * start / range).rounded() / 4, distance: (10 * (proposed - start) / container).rounded() / 10,
          velocity: isRow ? context.velocity.dx : context.velocity.dy))
      guard let answer else { return }
      if isRow { target.rect.origin.x = answer } else { target.rect.origin.y = answer }
    }
  }

  private typealias Case = (String, @Sendable (Situation) -> CGFloat?)

  private static let cases: [Case] = [
    ("nothing", { _ in nil }), ("the sign", { $0.velocity > 0 ? 0 : 500 }),
    ("above 0.5", { abs($0.velocity) > 0.5 ? 0 : nil }), ("below −2", { $0.velocity < -2 ? 0 : nil }),
    ("above 900", { $0.velocity > 900 ? 0 : nil }), ("below −700", { $0.velocity < -700 ? 0 : nil }),
    ("0.5 and 600", { abs($0.velocity) > 600 ? 0 : abs($0.velocity) > 0.5 ? 300 : nil }),
    ("the speed itself", { $0.velocity * 10 }),
    ("eight steps", { (min(abs($0.velocity), 8)).rounded(.down) * 100 }),
    ("nine steps", { (min(abs($0.velocity), 9)).rounded(.down) * 100 }),
    ("the slowest", { abs($0.velocity) > 0.0011 ? 0 : nil }), ("the fastest", { abs($0.velocity) > 99_000 ? 0 : nil }),
    ("beyond the fastest", { abs($0.velocity) > 200_000 ? 0 : nil }),
    ("in the first quarter", { $0.part == 0.25 && $0.velocity > 3 ? 0 : nil }),
    ("in the middle", { $0.part == 0.5 && $0.velocity > 3 ? 0 : nil }),
    ("in the third quarter", { $0.part == 0.75 && $0.velocity > 3 ? 0 : nil }),
    ("far back", { $0.distance == -1.2 && $0.velocity > 3 ? 0 : nil }),
    ("back", { $0.distance == -0.6 && $0.velocity > 3 ? 0 : nil }),
    ("a little back", { $0.distance == -0.2 && $0.velocity > 3 ? 0 : nil }),
    ("a little ahead", { $0.distance == 0.2 && $0.velocity > 3 ? 0 : nil }),
    ("ahead", { $0.distance == 0.6 && $0.velocity > 3 ? 0 : nil }),
    ("far ahead", { $0.distance == 1.2 && $0.velocity > 3 ? 0 : nil }),
    ("close thresholds", { abs($0.velocity) > ($0.distance > 0 ? 2 : 2.01) ? 0 : nil }),
    ("distinct thresholds", { abs($0.velocity) > ($0.distance > 0 ? 2 : 2.05) ? 0 : nil }),
  ]

  @Test("Each behavior has the recorded sentence, along both axes")
  @MainActor func sentences() throws {
    var lines: [String] = []
    for (name, rule) in Self.cases {
      for axis in [Axis.horizontal, .vertical] {
        let lengths = Array(repeating: CGFloat(300), count: 20)
        let view = SwiftUIScrollView(
          axis == .horizontal ? .horizontal : .vertical, size: CGSize(width: 320, height: 400),
          contentMargins: EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0),
          views: axis == .horizontal
            ? .row(widths: lengths, height: 200, spacing: 12) : .column(heights: lengths, width: 200, spacing: 12),
          behavior: Rule(axis: axis, goes: rule))
        let reading = view.velocityReading
        lines.append("\(name), \(axis): \(reading.use), \(reading.thresholds)")
        lines.append("  \(reading)")
      }
    }
    let difference = try RecordedText("Tests/Goldens/RecordedTargetTests/readings.txt").difference(
      lines.joined(separator: "\n") + "\n")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
