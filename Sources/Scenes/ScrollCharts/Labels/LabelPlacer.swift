/// Places labels beside marks so that they do not overlap.
///
/// The candidate positions are fixed: right and left of the mark, above and below it, nearest first. The first position
/// free of labels and curves is used, else the first one free of labels. A label without either is omitted.
struct LabelPlacer {
  /// The height of a line of text; its baseline is `descent` above the lower edge.
  static let lineHeight = 14.0
  private static let descent = 3.5
  private static let steps = 4

  private let bounds: LabelBox
  private let curves: [LabelBox]
  private(set) var placed: [LabelBox] = []

  init(in bounds: LabelBox, avoiding curves: [LabelBox] = []) { (self.bounds, self.curves) = (bounds, curves) }

  mutating func reserve(_ box: LabelBox) { placed.append(box) }

  /// Places a text beside a point; returns its start and its baseline, or nil if there is no room.
  mutating func place(
    _ text: String, besideX x: Double, y: Double, gap: Double = 5, leftFirst: Bool = false
  ) -> (x: Double, y: Double)? {
    let width = TextWidth.of(text)
    var fallback: LabelBox?
    for step in 0..<Self.steps {
      let distance = Double(step) * Self.lineHeight
      for side in leftFirst ? [x - gap - width, x + gap] : [x + gap, x - gap - width] {
        for top in [y - 2 - Self.lineHeight - distance, y + 2 + distance] {
          let box = LabelBox(x: side, y: top, width: width, height: Self.lineHeight)
          if !bounds.contains(box) || placed.contains(where: box.intersects) { continue }
          if !curves.contains(where: box.intersects) { return take(box) }
          if fallback == nil { fallback = box }
        }
      }
    }
    return fallback.map { take($0) }
  }

  private mutating func take(_ box: LabelBox) -> (x: Double, y: Double) {
    placed.append(box)
    return (box.x, box.y + Self.lineHeight - Self.descent)
  }
}
