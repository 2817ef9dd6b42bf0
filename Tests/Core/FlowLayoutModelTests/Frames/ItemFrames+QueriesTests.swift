import FlowLayoutModel
import TestSupport
import Testing

@Suite("Queries of item frames")
struct ItemFramesQueriesTests {
  @Test(
    "A query for a rectangle returns what a search through all items finds, in order",
    arguments: [false, true])
  func intersecting(overlaps: Bool) {
    var generator = SeededGenerator(seed: 3)
    var wrong: [String] = []
    for number in 0..<sweepCount(3000) {
      let layout = RandomLayout.make(&generator, overlaps: overlaps)
      let frames = layout.frames
      var everything: [(ItemCategory, ItemPath, LayoutRect)] = []
      for section in layout.sections.indices {
        if let header = frames.headerFrame(ofSection: section) {
          everything.append((.header, ItemPath(section: section, item: 0), header))
        }
        for item in 0..<layout.sections[section].itemSizes.count {
          let path = ItemPath(section: section, item: item)
          everything.append((.cell, path, frames.frame(of: path)))
        }
        if let footer = frames.footerFrame(ofSection: section) {
          everything.append((.footer, ItemPath(section: section, item: 0), footer))
        }
      }
      var cursor = ItemFrames.Cursor()
      for _ in 0..<8 {
        let rect = LayoutRect(
          x: Double.random(in: -200...frames.contentSize.width + 100, using: &generator),
          y: Double.random(in: -200...frames.contentSize.height + 100, using: &generator),
          width: Double.random(in: 0...600, using: &generator), height: Double.random(in: 0...600, using: &generator))
        var found: [LayoutElement] = []
        frames.appendElements(in: rect, to: &found, &cursor)
        let expected = everything.filter { $0.2.intersects(rect) }
        let isSame =
          found.map(\.path) == expected.map(\.1) && found.map(\.category) == expected.map(\.0)
          && zip(found, expected).allSatisfy { abs($0.frame.minX - $1.2.minX) < 1e-9 }
        if !isSame { wrong.append("\(number): \(rect) gives \(found.count), not \(expected.count)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
  }

  @Test(
    "The item at an offset is the one that a search through all lines finds", arguments: [false, true])
  func places(overlaps: Bool) {
    var generator = SeededGenerator(seed: 4)
    var wrong: [String] = []
    var ambiguous = 0
    for number in 0..<sweepCount(3000) {
      var layout = RandomLayout.make(&generator, overlaps: overlaps)
      layout.isRightToLeft = false
      let frames = layout.frames
      let isHorizontal = layout.scrollDirection == .horizontal
      // The first item of each line, with the line's extent along the scroll direction.
      var lines: [(path: ItemPath, start: Double, end: Double)] = []
      for section in layout.sections.indices {
        var rows: [[Int]] = []
        var last = (middle: 0.0, across: 0.0)
        for item in 0..<layout.sections[section].itemSizes.count {
          let frame = frames.frame(of: ItemPath(section: section, item: item))
          let middle = ((isHorizontal ? frame.midX : frame.midY) * 1024).rounded()
          let across = isHorizontal ? frame.minY : frame.minX
          if rows.isEmpty || middle != last.middle || across <= last.across {
            rows.append([item])
          } else {
            rows[rows.count - 1].append(item)
          }
          last = (middle, across)
        }
        for items in rows {
          let spans = items.map { item -> (Double, Double) in
            let frame = frames.frame(of: ItemPath(section: section, item: item))
            return isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
          }
          lines.append(
            (
              ItemPath(section: section, item: items.min() ?? 0), spans.map(\.0).min() ?? 0, spans.map(\.1).max() ?? 0
            ))
        }
      }
      // Overlapping lines may share their middle by chance, and then look like one.
      if overlaps && lines.count < frames.lineCount {
        ambiguous += 1
        continue
      }
      lines.sort { $0.path < $1.path }
      for _ in 0..<10 {
        let extent = isHorizontal ? frames.contentSize.width : frames.contentSize.height
        let place = Double.random(in: -50...extent + 50, using: &generator)
        let item = lines.last { $0.start <= place && place < $0.end }?.path
        if frames.item(at: place) != item {
          wrong.append("\(number): item at \(place)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
    #expect(ambiguous < 10)
  }

  @Test("An item is found at its exact start, and not at its exact end")
  func exactPlaces() {
    let section = FlowSection(
      itemSizes: .uniform(count: 3, size: LayoutSize(width: 100, height: 100)), minimumLineSpacing: 10)
    var own = section
    own.itemSizes = .each(Array(repeating: LayoutSize(width: 100, height: 100), count: 3))
    for sections in [[section, section, section], [own, own, own], [section, own, section]] {
      let frames = FlowLayout(containerSize: LayoutSize(width: 300, height: 100), sections: sections).frames
      let paths = (0..<9).map { ItemPath(section: $0 / 3, item: $0 % 3) }
      for (index, path) in paths.enumerated() {
        let start = frames.frame(of: path).minX
        let next = index + 1 < paths.count ? paths[index + 1] : nil
        #expect(frames.item(at: start) == path)
        // The next section begins where this one's last item ends.
        #expect(frames.item(at: start + 100) == (path.item == 2 ? next : nil))
      }
    }
  }

  @Test("From right to left, the item at an offset is the mirrored one")
  func rightToLeft() {
    let layout = FlowLayout(
      containerSize: LayoutSize(width: 300, height: 100),
      sections: [FlowSection(itemSizes: .uniform(count: 5, size: LayoutSize(width: 100, height: 100)))],
      isRightToLeft: true)
    let frames = layout.frames
    #expect(frames.contentSize.width == 540)
    #expect(frames.frame(of: ItemPath(item: 0)).minX == 440)
    #expect(frames.item(at: 450) == ItemPath(item: 0) && frames.item(at: 50) == ItemPath(item: 4))
    #expect(frames.item(at: 435) == nil)
    #expect(frames.attributes(in: LayoutRect(x: 0, y: 0, width: 250, height: 10)).map(\.path.item) == [2, 3, 4])
  }

  @Test("Overlapping cards are found as long as any part of them is in the rectangle")
  func overlapping() {
    let frames = FlowLayout(
      containerSize: LayoutSize(width: 375, height: 200),
      sections: [
        FlowSection(
          itemSizes: .uniform(count: 20, size: LayoutSize(width: 300, height: 200)), minimumLineSpacing: -240)
      ]
    ).frames
    #expect(frames.contentSize.width == 300 + 19 * 60 && frames.frame(of: ItemPath(item: 5)).minX == 300)
    let seen = frames.attributes(in: LayoutRect(x: 600, y: 0, width: 100, height: 10)).map(\.path.item)
    #expect(seen == [6, 7, 8, 9, 10, 11])
    #expect(frames.item(at: 660) == ItemPath(item: 11) && frames.item(at: 1439) == ItemPath(item: 19))
    // No line begins before the one that precedes it.
    var pile = frames.layout
    pile.sections[0].minimumLineSpacing = -1000
    #expect(pile.frames.contentSize.width == 300)
    #expect(pile.frames.attributes(in: LayoutRect(x: 290, y: 0, width: 100, height: 10)).count == 20)
  }

  @Test("A query without items returns nothing")
  func empty() {
    for sections in [
      [], [FlowSection(itemSizes: .each([]))], [FlowSection(itemSizes: .uniform(count: 0, size: .zero))],
    ] {
      let frames = FlowLayout(containerSize: LayoutSize(width: 300, height: 100), sections: sections).frames
      #expect(frames.item(at: 0) == nil)
      #expect(frames.attributes(in: LayoutRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)).isEmpty)
      #expect(frames.contentSize == LayoutSize(width: 0, height: 100))
    }
  }

  @Test("Items without extent are laid out and found without a trap")
  func zeroSizes() {
    let frames = FlowLayout(
      containerSize: LayoutSize(width: 300, height: 0),
      sections: [
        FlowSection(
          itemSizes: .uniform(count: 100, size: .zero), minimumLineSpacing: 0, minimumInteritemSpacing: 0)
      ]
    ).frames
    #expect(frames.contentSize.width == 0 && frames.frame(of: ItemPath(item: 99)).minX == 0)
    #expect(frames.item(at: 1) == nil)
  }
}
