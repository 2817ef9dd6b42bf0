/// A reproducible random number generator: the same seed gives the same gesture on every platform.
/// - Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
package struct SplitMix64: Hashable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// Returns the next number, uniformly distributed over −1…1.
  package mutating func nextSigned() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Double(z >> 11) / 4_503_599_627_370_496 - 1
  }
}
