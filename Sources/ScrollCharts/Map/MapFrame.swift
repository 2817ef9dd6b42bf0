import FeelTesting

/// The positions and sizes of a map's chart.
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

  /// Returns the position of a drag distance, or nil if it is not on the map.
  func place(drag: Double) -> Double? { Self.place(drag, map.drags).map { Self.left + $0 * width } }

  /// Returns the position of a velocity, or nil if it is not on the map.
  func place(velocity: Double) -> Double? { Self.place(velocity, map.velocities).map { Self.top + $0 * height } }

  /// Returns a value's position in units of cells; the value of a row or column is at its middle.
  private static func place(_ value: Double, _ range: MapRange) -> Double? {
    let place = (value - range.lowerBound) / range.step + 0.5
    return place >= 0 && place <= Double(range.count) ? place : nil
  }
}
