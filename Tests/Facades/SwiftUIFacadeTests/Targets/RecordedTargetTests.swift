import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import SwiftUIFacade
import TestSupport
import Testing

/// Where views of every kind rest, as text.
@Suite("Recorded rest offsets of SwiftUI's behaviors")
struct RecordedTargetTests {
  /// Writes the values that it receives down, and changes the target by a rule.
  private struct Reader: ScrollTargetBehavior {
    final class Log {
      var lines: [String] = []
    }

    let log: Log
    let anchor: UnitPoint?
    let shift: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      let (rect, start) = (target.rect, context.originalTarget.rect)
      let (content, container) = (context.contentSize, context.containerSize)
      let numbers = [
        rect.minX, rect.minY, rect.width, rect.height, start.minX, start.minY, start.width, start.height,
        context.velocity.dx, context.velocity.dy, content.width, content.height, container.width, container.height,
        context.displayScale, context.pixelLength,
      ]
      log.lines.append(
        "receives \(numbers.map { text($0) }.joined(separator: " ")), axes \(context.axes.rawValue),"
          + " \(context.layoutDirection), \(context.horizontalSizeClass.map { "\($0)" } ?? "none")")
      target.rect.origin.x = (rect.origin.x / 70).rounded() * 70 + shift
      target.rect.origin.y = (rect.origin.y / 70).rounded() * 70 + shift
      target.anchor = anchor
    }

