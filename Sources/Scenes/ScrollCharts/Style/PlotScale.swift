/// A linear map from values to positions on a chart.
struct PlotScale {
  private let domain: ClosedRange<Double>
  private let start: Double
  private let end: Double

  /// Creates a scale onto positions that may decrease.
  init(_ domain: ClosedRange<Double>, onto positions: (Double, Double)) {
    (self.domain, (start, end)) = (domain, positions)
  }

  /// Returns the range of the values, widened if it is a single point.
  static func span(_ values: [Double]) -> ClosedRange<Double> {
    let low = values.min() ?? 0
    let high = values.max() ?? 0
    return low < high ? low...high : (low - 1)...(high + 1)
  }

  func position(of value: Double) -> Double {
    start + (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound) * (end - start)
  }

  /// Returns about `count` round values inside the domain; none if its length has too many digits, or too few.
  func ticks(_ count: Int) -> [Double] {
    let rough = (domain.upperBound - domain.lowerBound) / Double(count)
    if !rough.isNormal { return [] }
    var unit = 1.0
    while unit * 10 <= rough { unit *= 10 }
    while unit > rough { unit /= 10 }
    let stride = [1.0, 2, 5, 10].map { unit * $0 }.first { $0 >= rough } ?? unit * 10
    let first = (domain.lowerBound / stride).rounded(.up)
    let last = (domain.upperBound / stride).rounded(.down)
    return last < first ? [] : (0...Int(min(last - first, 50))).map { (first + Double($0)) * stride }
  }
}
