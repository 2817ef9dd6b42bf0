import FlowLayoutModel
import TestSupport
import Testing

@Suite("Attributes and plug-ins")
struct AttributesTests {
  private func viewport(_ start: Double, _ length: Double = 300, _ direction: ScrollDirection = .horizontal)
    -> LayoutViewport
  {
    let rect =
      direction == .horizontal
      ? LayoutRect(x: start, y: 0, width: length, height: 100) : LayoutRect(x: 0, y: start, width: 100, height: length)
    return LayoutViewport(rect: rect, scrollDirection: direction)
  }

  @Test("The centre and size determine the frame, and the frame determines them")
  func frame() {
    var attributes = ItemAttributes(path: ItemPath(item: 3), frame: LayoutRect(x: 10, y: 20, width: 30, height: 40))
    #expect(attributes.center == LayoutPoint(x: 25, y: 40) && attributes.alpha == 1 && attributes.category == .cell)
    attributes.center.x = 100
    #expect(attributes.frame == LayoutRect(x: 85, y: 20, width: 30, height: 40))
    attributes.frame = LayoutRect(x: 0, y: 0, width: 2, height: 2)
    #expect(attributes.center == LayoutPoint(x: 1, y: 1))
  }

  @Test("Each typed key stores a value and has a default")
  func values() {
    enum Progress: AttributeKey { static let defaultValue = 0.25 }
    enum Label: AttributeKey { static let defaultValue = "none" }
    var attributes = ItemAttributes(path: ItemPath(item: 0), frame: LayoutRect(x: 0, y: 0, width: 1, height: 1))
    #expect(attributes.values[Progress.self] == 0.25)
    attributes.values[Progress.self] = 0.5
    attributes.values[Label.self] = "first"
    let copy = attributes
    attributes.values[Label.self] = "changed"
    #expect(copy.values[Progress.self] == 0.5 && copy.values[Label.self] == "first")
  }

  @Test(
    "An item lies the deeper the farther it is from the middle, to the whole point, and at most a thousand million deep"
  )
  func depth() {
    for way in [0, 0.4, 1, 149.9, 1e6, 9.99e8, 1e9 - 1, 1e9, 1.1e9, 1e15, .infinity] {
      for sign in [1.0, -1] {
        var attributes = ItemAttributes(path: ItemPath(item: 0), frame: LayoutRect(x: 0, y: 0, width: 10, height: 100))
        attributes.center.x = 150 + sign * way
        ScaleAndFadePlugin().modify(&attributes, in: viewport(0))
        let depth = way < 1e9 ? Int(abs(attributes.center.x - 150)) : 1_000_000_000
        #expect(attributes.zIndex == -depth, "\(way)")
      }
    }
  }

  /// Returns a point of the plane after a transform.
  private func applied(_ transform: LayoutTransform3D, to point: LayoutPoint) -> LayoutPoint {
    func along(_ column: Int) -> Double {
      point.x * transform[0, column] + point.y * transform[1, column] + transform[3, column]
    }
    return LayoutPoint(x: along(0), y: along(1))
  }

  @Test("Transforms concatenate from first to last")
  func transforms() {
    let (scaling, translation) = (
      LayoutTransform3D.scale(x: 2, y: 3, z: 4), LayoutTransform3D.translation(x: 10, y: 20, z: 30)
    )
    let point = LayoutPoint(x: 1, y: 1)
    #expect(applied(scaling.concatenating(translation), to: point) == LayoutPoint(x: 12, y: 23))
    #expect(applied(translation.concatenating(scaling), to: point) == LayoutPoint(x: 22, y: 63))
    #expect(scaling.concatenating(translation)[3, 2] == 30 && translation.concatenating(scaling)[3, 2] == 120)
    #expect(scaling.concatenating(.identity) == scaling && LayoutTransform3D.identity.concatenating(scaling) == scaling)
    var tilted = LayoutTransform3D.identity
    tilted.m34 = -1.0 / 500
    #expect(tilted[2, 3] == -1.0 / 500 && tilted.m34 == -1.0 / 500 && tilted != .identity)
    // The depth of a point divides by its distance from the eye.
    let depth: Double = 1 - 30 / 500
    #expect(translation.concatenating(tilted)[3, 3] == depth)
  }