    private func text(_ value: CGFloat) -> String { "\((Double(value) * 1000).rounded() / 1000)" }
  }

  private static func text(_ offset: Vector2D) -> String {
    "\((offset.x * 100).rounded() / 100), \((offset.y * 100).rounded() / 100)"
  }

  private static let axes: [(String, Axis.Set)] = [
    ("horizontal", .horizontal), ("vertical", .vertical), ("both", [.horizontal, .vertical]),
  ]

  private func view(
    _ axes: Axis.Set, _ model: ScrollTargetModel, isMirrored: Bool, _ behavior: some ScrollTargetBehavior
  ) -> SwiftUIScrollView {
    var environment = EnvironmentValues()
    environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    environment.horizontalSizeClass = isMirrored ? .regular : .compact
    environment.displayScale = isMirrored ? 3 : 2
    return SwiftUIScrollView(
      axes, size: CGSize(width: 300, height: 260),
      contentMargins: EdgeInsets(top: 11, leading: 17, bottom: 23, trailing: 31), environment: environment,
      model: model,
      views: axes.contains(.horizontal)
        ? .row(widths: [120, 200, 90, 260, 150, 180, 110], height: 700, spacing: 12)
        : .column(heights: [90, 120, 240, 60, 180, 150], width: 400, spacing: 9), behavior: behavior)
  }

  private func rests(_ view: SwiftUIScrollView) throws -> [String] {
    var lines: [String] = []
    var moving = view
    for (distance, speed) in [(-80.0, 0.4), (-40, 0.05), (-120, 2.5), (60, 0.3), (30, 0.02)] {
      for isSlanted in [false, true] {
        let way = isSlanted ? Vector2D(x: distance * 0.4, y: distance) : Vector2D(x: distance, y: distance * 0.3)
        let trace = try moving.perform(
          .flick(from: Vector2D(x: 150, y: 130), by: way, releaseVelocity: speed))
        lines.append("\(Self.text(moving.contentOffset)) after \(trace.frames.count) frames")
      }
    }
    var trace = ScrollTrace()
    moving.resize(to: Size2D(width: 240, height: 310), recording: &trace)
    moving.advanceToRest(limit: nil, recording: &trace)
    lines.append("\(Self.text(moving.contentOffset)) after a resize")
    for velocity in [-1.0, 0, 0.6] {
      var copy = view
      let landing = copy.landing(
        of: ReleaseState(
          contentOffset: Vector2D(x: 210, y: 160), velocity: Vector2D(x: velocity, y: velocity),
          dragStartOffset: Vector2D(x: 150, y: 120)))
      lines.append("lands at \(Self.text(landing.restOffset))")
    }
    return lines
  }

  @Test("Public behaviors with every limit, anchor and axis")
  func behaviors() throws {
    var lines: [String] = []
    let limits: [(String, ViewAlignedScrollTargetBehavior.LimitBehavior)] = [
      ("automatic", .automatic), ("always", .always), ("alwaysByFew", .alwaysByFew), ("alwaysByOne", .alwaysByOne),
      ("never", .never),
    ]
    for (name, axes) in Self.axes {
      for isMirrored in [false, true] {
        for (limit, value) in limits {
          for anchor in [nil, UnitPoint.center, .bottomTrailing] {
            let view = view(
              axes, ScrollTargetModel(), isMirrored: isMirrored, .viewAligned(limitBehavior: value, anchor: anchor))
            lines.append(
              "# \(name), mirrored \(isMirrored), \(limit), anchor \(anchor.map { "\($0.x) \($0.y)" } ?? "none"), rate"
                + " \(view.configuration.decelerationRate.rawValue)")
            lines += try rests(view).map { "  \($0)" }
          }
        }
        for unit in [ScrollTargetModel().pageUnit, .container] {
          var model = ScrollTargetModel()
          model.pageUnit = unit
          lines.append("# \(name), mirrored \(isMirrored), pages of \(unit)")
          lines += try rests(view(axes, model, isMirrored: isMirrored, .paging)).map { "  \($0)" }
        }
      }
    }
    #expect(try difference(lines, "behaviors") == nil)
  }

  @Test("A behavior of an app receives and decides with every choice of the model")
  func models() throws {
    var lines: [String] = []
    for (name, axes) in Self.axes {
      for unit in ScrollTargetModel.VelocityUnit.allCases {
        for origin in ScrollTargetModel.RectOrigin.allCases {
          for original in ScrollTargetModel.OriginalTarget.allCases {
            for nilAnchor in ScrollTargetModel.NilAnchor.allCases {
              for anchor in [nil, UnitPoint(x: 0.5, y: 1)] {
                var model = ScrollTargetModel()
                (model.velocityUnit, model.rectOrigin) = (unit, origin)
                (model.originalTarget, model.nilAnchor) = (original, nilAnchor)
                let log = Reader.Log()
                let isMirrored = origin == .contentOffset
                let view = view(
                  axes, model, isMirrored: isMirrored, Reader(log: log, anchor: anchor, shift: anchor == nil ? 0 : 4))
                lines.append(
                  "# \(name), \(unit), \(origin), \(original), \(nilAnchor), anchor \(anchor == nil ? "none" : "set")")
                lines += try rests(view).map { "  \($0)" }
                if anchor == nil { lines += log.lines.prefix(3).map { "  > \($0)" } }
                if anchor == nil { lines += log.lines.dropFirst(10).map { "  > \($0)" } }
              }
            }
          }
        }
      }
    }
    #expect(try difference(lines, "models") == nil)
  }

  @Test("Geometry, items and phases of a view")
  func values() throws {
    var lines: [String] = []
    for isMirrored in [false, true] {
      var view = view(.horizontal, ScrollTargetModel(), isMirrored: isMirrored, .viewAligned)
      let geometry = view.scrollGeometry
      lines.append(
        "mirrored \(isMirrored): visible \(geometry.visibleRect.minX) \(geometry.visibleRect.minY)"
          + " \(geometry.visibleRect.width) \(geometry.visibleRect.height), bounds \(geometry.bounds.minX)"
          + " \(geometry.bounds.width), insets \(geometry.contentInsets.leading) \(geometry.contentInsets.trailing)")
      for anchor in [nil, UnitPoint.center, .trailing] {
        let subject = view.underTest("row", anchor: anchor)
        let items = subject.items(in: view.configuration)
        lines.append(
          "items \((0..<items.count).map { items.contentOffset(ofItem: $0).map(Self.text) ?? "none" }),"
            + " flick \(subject.declared.minimumFlickVelocity.map { "\($0)" } ?? "none")")
      }
      var (trace, phases) = (ScrollTrace(), [String]())
      func note() { phases.append("\(view.scrollPhase) \(view.scrollPhase.isScrolling)") }
      note()
      view.touchDown(at: Vector2D(x: 200, y: 100), time: 0, recording: &trace)
      note()
      view.touchMove(to: Vector2D(x: 150, y: 100), time: 20, recording: &trace)
      note()
      view.touchUp(at: nil, time: 30, recording: &trace)
      note()
      view.advanceToRest(limit: nil, recording: &trace)
      note()
      view.setContentOffset(.zero, animated: true, recording: &trace)
      note()
      lines.append("phases \(phases)")
    }
    #expect(try difference(lines, "values") == nil)
  }

  /// `SCROLLSIM_RECORD=all swift test --filter RecordedTargetTests` records the values again.
  private func difference(_ lines: [String], _ name: String) throws -> String? {
    try RecordedText("Tests/Goldens/RecordedTargetTests/\(name).txt").difference(lines.joined(separator: "\n") + "\n")
  }
}
