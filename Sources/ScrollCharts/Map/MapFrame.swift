import FeelTesting

/// Where everything of a map's chart is.
struct MapFrame {
  static let left = 64.0
  static let right = 706.0
  static let top = 88.0

  let map: DecisionMap
  let width: Double
  let height: Double

  init(_ map: DecisionMap) {
    self.map = map
    width = (Self.right - Self.left) / Double(map.drags.count)
    height = min(28, max(1, 560 / Double(map.velocities.count)))
  }

  var bottom: Double { Self.top + height * Double(map.velocities.count) }

  func box(_ row: Int, _ column: Int) -> LabelBox {
    LabelBox(
      x: Self.left + Double(column) * width, y: Self.top + Double(row) * height, width: width, height: height)
  }

  /// Where a drag is; nil where it is not on the map.
  func place(drag: Double) -> Double? { Self.place(drag, map.drags).map { Self.left + $0 * width } }

  /// Where a velocity is; nil where it is not on the map.
  func place(velocity: Double) -> Double? { Self.place(velocity, map.velocities).map { Self.top + $0 * height } }

  /// A value's place in cells: that of a column or row is in its middle.
  private static func place(_ value: Double, _ range: MapRange) -> Double? {
    let place = (value - range.lowerBound) / range.step + 0.5
    return place >= 0 && place <= Double(range.count) ? place : nil
  }
}
