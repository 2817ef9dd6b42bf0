import Documents
import GestureReplay
import Scenes
import ScrollPhysics
import Snapping
import TestSupport
import Testing

/// Rows of scene documents that a drag gesture moves: eight cards of 300 pt, 320 pt apart, in 375 pt.
@Suite("Drag gestures in scene documents")
struct DragGestureDocumentTests {
  private func scene(_ parameters: String = "") throws(DocumentError) -> Scene {
    try LaidOutText(
      layout: "'itemCount': 8, 'itemSize': {'width': 300, 'height': 240}, 'minimumLineSpacing': 20",
      snapping: "'type': 'dragGesture'\(parameters)"
    ).scene()
  }

  private func style(_ parameters: String) throws -> DragGestureStyle {
    guard case .dragGesture(_, _, let style) = try scene(parameters).snapping.kind else { return DragGestureStyle() }
    return style
  }

  @Test("Without keys it is what an app writes without further thought")
  func defaults() throws {
    let scene = try scene()
    #expect(
      scene.snapping.kind
        == .dragGesture(.lineCenter, DragThresholds(.translation, beyond: .part(0.5)), DragGestureStyle()))
  }

  @Test(
    "Each animation has its name, and takes the parameters that are given",
    arguments: [
      ("'default'", .default), ("'spring'", .spring), ("'interactiveSpring'", .interactiveSpring),
      ("'smooth'", .smooth), ("'snappy'", .snappy), ("'bouncy'", .bouncy), ("'easeIn'", .easeIn),
      ("'easeOut'", .easeOut), ("'easeInOut'", .easeInOut), ("'linear'", .linear), ("'immediate'", .immediate),
      ("'spring', 'duration': 400", .spring(response: 400, dampingFraction: 0.825)),
      ("'snappy', 'dampingFraction': 0.6", .spring(response: 500, dampingFraction: 0.6)),
      (
        "'easeOut', 'duration': 200",
        .timingCurve(Vector2D(x: 0, y: 0), Vector2D(x: 0.58, y: 1), duration: 200)
      ),
      ("'interpolatingSpring'", .interpolatingSpring(mass: 1, stiffness: 250, damping: 25, initialVelocity: 0)),
      (
        "'interpolatingSpring', 'stiffness': 170, 'damping': 12, 'initialVelocity': -3",
        .interpolatingSpring(mass: 1, stiffness: 170, damping: 12, initialVelocity: -3)
      ),
    ] as [(String, RowAnimation)])
  func animations(_ value: String, _ animation: RowAnimation) throws {
    #expect(try style(", 'animation': \(value)").animation == animation)
  }

  @Test("Each key of the gesture changes its part of the style")
  func keys() throws {
    func changed(_ change: (inout DragGestureStyle) -> Void) -> DragGestureStyle {
      var style = DragGestureStyle()
      change(&style)
      return style
    }
    #expect(try style(", 'handsVelocityOver': false") == changed { $0.handsVelocityOver = false })
    #expect(try style(", 'minimumDistance': 4") == changed { $0.minimumDistance = 4 })
    #expect(try style(", 'subtractsMinimumDistance': true") == changed { $0.subtractsMinimumDistance = true })
    #expect(try style(", 'resistanceFactor': 0.3") == changed { $0.resistance = RowResistance(factor: 0.3) })
    #expect(try style(", 'resistanceLimit': 150") == changed { $0.resistance = RowResistance(factor: 1, limit: 150) })
    for catching in DragGestureStyle.Catching.allCases {
      #expect(try style(", 'catching': '\(catching.rawValue)'") == changed { $0.catching = catching })
    }
    for cancellation in DragGestureStyle.Cancellation.allCases {
      #expect(try style(", 'cancellation': '\(cancellation.rawValue)'") == changed { $0.cancellation = cancellation })
    }
  }

  @Test("Each key of the decision changes its threshold, and a distance replaces the part")
  func thresholds() throws {
    func thresholds(_ parameters: String) throws -> DragThresholds? {
      guard case .dragGesture(_, let thresholds, _) = try scene(parameters).snapping.kind else { return nil }
      return thresholds
    }
    #expect(try thresholds(", 'part': 0.3") == DragThresholds(.translation, beyond: .part(0.3)))
    #expect(try thresholds(", 'part': 0.3, 'distance': 40") == DragThresholds(.translation, beyond: .points(40)))
    #expect(try thresholds(", 'measure': 'predictedEnd'") == DragThresholds(.predictedEnd))
    #expect(try thresholds(", 'minimumFlickVelocity': 0.4") == DragThresholds(.translation, minimumFlickVelocity: 0.4))
    for turns in DragThresholds.Turns.allCases {
      #expect(try thresholds(", 'turns': '\(turns.rawValue)'") == DragThresholds(.translation, turns: turns))
    }
  }

  @Test("Cards rest at their alignment, the first and the last one too")
  func alignments() throws {
    for (name, part) in [("lineStart", 0.0), ("lineCenter", 0.5), ("lineEnd", 1)] {
      let scene = try scene(", 'alignment': '\(name)'")
      for item in [0, 3, 7] {
        let extent = try #require(scene.extents(ofItems: item..<item + 1)?.first)
        let rest = try #require(scene.items.contentOffset(ofItem: item)?.x)
        #expect(abs(extent.lowerBound + part * 300 - rest - part * 375) <= 0.5, "\(name) \(item)")
      }
    }
  }
}
