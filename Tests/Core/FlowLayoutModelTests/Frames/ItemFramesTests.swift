import FlowLayoutModel
import TestSupport
import Testing

@Suite("Item frames")
struct ItemFramesTests {
  /// The card row of a published velocity pager: ten items of 320 × 240, 16 between and around them.
  private var cards: FlowLayout {
    FlowLayout(
      containerSize: LayoutSize(width: 375, height: 240),
      sections: [
        FlowSection(
          itemSizes: .uniform(count: 10, size: LayoutSize(width: 320, height: 240)), minimumLineSpacing: 16,
          sectionInset: LayoutInset(top: 0, left: 16, bottom: 0, right: 16))
      ])
  }

  @Test("A single row has its items at equal distances, inside the section's insets")
  func row() {
    let frames = cards.frames
    #expect(frames.contentSize == LayoutSize(width: 16 + 10 * 336 - 16 + 16, height: 240))
    #expect(frames.frame(of: ItemPath(item: 0)) == LayoutRect(x: 16, y: 0, width: 320, height: 240))
    #expect(frames.frame(of: ItemPath(item: 9)).minX == 16 + 9 * 336)
    #expect(frames.itemCount == 10 && frames.sectionCount == 1 && frames.itemCount(inSection: 0) == 10)
  }

  @Test("At an offset that is no number there is the first item, however sizes are given")
  func noNumber() {
    var each = cards
    each.sections[0].itemSizes = .each([LayoutSize](repeating: LayoutSize(width: 320, height: 240), count: 10))
    #expect(cards.frames.item(at: .nan) == each.frames.item(at: .nan))
    #expect(cards.frames.item(at: .infinity) == nil && cards.frames.item(at: -.infinity) == nil)
  }

  @Test("Each element of a line of many items has the item's own frame")
  func longLine() {
    for number in 0..<40 {
      var generator = SeededGenerator(seed: UInt64(number))
      let sizes = (0..<Int.random(in: 2...60, using: &generator)).map { _ in
        LayoutSize(
          width: Double.random(in: 1...40, using: &generator), height: Double.random(in: 1...40, using: &generator))
      }
      let section = FlowSection(itemSizes: .each(sizes), minimumLineSpacing: 3, minimumInteritemSpacing: 2)
      let layout = FlowLayout(containerSize: LayoutSize(width: 300, height: 200), sections: [section])
      let frames = layout.frames
      let all = LayoutRect(x: -1, y: -1, width: frames.contentSize.width + 2, height: frames.contentSize.height + 2)
      let found = frames.attributes(in: all)
      #expect(found.count == sizes.count)
      for attributes in found { #expect(attributes.frame == frames.attributes(of: attributes.path).frame) }
    }
  }

  @Test("Equal sizes given one by one produce the same layout as uniform ones")
  func eachIsUniform() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<sweepCount(2000) {
      let layout = RandomLayout.make(&generator)
      var each = layout
      for index in layout.sections.indices {
        guard case .uniform(let count, let size) = layout.sections[index].itemSizes else { continue }
        each.sections[index].itemSizes = .each([LayoutSize](repeating: size, count: count))
      }
      let (a, b) = (layout.frames, each.frames)
      #expect(abs(a.contentSize.width - b.contentSize.width) < 1e-9)
      for path in layout.paths {
        let (first, second) = (a.frame(of: path), b.frame(of: path))
        let isSame = abs(first.minX - second.minX) < 1e-9 && abs(first.minY - second.minY) < 1e-9
        if !isSame { Issue.record("\(path): \(first) and \(second)") }
      }
    }
  }

  @Test("Full lines are justified, the last keeps their spacing, and an item too wide for a second is centred")
  func wrapping() {
    func layout(_ count: Int) -> ItemFrames {
      FlowLayout(
        containerSize: LayoutSize(width: 320, height: 480), scrollDirection: .vertical,
        sections: [
          FlowSection(
            itemSizes: .uniform(count: count, size: LayoutSize(width: 90, height: 50)), minimumLineSpacing: 7)
        ]
      ).frames
    }
    let five = layout(5)
    // Three fit: (320 − 270) / 2 = 25 between them.
    #expect((0..<5).map { five.frame(of: ItemPath(item: $0)).minX } == [0, 115, 230, 0, 115])
    #expect((0..<5).map { five.frame(of: ItemPath(item: $0)).minY } == [0, 0, 0, 57, 57])
    #expect(five.contentSize == LayoutSize(width: 320, height: 107))
    #expect(layout(4).frame(of: ItemPath(item: 3)).minX == 0)
    #expect(layout(1).frame(of: ItemPath(item: 0)).minX == 0)
    #expect(layout(2).frame(of: ItemPath(item: 1)).minX == 115)
    let wide = FlowLayout(
      containerSize: LayoutSize(width: 320, height: 480), scrollDirection: .vertical,
      sections: [FlowSection(itemSizes: .uniform(count: 3, size: LayoutSize(width: 200, height: 50)))]
    ).frames
    #expect((0..<3).map { wide.frame(of: ItemPath(item: $0)).minX } == [60, 60, 60])
  }

