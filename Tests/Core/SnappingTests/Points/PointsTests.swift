import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Laws of snap points")
struct PointsTests {

  // MARK: Points

  @Test(
    "Snap points are finite, inside the range, on the pixel or at an end, ordered and a pixel apart",
    arguments: RandomSnapScene.all + [.fractional.with(\.isUniform, true)])
  func order(scenes: RandomSnapScene) {
    expectLaw(seed: 1, of: scenes.make) { scene, _ in
      let points = scene.points
      let (offsets, range) = (points.offsets, scene.range)
      let pixel = 1 / scene.displayScale
      if offsets.count != points.count || points.isEmpty != offsets.isEmpty { return "counts differ" }
      for (index, offset) in offsets.enumerated() {
        if !offset.isFinite || !range.contains(offset) { return "\(offset) is outside \(range)" }
        let isAtEnd = offset == range.lowerBound || offset == range.upperBound
        if !isAtEnd && PixelGrid(scale: scene.displayScale).rounded(offset) != offset {
          return "\(offset) is off the pixel"
        }
        if index == 0 { continue }
        let way = (offset - offsets[index - 1]) * (scene.isReversed ? -1 : 1)
        if way < 0.99 * pixel { return "\(offset) after \(offsets[index - 1])" }
      }
      return nil
    }
  }

  @Test(
    "Every item has its snap point, and every snap point has its item",
    arguments: RandomSnapScene.all + RandomSnapScene.all.map { $0.with(\.hasLongItems, false) })
  func places(scenes: RandomSnapScene) {
    expectLaw(
      seed: 2,
      of: scenes.with(\.hasNegativeMargins, false).make
    ) { scene, _ in
      let frames = scene.layout.frames
      if scene.viewportLength < 100 || scene.alignsEnds && !scene.isRow { return nil }
      let points = scene.points(of: frames)
      let range = scene.range
      func clamped(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }
      // Half a pixel of rounding, a pixel to the point that is shared.
      let slack = 1.5 / scene.displayScale
      var explained = [Bool](repeating: false, count: points.count)
      for (item, path) in scene.paths.enumerated() {
        guard let point = points.point(ofItem: item) else { return "item \(item) has no point" }
        // An item longer than the viewport by less than a pixel may count as either.
        let excess = (frames.frame(of: path).size.along(scene.axis) - scene.viewportLength) * scene.displayScale
        if excess > 0 && excess < 1 { return nil }
        let isOversized = excess >= 1
        let anchors: [Double] = isOversized ? [0, 1] : [scene.alignment.anchor]
        for (index, anchor) in anchors.enumerated() {
          let place = clamped(scene.place(ofItem: path, in: frames, anchor: anchor))
          let own = min(point + index, points.count - 1)
          let isNear = abs(points[own] - place) <= slack || (index == 1 && abs(points[point] - place) <= slack)
          let isEnd = scene.alignsEnds && (item == 0 || item == scene.paths.count - 1)
          if isNear { explained[own] = true; explained[point] = explained[point] || index == 0 }
          if !isNear && !isEnd { return "item \(item) rests at \(points[own]), not \(place)" }
        }
      }
      if scene.alignsEnds, !explained.isEmpty {
        explained[0] = true
        explained[explained.count - 1] = true
      }
      return explained.contains(false) ? "point \(explained.firstIndex(of: false) ?? 0) is no item's" : nil
    }
  }

  @Test("The nearest snap point is that of a full search", arguments: RandomSnapScene.all)
  func nearest(scenes: RandomSnapScene) {
    expectLaw(seed: 3, of: scenes.make) { scene, generator in
      let points = scene.points
      let offsets = points.offsets
      for _ in 0..<8 {
        var offset = Double.random(in: scene.range.lowerBound - 200...scene.range.upperBound + 200, using: &generator)
        if offsets.count > 1, Bool.random(using: &generator) {
          // On a point, or midway between two.
          let index = Int.random(in: 1..<offsets.count, using: &generator)
          offset = Bool.random(using: &generator) ? offsets[index] : (offsets[index] + offsets[index - 1]) / 2
        }
        let distance = offsets.map { abs($0 - offset) }.min()
        let expected = offsets.firstIndex { abs($0 - offset) == distance }
        if points.nearest(to: offset) != expected {
          return "\(offset) is nearest to \(String(describing: points.nearest(to: offset))) of \(offsets)"
        }
        if points.item(nearestTo: offset) != expected.map(points.item(ofPoint:)) { return "item at \(offset)" }
      }
      return nil
    }
  }

  @Test(
    "The conversions between items and snap points are inverse to each other",
    arguments: RandomSnapScene.all)
  func roundTrips(scenes: RandomSnapScene) {
    expectLaw(seed: 4, of: scenes.make) { scene, _ in
      let points = scene.points
      let count = scene.paths.count
      if points.isEmpty != (count == 0) { return "\(points.count) points of \(count) items" }
      if points.point(ofItem: -1) != nil { return "item -1 has a point" }
      var last = 0
      for item in 0..<count {
        guard let point = points.point(ofItem: item) else { return "item \(item) has no point" }
        if point < last { return "item \(item) rests before the item before it" }
        last = point
      }
      for point in 0..<points.count {
        let item = points.item(ofPoint: point)
        guard let back = points.point(ofItem: item) else { return "point \(point) has no item" }
        // The second of an oversized item's points. With ends aligned the first may be known as the first item's.
        let isLong = scene.layout.frames.frame(of: scene.paths[item]).size.along(scene.axis) > scene.viewportLength
        let isSecond =
          point > 0 && back == point - 1
          && (points.item(ofPoint: back) == item || isLong && scene.alignsEnds && back == 0)
        if back != point && !isSecond { return "point \(point) is of item \(item), which rests at \(back)" }
      }
      return nil
    }
  }

