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

  func box(row: Int, column: Int) -> LabelBox {
    LabelBox(
      x: Self.left + Double(column) * width, y: Self.top + Double(row) * height, width: width, height: height)
  }

  /// Returns the position of a drag distance, or nil if it is not on the map.
  func position(ofDrag drag: Double) -> Double? {
    Self.position(of: drag, in: map.drags).map { Self.left + $0 * width }
  }

  /// Returns the position of a velocity, or nil if it is not on the map.
  func position(ofVelocity velocity: Double) -> Double? {
    Self.position(of: velocity, in: map.velocities).map { Self.top + $0 * height }
  }

  /// Returns a value's position in units of cells; the value of a row or column is at its middle.
  private static func position(of value: Double, in range: MapRange) -> Double? {
    let position = (value - range.lowerBound) / range.step + 0.5
    return position >= 0 && position <= Double(range.count) ? position : nil
  }
}
