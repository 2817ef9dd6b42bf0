import TestSupport

extension SeededGenerator {
  /// A finite number of any size and sign, zero now and then.
  mutating func anyNumber() -> Double {
    let scales: [Double] = [0, 1e-300, 1e-3, 1, 100, 100, 1e9, 1e20, 1e39, 1e300]
    let size = Double.random(in: 1..<10, using: &self) * (scales.randomElement(using: &self) ?? 1)
    return Bool.random(using: &self) ? size : -size
  }
}
