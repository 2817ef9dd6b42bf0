extension Range<Int> {
  /// Returns the lowest number that satisfies a condition, which all higher ones satisfy too; the upper bound if none does.
  /// - Complexity: O(log `count`).
  @inlinable package func lowest(where isFound: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isFound(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
