import FlowLayoutModel
import Testing

@Suite("Line filling")
struct ShortLinesTests {
  /// Where items of some widths begin in a column of 320.
  private func column(_ widths: [Double], _ shortLines: ShortLines, gaps: [Double]? = nil) -> [Double] {
    let frames = FlowLayout(
      containerSize: LayoutSize(width: 320, height: 480), scrollDirection: .vertical,
      sections: [
        FlowSection(
          itemSizes: .each(widths.map { LayoutSize(width: $0, height: 40) }), lineSpacings: gaps,
          shortLines: shortLines)
      ]
    ).frames
    return widths.indices.map { frames.frame(of: ItemPath(item: $0)).minX }
  }

  /// The same size, as uniform and as individual sizes.
  private func sizes(_ count: Int, _ width: Double, _ height: Double) -> [ItemSizes] {
    let size = LayoutSize(width: width, height: height)
    return [.uniform(count: count, size: size), .each(Array(repeating: size, count: count))]
  }

  @Test("A lone item is at the chosen position, or in the middle if no second item would fit")
  func loneItem() {
    let (start, center) = (ShortLines(loneItem: .lineStart), ShortLines(loneItem: .centered))
    #expect(ShortLines() == ShortLines(loneItem: .lineStart, lastLine: .minimumSpacing))
    #expect(column([90], start) == [0] && column([90], center) == [115])
    #expect(column([155], start) == [0] && column([156], start) == [82] && column([156], center) == [82])
    // In a line before the last one nothing fitted beside it.
    #expect(column([90, 300, 90], start) == [115, 10, 0] && column([90, 300, 90], center) == [115, 10, 115])
    // Below a line of several it begins where they do.
    #expect(column([150, 150, 90], center) == [0, 170, 0])
    for sizes in sizes(1, 90, 100) {
      for (choice, place) in [(start, 0.0), (center, 70)] {
        let frames = FlowLayout(
          containerSize: LayoutSize(width: 320, height: 240),
          sections: [FlowSection(itemSizes: sizes, shortLines: choice)]
        ).frames
        #expect(frames.frame(of: ItemPath(item: 0)).minY == place)
        let seen = frames.attributes(in: LayoutRect(x: 0, y: 0, width: 320, height: 240))
        #expect(seen.map(\.frame.minY) == [place])
      }
    }
  }

  @Test("A last line of individual sizes has the chosen spacing; one of equal sizes keeps the grid")
  func lastLine() {
    let (minimum, previous) = (ShortLines(lastLine: .minimumSpacing), ShortLines(lastLine: .previousSpacing))
    // 90, 80 and 90 leave 60 for two gaps.
    #expect(column([90, 80, 90, 100, 50], minimum) == [0, 120, 230, 0, 110])
    #expect(column([90, 80, 90, 100, 50], previous) == [0, 120, 230, 0, 130])
    #expect(column([100, 50], minimum) == [0, 110] && column([100, 50], previous) == [0, 110])
    #expect(column([90, 90, 90, 90, 90], minimum) == [0, 115, 230, 0, 115])
    #expect(column([90, 90], minimum) == [0, 115] && column([90, 90, 90, 90, 90], minimum, gaps: [5])[4] == 115)
  }

  @Test(
    "A line holds the number of items its width was divided for, despite rounding", arguments: [0, 0.5, 1, 5, 8, 10])
  func columns(spacing: Double) {
    var wrong: [String] = []
    for width in 300...430 {
      for columns in 2...7 {
        let side = (Double(width) - Double(columns - 1) * spacing) / Double(columns)
        for sizes in sizes(3 * columns, side, 40) {
          let frames = FlowLayout(
            containerSize: LayoutSize(width: Double(width), height: 480), scrollDirection: .vertical,
            sections: [FlowSection(itemSizes: sizes, minimumInteritemSpacing: spacing)]
          ).frames
          if frames.lineCount != 3 { wrong.append("\(columns) of \(side) in \(width): \(frames.lineCount) lines") }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
  }

  @Test("Missing line spacings default to the minimum line spacing")
  func fewLineSpacings() {
    for sizes in sizes(4, 50, 50) {
      let frames = FlowLayout(
        containerSize: LayoutSize(width: 320, height: 50),
        sections: [FlowSection(itemSizes: sizes, minimumLineSpacing: 20, lineSpacings: [5])]
      ).frames
      #expect((0..<4).map { frames.frame(of: ItemPath(item: $0)).minX } == [0, 55, 125, 195])
    }
  }

  @Test("Insets without room between them do not make the content size negative")
  func narrowInsets() {
    var section = FlowSection(
      itemSizes: .uniform(count: 2, size: LayoutSize(width: 20, height: 20)),
      sectionInset: LayoutInset(top: 0, left: 40, bottom: 0, right: 40))
    func frames() -> ItemFrames {
      FlowLayout(
        containerSize: LayoutSize(width: 50, height: 480), scrollDirection: .vertical, sections: [section]
      ).frames
    }
    #expect(frames().frame(of: ItemPath(item: 0)) == LayoutRect(x: 30, y: 0, width: 20, height: 20))
    section.itemSizes = .each([])
    section.sectionInset = LayoutInset(top: 0, left: 0, bottom: -30, right: 0)
    #expect(frames().contentSize == LayoutSize(width: 50, height: 0))
  }
}