  @Test(
    "An item 100 wide in a view of 300 has the three expected percentages",
    arguments: [
      // start, alignment, collection, ideal frame, both
      (0, LineAlignment.lineStart, 0, 0, 0), (50, .lineStart, 0, 0.5, 1.0 / 6), (-50, .lineStart, -0.5, -0.5, -0.5),
      (250, .lineStart, 0.5, 1, 5.0 / 6), (300, .lineStart, 1, 1, 1), (-100, .lineStart, -1, -1, -1),
      (100, .lineCenter, 0, 0, 0), (0, .lineCenter, 0, -1, -0.5), (150, .lineCenter, 0, 0.5, 0.25),
      (250, .lineCenter, 0.5, 1, 0.75), (200, .lineEnd, 0, 0, 0), (150, .lineEnd, 0, -0.5, -1.0 / 6),
      (300, .lineEnd, 1, 1, 1), (1000, .lineEnd, 1, 1, 1), (-1000, .lineCenter, -1, -1, -1),
    ] as [(Double, LineAlignment, Double, Double, Double)])
  func percentages(start: Double, alignment: LineAlignment, collection: Double, ideal: Double, both: Double) {
    for origin in [0.0, 1234] {
      let found = VisibilityPercentage(
        ofItemAt: origin + start, length: 100, alignment: alignment, in: viewport(origin))
      #expect(found.collection == collection && abs(found.idealFrame - ideal) < 1e-12, "\(found)")
      #expect(abs(found.idealFrameAndCollection - both) < 1e-12, "\(found)")
    }
  }

  @Test("On its way to the ideal frame, a percentage is the share of the way from where the item is out of sight")
  func shares() {
    for origin in [0.0, 1234] {
      for alignment in LineAlignment.allCases {
        let ideal = alignment == .lineStart ? 0.0 : alignment == .lineCenter ? 100 : 200
        for way in [-300, -120.5, -0.75, -0.25, 0.25, 0.75, 120.5, 300] {
          let found = VisibilityPercentage(
            ofItemAt: origin + ideal + way, length: 100, alignment: alignment, in: viewport(origin))
          // The item is out of sight at -100 and at 300.
          let expected = way < 0 ? way / (ideal + 100) : way / (300 - ideal)
          #expect(abs(found.idealFrameAndCollection - min(max(expected, -1), 1)) < 1e-12, "\(way) \(found)")
        }
      }
    }
    // An ideal frame that is out of sight itself.
    for way in [-1.0, 1] {
      for inset in [(leading: 400.0, alignment: LineAlignment.lineStart), (-200, .lineStart)] {
        let found = VisibilityPercentage(
          ofItemAt: inset.leading + way, length: 100, alignment: inset.alignment, in: viewport(0),
          leading: inset.leading)
        let isBeyond = way < 0 ? inset.leading < -100 : inset.leading > 300
        let distance = way < 0 ? inset.leading + 100 : 300 - inset.leading
        #expect(abs(found.idealFrameAndCollection - (isBeyond ? way : way / distance)) < 1e-12, "\(way) \(inset)")
      }
    }
  }

  @Test("Without an alignment the ideal frame is in the centre")
  func noAlignment() {
    for start in stride(from: -350.0, through: 450, by: 25) {
      let none = VisibilityPercentage(
        ofItemAt: start, length: 100, alignment: nil, in: viewport(0), leading: 16, trailing: 40)
      let center = VisibilityPercentage(
        ofItemAt: start, length: 100, alignment: .lineCenter, in: viewport(0), leading: 16, trailing: 40)
      #expect(none == center)
    }
    let seen = VisibilityPercentage(ofItemAt: 0, length: 100, alignment: nil, in: viewport(0))
    #expect(seen.collection == 0 && seen.idealFrame == -1 && seen.idealFrameAndCollection == -0.5)
  }

