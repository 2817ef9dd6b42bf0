/// The positions and sizes of a map's chart.
struct MapFrame {
  static let left = 64.0
  static let right = 706.0
  static let top = 88.0
  /// The height of a cell with room for two lines.
  static let twoLines = 24.0

  let map: DecisionMap
  let width: Double
  let height: Double

  /// Creates the frame; cells with changes are high enough for two lines, unless there are very many rows.
  init(_ map: DecisionMap, hasChanges: Bool) {
    self.map = map
    width = (Self.right - Self.left) / Double(map.drags.count)
    height = min(28, max(1, (hasChanges ? 720 : 560) / Double(map.velocities.count)))
  }

  var bottom: Double { Self.top + height * Double(map.velocities.count) }

  /// Returns the box of a cell by its index in the map.
  func box(_ index: Int) -> LabelBox {
    let (row, column) = index.quotientAndRemainder(dividingBy: map.drags.count)
    let (x, y) = (Self.left + Double(column) * width, Self.top + Double(row) * height)
    return LabelBox(x: x, y: y, width: width, height: height)
  }

  /// Returns the line between the columns or rows before and from a drag distance or velocity on, or nil if it is not on the
  /// map.
  func position(of value: Double, isDrag: Bool) -> Double? {
    Self.line(of: value, in: isDrag ? map.drags : map.velocities).map {
      isDrag ? Self.left + Double($0) * width : Self.top + Double($0) * height
    }
  }

  /// Returns the number of cells before a line, between cells, that separates the values nearer to zero from others.
  private static func line(of value: Double, in range: MapRange) -> Int? {
    let index = (value - range.lowerBound) / range.step
    if !(index >= -0.5) || index > Double(range.count) - 0.5 { return nil }
    // A value that is a column's, but for rounding, is that column.
    let nearest = index.rounded()
    let isColumn = abs(index - nearest) < 1e-6
    return value < 0 ? Int(isColumn ? nearest : index.rounded(.down)) + 1 : Int(isColumn ? nearest : index.rounded(.up))
  }
}
