extension ItemFrames {
  /// Lines of one length at a constant distance, each with the same number of items.
  package struct UniformLines: Hashable, Sendable {
    /// The start of the first line in reading order, in points.
    package var start: Double
    /// The distance from the start of one line to that of the next, in points.
    package var stride: Double
    /// A line's extent along the scroll direction, in points.
    package var length: Double
    package var count: Int
    package var itemsPerLine: Int
  }

  /// The lines of a layout of one section of uniform items; nil for other layouts.
  package var uniformLines: UniformLines? { sections.count == 1 ? sections[0].uniformLines : nil }
  package var lineCount: Int { sections.reduce(0) { $0 + $1.lineCount } }

  /// Calls a closure with each line from the start of reading; items are numbered through all sections.
  package func forEachLine(_ body: (_ section: Int, _ items: Range<Int>, _ start: Double, _ length: Double) -> Void) {
    var first = 0
    for (index, section) in sections.enumerated() {
      for line in 0..<section.lineCount {
        let items = section.items(ofLine: line)
        body(
          index, first + items.lowerBound..<first + items.upperBound, section.lineStart(line), section.lineLength(line))
      }
      first += section.section.itemSizes.count
    }
  }
}
