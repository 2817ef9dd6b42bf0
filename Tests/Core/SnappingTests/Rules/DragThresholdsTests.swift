import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

/// Each idiom is written a second time, as apps write it in `onEnded`, with the gesture's own translation and SwiftUI's
/// signs.
@Suite("Decisions of a drag gesture")
struct DragThresholdsTests {
  /// A value as SwiftUI gives it to `onEnded`, in points and seconds.
  struct Value {
    var translation: Double
    var velocity: Double
    var predictedEndTranslation: Double { translation + 0.25 * velocity }
  }

  /// An idiom: its code, and its thresholds.
  struct Idiom: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var thresholds: DragThresholds
    var index: @Sendable (_ index: Int, _ value: Value, _ step: Double) -> Int
  }

  private static let idioms: [Idiom] = [
    Idiom(testDescription: "half a page", thresholds: DragThresholds(.translation)) { index, value, step in
      if value.translation < -step / 2 { return index + 1 }
      return value.translation > step / 2 ? index - 1 : index
    },
    Idiom(testDescription: "a quarter", thresholds: DragThresholds(.translation, beyond: .part(0.25))) {
      index, value, step in
      abs(value.translation) > step * 0.25 ? index + (value.translation < 0 ? 1 : -1) : index
    },
    Idiom(testDescription: "50 points", thresholds: DragThresholds(.translation, beyond: .points(50))) {
      index, value, _ in
      if value.translation < -50 { return index + 1 }
      return value.translation > 50 ? index - 1 : index
    },
    Idiom(
      testDescription: "half a page, predicted", thresholds: DragThresholds(.predictedEnd, beyond: .part(0.5))
    ) { index, value, step in
      let offset = value.predictedEndTranslation
      return abs(offset) > step / 2 ? index - Int((offset / abs(offset)).rounded()) : index
    },
    Idiom(
      testDescription: "50 points, predicted", thresholds: DragThresholds(.predictedEnd, beyond: .points(50))
    ) { index, value, _ in
      value.predictedEndTranslation < -50 ? index + 1 : value.predictedEndTranslation > 50 ? index - 1 : index
    },
    Idiom(testDescription: "index − translation, rounded", thresholds: DragThresholds(.translation, turns: .rounded)) {
      index, value, step in
      Int((Double(index) - value.translation / step).rounded())
    },
    Idiom(testDescription: "index − predicted, rounded", thresholds: DragThresholds(.predictedEnd, turns: .rounded)) {
      index, value, step in
      Int((Double(index) - value.predictedEndTranslation / step).rounded())
    },
    Idiom(testDescription: "truncated", thresholds: DragThresholds(.translation, turns: .truncated)) {
      index, value, step in
      index - Int(value.translation / step)
    },
    Idiom(
      testDescription: "half a page or 300 pt/s",
      thresholds: DragThresholds(.translation, beyond: .part(0.5), minimumFlickVelocity: 0.3)
    ) { index, value, step in
      if abs(value.velocity) > 300 { return index + (value.velocity < 0 ? 1 : -1) }
      return abs(value.translation) > step / 2 ? index + (value.translation < 0 ? 1 : -1) : index
    },
    Idiom(
      testDescription: "rounded, or a flick",
      thresholds: DragThresholds(.translation, minimumFlickVelocity: 0.5, turns: .rounded)
    ) { index, value, step in
      let place = Double(index) - value.translation / step
      let near = Int(place.rounded())
      if abs(value.velocity) <= 500 { return near }
      return value.velocity < 0 ? max(near, Int(place.rounded(.down)) + 1) : min(near, Int(place.rounded(.up)) - 1)
    },
    Idiom(
      testDescription: "truncated, or a flick",
      thresholds: DragThresholds(.predictedEnd, minimumFlickVelocity: 0.5, turns: .truncated)
    ) { index, value, step in
      let turned = index - Int(value.predictedEndTranslation / step)
      let place = Double(index) - value.translation / step
      if abs(value.velocity) <= 500 { return turned }
      return value.velocity < 0 ? max(turned, Int(place.rounded(.down)) + 1) : min(turned, Int(place.rounded(.up)) - 1)
    },
  ]

  private static let count = 9

  private static func row(_ width: Double, _ spacing: Double, isReversed: Bool) -> FlowLayout {
    var row = FlowLayout(
      containerSize: LayoutSize(width: 375, height: 240),
      sections: [
        FlowSection(
          itemSizes: .uniform(count: count, size: LayoutSize(width: width, height: 200)), minimumLineSpacing: spacing)
      ])
    row.isRightToLeft = isReversed
    return row
  }

  @Test("Each idiom decides as an app's own code in 60 releases and more", arguments: idioms)
  func decisions(_ idiom: Idiom) {
    var generator = SeededGenerator(seed: 2029)
    var turned = 0
    for round in 0..<sweepCount(6000) {
      let (width, spacing) = (Double(Int.random(in: 80...375, using: &generator)), Double(round % 4) * 8)
      let step = width + spacing
      let layout = Self.row(width, spacing, isReversed: false)
      let alignment = LineAlignment.allCases[round % 3]
      let behavior = SnapBehavior.draggedRow(layout, to: alignment, idiom.thresholds)
      let size = behavior.frames.contentSize
      let configuration = ScrollConfiguration(
        contentSize: Size2D(width: size.width, height: 240), boundsSize: Size2D(width: 375, height: 240))
      let points = behavior.points(in: configuration.geometry, displayScale: 2)
      #expect(points.count == Self.count)
      let index = Int.random(in: 0..<Self.count, using: &generator)
      var row = DragGestureRow(
        configuration, style: DragGestureStyle(), contentOffset: Vector2D(x: points[index], y: 0), behavior: behavior)
      // A finger of constant velocity, so that the velocity is known.
      let samples = Int.random(in: 2...20, using: &generator)
      var speed = Double.random(in: -2.5...2.5, using: &generator)
      if abs(speed) * 8 * Double(samples) < 10 { speed = speed < 0 ? -10 / 8 : 10 / 8 }
      var trace = ScrollTrace()
      row.touchDown(at: Vector2D(x: 200, y: 0), time: 0, recording: &trace)
      for n in 1...samples {
        row.touchMove(to: Vector2D(x: 200 + speed * 8 * Double(n), y: 0), time: 8 * Double(n), recording: &trace)
      }
      let value = Value(translation: speed * 8 * Double(samples), velocity: speed * 1000)
      // Within a pixel of the threshold, rounding to the pixel may decide.
      func decided(_ change: Double) -> Int {
        let changed = Value(translation: value.translation + change, velocity: value.velocity)
        return min(max(idiom.index(index, changed, step), 0), Self.count - 1)
      }
      if decided(-0.5) != decided(0.5) { continue }
      row.touchUp(time: 8 * Double(samples), recording: &trace)
      row.advanceToRest(recording: &trace)
      let expected = decided(0)
      if expected != index { turned += 1 }
      #expect(
        abs(row.contentOffset.x - points[expected]) < 0.01,
        "from \(index) by \(value) over pages of \(step): \(row.contentOffset.x), not \(points[expected])")
    }
    #expect(turned > 20)
  }

  @Test("In a row read from right to left, the mirrored drag decides the same", arguments: idioms)
  func mirrored(_ idiom: Idiom) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let velocity = Double.random(in: -2...2, using: &generator)
      let (index, way) = (Int.random(in: 0..<9, using: &generator), Double.random(in: -400...400, using: &generator))
      func decision(isReversed: Bool) -> Int? {
        let layout = Self.row(300, 10, isReversed: isReversed)
        var behavior = SnapBehavior.draggedRow(layout, idiom.thresholds)
        let size = behavior.frames.contentSize
        let geometry = ScrollViewGeometry(
          contentSize: Size2D(width: size.width, height: 240), boundsSize: Size2D(width: 375, height: 240))
        let points = behavior.points(in: geometry, displayScale: 2)
        let sign = isReversed ? -1.0 : 1.0
        let start = points[points.point(ofItem: index) ?? 0]
        var target = Vector2D(x: start + sign * (way + 250 * velocity), y: 0)
        behavior.updateTarget(
          &target,
          context: TargetContext(
            velocity: Vector2D(x: sign * velocity, y: 0), proposedTarget: target,
            contentOffset: Vector2D(x: start + sign * way, y: 0), dragStartOffset: Vector2D(x: start, y: 0),
            geometry: geometry))
        return points.nearest(to: target.x).map(points.item(ofPoint:))
      }
      #expect(decision(isReversed: false) == decision(isReversed: true))
    }
  }

  @Test("After a resize the current card keeps its alignment, at the ends too")
  func resize() {
    for alignment in LineAlignment.allCases {
      let behavior = SnapBehavior.draggedRow(
        Self.row(300, 10, isReversed: false), to: alignment, DragThresholds(.translation))
      for index in [0, 4, 8] {
        let size = behavior.frames.contentSize
        let configuration = ScrollConfiguration(
          contentSize: Size2D(width: size.width, height: 240), boundsSize: Size2D(width: 375, height: 240))
        let points = behavior.points(in: configuration.geometry, displayScale: 2)
        var row = DragGestureRow(
          configuration, style: DragGestureStyle(), contentOffset: Vector2D(x: points[index], y: 0), behavior: behavior)
        var trace = ScrollTrace()
        for width in [700.0, 320, 375] {
          row.resize(to: Size2D(width: width, height: 240), recording: &trace)
          let frame = row.behavior.frames.frame(of: ItemPath(section: 0, item: index))
          let part = alignment == .lineStart ? 0.0 : alignment == .lineCenter ? 0.5 : 1
          let place = frame.minX + part * 300 - row.contentOffset.x
          #expect(abs(place - part * width) <= 0.25, "\(alignment) \(index) at \(width): \(place)")
        }
      }
    }
  }
}
