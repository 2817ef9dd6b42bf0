struct LabelBox: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  func intersects(_ other: LabelBox) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  func contains(_ other: LabelBox) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width && other.y + other.height <= y + height
  }
}