  @Test("Items of different sizes break where they no longer fit, and are centred along their line")
  func ownSizes() {
    let sizes = [(100, 40), (100, 60), (100, 20), (250, 30), (50, 10)].map {
      LayoutSize(width: Double($0.0), height: Double($0.1))
    }
    let frames = FlowLayout(
      containerSize: LayoutSize(width: 320, height: 480), scrollDirection: .vertical,
      sections: [FlowSection(itemSizes: .each(sizes), minimumLineSpacing: 5, minimumInteritemSpacing: 10)]
    ).frames
    let found = (0..<5).map { frames.frame(of: ItemPath(item: $0)) }
    #expect(found.map(\.minX) == [0, 110, 220, 0, 260])
    #expect(found.map(\.minY) == [10, 0, 20, 65, 75])
    #expect(frames.contentSize.height == 95)
  }

  @Test("Each line spacing given lies between its two lines")
  func lineSpacings() {
    let frames = FlowLayout(
      containerSize: LayoutSize(width: 375, height: 100),
      sections: [
        FlowSection(
          itemSizes: .uniform(count: 4, size: LayoutSize(width: 100, height: 100)), lineSpacings: [0, 50, 0],
          sectionInset: LayoutInset(top: 0, left: 25, bottom: 0, right: 25))
      ]
    ).frames
    #expect((0..<4).map { frames.frame(of: ItemPath(item: $0)).minX } == [25, 125, 275, 375])
    #expect(frames.contentSize.width == 500)
  }

  @Test("Sections follow one another with headers, footers and insets; one without items keeps its insets")
  func sections() {
    let section = FlowSection(
      itemSizes: .uniform(count: 2, size: LayoutSize(width: 50, height: 100)), minimumLineSpacing: 10,
      sectionInset: LayoutInset(top: 0, left: 5, bottom: 0, right: 6),
      headerReferenceSize: LayoutSize(width: 30, height: 1), footerReferenceSize: LayoutSize(width: 20, height: 1))
    var empty = section
    empty.itemSizes = .each([])
    empty.footerReferenceSize = .zero
    let frames = FlowLayout(
      containerSize: LayoutSize(width: 375, height: 100), sections: [section, empty, section]
    ).frames
    #expect(frames.headerFrame(ofSection: 0) == LayoutRect(x: 0, y: 0, width: 30, height: 100))
    #expect(frames.frame(of: ItemPath(section: 0, item: 1)).minX == 95)
    #expect(frames.footerFrame(ofSection: 0) == LayoutRect(x: 151, y: 0, width: 20, height: 100))
    #expect(frames.headerFrame(ofSection: 1)?.minX == 171 && frames.footerFrame(ofSection: 1) == nil)
    #expect(frames.headerFrame(ofSection: 2)?.minX == 212)
    #expect(frames.frame(of: ItemPath(section: 2, item: 0)).minX == 247)
    #expect(frames.contentSize.width == 383)
  }

  @Test(
    "Random layouts stay inside the content, mirror and transpose alike, and do not overlap",
    arguments: [false, true])
  func laws(overlaps: Bool) {
    var generator = SeededGenerator(seed: 2)
    var wrong: [String] = []
    for number in 0..<sweepCount(3000) {
      let layout = RandomLayout.make(&generator, overlaps: overlaps)
      let frames = layout.frames
      var plain = layout
      plain.isRightToLeft = false
      let read = plain.frames
      let turned = plain.transposed.frames
      var mirrored = layout
      mirrored.isRightToLeft.toggle()
      let other = mirrored.frames
      var all: [LayoutRect] = []
      for path in layout.paths {
        let frame = frames.frame(of: path)
        all.append(frame)
        let along = layout.scrollDirection == .horizontal
        let (low, high) = along ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let end = along ? frames.contentSize.width : frames.contentSize.height
        if low < -1e-9 || high > end + 1e-9 { wrong.append("\(number) \(path) is outside") }
        if turned.frame(of: path).transposed != read.frame(of: path) { wrong.append("\(number) \(path) transposed") }
        let mirror = other.frame(of: path)
        if abs(mirror.minX - (frames.contentSize.width - frame.maxX)) > 1e-9 || mirror.minY != frame.minY {
          wrong.append("\(number) \(path) mirrored")
        }
      }
      for (index, frame) in all.enumerated() where !overlaps {
        for next in all.dropFirst(index + 1) where overlap(frame, next) { wrong.append("\(number): \(frame) \(next)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
  }

  private func overlap(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    let slack = 1e-9
    return a.minX + slack < b.maxX && b.minX + slack < a.maxX && a.minY + slack < b.maxY && b.minY + slack < a.maxY
  }
}