  @Test("An item as long as the view has three equal percentages", arguments: LineAlignment.allCases)
  func fullLength(alignment: LineAlignment) {
    for start in stride(from: -400.0, through: 400, by: 25) {
      let found = VisibilityPercentage(ofItemAt: start, length: 300, alignment: alignment, in: viewport(0))
      #expect(abs(found.collection - found.idealFrame) < 1e-12 && found.idealFrame == found.idealFrameAndCollection)
      #expect(abs(found.collection - min(max(start / 300, -1), 1)) < 1e-12)
    }
  }

  @Test("Percentages are finite and in −1…1 for all sizes, insets and positions")
  func finite() {
    for alignment in [nil] + LineAlignment.allCases.map(Optional.some) {
      for length in [0.0, 1e-300, 10, 300, 900] {
        for view in [0.0, 300] {
          for start in [-1e9, -300, -5, 0, 5, 150, 300, 1e9] {
            let found = VisibilityPercentage(
              ofItemAt: start, length: length, alignment: alignment, in: viewport(0, view), leading: 16, trailing: 40)
            let measures = [found.collection, found.idealFrame, found.idealFrameAndCollection]
            #expect(measures.allSatisfy { $0 >= -1 && $0 <= 1 }, "\(length) at \(start) in \(view): \(found)")
          }
        }
      }
    }
    for start in stride(from: -250.0, through: 450, by: 10) {
      let one = VisibilityPercentage(ofItemAt: start, length: 100, alignment: .lineStart, in: viewport(0), leading: 20)
      let other = VisibilityPercentage(
        ofItemAt: 200 - start, length: 100, alignment: .lineEnd, in: viewport(0), trailing: 20)
      #expect(abs(one.collection + other.collection) < 1e-12 && abs(one.idealFrame + other.idealFrame) < 1e-12)
      #expect(abs(one.idealFrameAndCollection + other.idealFrameAndCollection) < 1e-12)
    }
  }

  @Test("The percentage plug-in writes its value for items along either axis, and leaves headers alone")
  func percentagePlugin() {
    let plugin = VisibilityPercentagePlugin(
      alignment: .lineStart, sectionInset: LayoutInset(top: 16, left: 16, bottom: 0, right: 0))
    for direction in ScrollDirection.allCases {
      let frame = LayoutRect(x: 66, y: 66, width: 100, height: 100)
      var cell = ItemAttributes(path: ItemPath(item: 0), frame: frame)
      plugin.modify(&cell, in: viewport(0, 300, direction))
      #expect(cell.values[VisibilityPercentagePlugin.Key.self].idealFrame == 0.5)
      var header = ItemAttributes(path: ItemPath(item: 0), category: .header, frame: frame)
      plugin.modify(&header, in: viewport(0, 300, direction))
      #expect(header.values[VisibilityPercentagePlugin.Key.self].idealFrame == 0)
    }
  }

  @Test("The carousel scale and alpha are 1 at the centre and least at the plug-in's distance")
  func scaleAndFade() {
    let plugin = ScaleAndFadePlugin(minimumScale: 0.8, minimumAlpha: 0.5)
    func shown(_ middle: Double) -> ItemAttributes {
      var attributes = ItemAttributes(
        path: ItemPath(item: 0), frame: LayoutRect(x: middle - 50, y: 0, width: 100, height: 100))
      plugin.modify(&attributes, in: viewport(0))
      return attributes
    }
    #expect(shown(150).alpha == 1 && shown(150).transform3D == .identity)
    #expect(abs(shown(225).alpha - 0.75) < 1e-12 && abs(shown(225).transform3D[0, 0] - 0.9) < 1e-12)
    #expect(abs(shown(300).transform3D[1, 1] - 0.8) < 1e-12 && shown(1e9).alpha == 0.5)
    var faded = ItemAttributes(path: ItemPath(item: 0), frame: LayoutRect(x: 175, y: 0, width: 100, height: 100))
    faded.alpha = 0.5
    plugin.modify(&faded, in: viewport(0))
    #expect(abs(faded.alpha - 0.5 * 0.75) < 1e-12)
    #expect(shown(150).zIndex > shown(225).zIndex && shown(225).zIndex == shown(75).zIndex)
  }

