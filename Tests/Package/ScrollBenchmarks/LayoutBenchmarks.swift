/// Measures queries of a flow layout against a filter over cached frames.
enum LayoutBenchmarks {
  @MainActor static let all = [
    Benchmark("layout: filter over 1e6 cached frames", "query") {
      kept(cached.count { $0.maxX > 4e7 && $0.minX < 4e7 + 1000 })
    },
    Benchmark("layout: visible, uniform", "query", time: 60) {
      visible(uniform) { Double(($0 &* 7919) & 0xF_FFFF) * 85 }
    },
    Benchmark("layout: visible of 1e6, coherent", "query", time: 120) { visible(variable) { 4e7 + Double($0) * 8 } },
    Benchmark("layout: visible of 1e6, random", "query", time: 350) { visible(variable, random) },
    Benchmark("layout: build of 1e6", "item", time: 3) {
      kept(layout(.each(sizes)).frames.contentSize.width, itemCount)
    },
  ]

  static let itemCount = 1_000_000

  static func layout(_ sizes: ItemSizes) -> FlowLayout {
    FlowLayout(
      containerSize: LayoutSize(width: 1000, height: 240),
      sections: [FlowSection(itemSizes: sizes, minimumLineSpacing: 5)])
  }

  static let uniform = layout(.uniform(count: itemCount, size: LayoutSize(width: 95, height: 240))).frames
  /// Different widths, of 80 to 111 pt.
  static let sizes = (0..<itemCount).map { LayoutSize(width: 80 + Double(($0 &* 777_767) >> 7 & 31), height: 240) }
  static let variable = layout(.each(sizes)).frames
  static let cached: [LayoutRect] = (0..<itemCount).map { variable.frame(of: ItemPath(item: $0)) }

  static func random(_ index: Int) -> Double { Double((index &* 777_767) & 0xF_FFFF) * 90 }

  /// Queries the items visible in 1000 pt, about ten, at a thousand places.
  @inline(__always) static func visible(_ frames: ItemFrames, _ place: (Int) -> Double) -> Int {
    var (elements, cursor) = ([LayoutElement](), ItemFrames.Cursor())
    elements.reserveCapacity(16)
    return queries { number in
      elements.removeAll(keepingCapacity: true)
      frames.appendElements(in: LayoutRect(x: place(number), y: 0, width: 1000, height: 240), to: &elements, &cursor)
      return Double(elements.count)
    }
  }
}
