/// Finds places for words beside marks, so that none lies on another.
///
/// The places tried are fixed: right and left of the mark, above and below it, nearest first. The first that is free of
/// words and curves is taken, else the first that is free of words; a label without either is left out.
struct LabelPlacer {
  /// A label's line of text: the height it takes, and how far its baseline is above the lower end.
  static let lineHeight = 14.0
  private static let descent = 3.5
  private static let steps = 4

  private let bounds: LabelBox
  private let curves: [LabelBox]
  private(set) var placed: [LabelBox] = []

  /// - Parameters:
  ///   - bounds: Where labels may be.
  ///   - curves: What they had better not lie on.
  init(in bounds: LabelBox, avoiding curves: [LabelBox] = []) {
    self.bounds = bounds
    self.curves = curves
  }

  /// Keeps a place free of labels.
  mutating func reserve(_ box: LabelBox) { placed.append(box) }

  /// Finds the place of a text beside a point: where it starts, and its baseline; nil where there is none.
  ///
  /// - Parameter leftFirst: Whether the left side is the better one.
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
