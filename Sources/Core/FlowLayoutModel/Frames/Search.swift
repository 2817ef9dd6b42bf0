/// A binary search that gallops from the position of the last one.
package enum Search {
  /// Returns the last index below `count`, 1 or more, for which a predicate holds that holds up to some index; 0 for
  /// none.
  /// - Complexity: O(log distance) from a hint, O(log count) without.
  @inlinable @inline(__always)
  package static func last(_ count: Int, near hint: Int = 0, _ holds: (Int) -> Bool) -> Int {
    var low = min(max(hint, 0), count - 1)
    var (high, step) = (low + 1, 1)
    while low > 0 && !holds(low) {
      high = low
      low -= step
      step *= 2
    }
    while high < count && holds(high) {
      low = high
      step *= 2
      high += step
    }
    (low, high) = (max(low, 0), min(high, count))
    // holds(low), or low is 0; not holds(high), or high is count.
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the last index below `count` whose element satisfies a predicate, as ``last(_:near:_:)`` does.
  @inline(__always) static func last<Element>(
    in elements: [Element], count: Int, near hint: Int = 0, _ holds: (Element) -> Bool
  ) -> Int { elements.withUnsafeBufferPointer { elements in last(count, near: hint) { holds(elements[$0]) } } }
}