  // MARK: Two ways to the same points

  @Test(
    "Uniform items have the same snap points as items of equal sizes given one by one", arguments: RandomSnapScene.all)
  func uniformIsEach(scenes: RandomSnapScene) {
    expectLaw(
      seed: 5,
      of: scenes.with(\.isUniform, true).make
    ) { scene, _ in Self.difference(scene.points, scene.withOwnSizes.points) }
  }

  private static func difference(_ first: SnapPoints, _ second: SnapPoints) -> String? {
    if first.offsets != second.offsets { return "\(first.offsets) and \(second.offsets)" }
    let items = (first.items, second.items)
    return items.0 == items.1 ? nil : "items \(items.0) and \(items.1)"
  }

  @Test(
    "A row from right to left has the mirrored snap points",
    arguments: [RandomSnapScene.whole, .whole.aligned])
  func mirror(scenes: RandomSnapScene) {
    expectLaw(seed: 8, of: scenes.make) { scene, _ in
      let (points, other) = (scene.points, scene.mirrored.points)
      if scene.axis == .vertical || points.count < 2 {
        return other.count == points.count && other.items == points.items ? nil : "\(points.items) \(other.items)"
      }
      if other.offsets != points.offsets.map(scene.opposite) { return "\(points.offsets) and \(other.offsets)" }
      return points.items == other.items ? nil : "items \(points.items) and \(other.items)"
    }
  }

  @Test("A column has the snap points of the transposed row", arguments: RandomSnapScene.all)
  func transpose(scenes: RandomSnapScene) {
    expectLaw(seed: 9, of: scenes.make) { scene, _ in
      var plain = scene
      plain.layout.isRightToLeft = false
      let turned = plain.transposed.points
      if turned.axis == plain.axis { return "axis" }
      return Self.difference(plain.points, turned)
    }
  }

  @Test(
    "A reversed row has the reversed snap points",
    arguments: [RandomSnapScene.whole, .whole.aligned])
  func turnAround(scenes: RandomSnapScene) {
    expectLaw(
      seed: 10,
      of: scenes.with(\.hasNegativeMargins, false).make
    ) { scene, _ in
      let (points, other) = (scene.points, scene.turnedAround.points)
      // A grid's last line need not be full, and what lies at one place is known by its first item.
      if !scene.isRow || points.count < 2 || scene.hasHeaps || scene.viewportLength < 100 { return nil }
      if other.offsets != points.offsets.map(scene.opposite).reversed() {
        return "\(points.offsets.map(scene.opposite).reversed() as [Double]) and \(other.offsets)"
      }
      let items = points.items.map { scene.paths.count - 1 - $0 }.reversed() as [Int]
      return items == other.items ? nil : "items \(items) and \(other.items)"
    }
  }

  @Test(
    "Moving inset from the end to the beginning moves every snap point by the same amount",
    arguments: [RandomSnapScene.whole, .whole.aligned])
  func insetShift(scenes: RandomSnapScene) {
    expectLaw(seed: 11, of: scenes.make) { scene, generator in
      let way = Double(Int.random(in: -100...100, using: &generator))
      let (points, other) = (scene.points, scene.insetShifted(by: way).points)
      if other.offsets != points.offsets.map({ $0 - way }) { return "\(way): \(points.offsets) and \(other.offsets)" }
      return points.items == other.items ? nil : "items"
    }
  }

  @Test("Content that fits the viewport has one snap point, at its beginning", arguments: RandomSnapScene.all)
  func fitting(scenes: RandomSnapScene) {
    expectLaw(seed: 12, of: scenes.make) { scene, generator in
      var scene = scene
      let content = scene.geometry(of: scene.layout.frames).contentSize[scene.axis]
      let inset = scene.contentInset.leading(scene.axis) + scene.contentInset.trailing(scene.axis)
      scene.boundsLength = max(0, content + inset) + scenes.length(0...300, &generator)
      let points = scene.points
      if scene.paths.isEmpty { return points.isEmpty ? nil : "points of nothing" }
      if points.offsets != [scene.range.lowerBound] { return "\(points.offsets) in \(scene.range)" }
      return points.items == [0] ? nil : "items \(points.items)"
    }
  }
}

extension SnapPoints {
  /// The items of all points.
  var items: [Int] { (0..<count).map(item(ofPoint:)) }
}

extension SnapScene {
  /// Whether an item may begin where another one does.
  var hasHeaps: Bool {
    layout.sections.contains { section in
      (0..<section.itemSizes.count).contains { section.itemSizes[$0].along(axis) < 1 }
    }
  }
}
