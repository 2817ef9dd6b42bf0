/// A binary search that gallops from the position of the last one.
enum Search {
  /// Returns the last index below `count` whose element satisfies a predicate that holds up to some index; 0 for none.
  /// - Complexity: O(log distance) from a hint, O(log count) without.
  @inline(__always)
  static func last<Element>(
    in elements: [Element], count: Int, near hint: Int = 0, _ holds: (Element) -> Bool
  ) -> Int {
    elements.withUnsafeBufferPointer { elements in
      var low = min(max(hint, 0), count - 1)
      var high: Int
      if holds(elements[low]) {
        var step = 1
        high = low + 1
        while high < count && holds(elements[high]) {
          low = high
          step *= 2
          high = low + step
        }
        high = min(high, count)
      } else {
        high = low
        var step = 1
        low = high - 1
        while low > 0 && !holds(elements[low]) {
          high = low
          step *= 2
          low = high - step
        }
        low = max(low, 0)
      }
      // holds(low), or low is 0; not holds(high), or high is count.
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if holds(elements[middle]) { low = middle } else { high = middle }
      }
      return low
    }
  }
}