  @Test("Along either axis an item shrinks and fades in proportion up to the distance, and headers never")
  func scaleAndFadeByDistance() {
    for direction in ScrollDirection.allCases {
      for distance in [nil, 0, 60, 150, 1000] as [Double?] {
        let plugin = ScaleAndFadePlugin(minimumScale: 0.7, minimumAlpha: 0.2, distance: distance)
        for way in [-400.0, -150, -60, -1, 0, 30, 60, 149, 151, 900] {
          let middle = LayoutRect(
            x: direction == .horizontal ? 150 + way - 5 : 20, y: direction == .vertical ? 150 + way - 5 : 20,
            width: 10, height: 10)
          for category in [ItemCategory.cell, .header, .footer] {
            var attributes = ItemAttributes(path: ItemPath(item: 0), category: category, frame: middle)
            let unchanged = attributes
            plugin.modify(&attributes, in: viewport(0, 300, direction))
            if category != .cell {
              #expect(
                attributes.alpha == 1 && attributes.transform3D == .identity && attributes.zIndex == unchanged.zIndex)
              continue
            }
            // By hand: nothing at the middle, everything at the distance and beyond.
            let whole = distance ?? 150
            let share = abs(way) >= whole && way != 0 ? 1 : whole == 0 ? 0 : abs(way) / whole
            #expect(abs(attributes.alpha - (1 - 0.8 * share)) < 1e-12)
            #expect(abs(attributes.transform3D[0, 0] - (1 - 0.3 * share)) < 1e-12)
            #expect(attributes.transform3D[0, 0] == attributes.transform3D[1, 1] && attributes.transform3D[2, 2] == 1)
            #expect(attributes.zIndex == -Int(abs(way)) && attributes.frame == middle)
          }
        }
      }
    }
  }

  @Test("The attributes of an item are those that a query for its rectangle returns")
  func ofItems() {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<20 {
      let layout = RandomLayout.make(&generator)
      let frames = layout.frames
      for path in layout.paths {
        let attributes = frames.attributes(of: path)
        #expect(attributes.path == path && attributes.category == .cell)
        #expect(attributes.center == ItemAttributes(path: path, frame: frames.frame(of: path)).center)
        let found = frames.attributes(in: attributes.frame)
        #expect(found.contains { $0.path == path && $0.category == .cell && $0.frame == attributes.frame })
      }
    }
  }

  @Test("A concatenation applies one transform after the other, including rotation and shear")
  func concatenation() {
    func transform(_ entries: [(row: Int, column: Int, value: Double)]) -> LayoutTransform3D {
      var result = LayoutTransform3D.identity
      for entry in entries { result[entry.row, entry.column] = entry.value }
      return result
    }
    let turned = transform([(0, 0, 0), (0, 1, 2), (1, 0, -3), (1, 1, 0), (3, 0, 5), (3, 1, 7)])
    let sheared = transform([(0, 1, 4), (1, 0, 0.5), (1, 1, 2), (3, 0, 11), (3, 1, -13)])
    for point in [LayoutPoint(x: 0, y: 0), LayoutPoint(x: 1, y: 0), LayoutPoint(x: 0, y: 1), LayoutPoint(x: -3, y: 8)] {
      let both = applied(turned.concatenating(sheared), to: point)
      #expect(both == applied(sheared, to: applied(turned, to: point)))
    }
  }
}
