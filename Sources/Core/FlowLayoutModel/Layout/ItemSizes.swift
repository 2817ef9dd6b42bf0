/// The sizes of a section's items.
public enum ItemSizes: Hashable, Sendable {
  /// A number of items of one size; the single items take no memory.
  case uniform(count: Int, size: LayoutSize)
  /// The individual size of each item.
  case each([LayoutSize])

  package var count: Int {
    switch self {
    case .uniform(let count, _): count
    case .each(let sizes): sizes.count
    }
  }

  @inline(__always) package subscript(index: Int) -> LayoutSize {
    switch self {
    case .uniform(_, let size): size
    case .each(let sizes): sizes[index]
    }
  }

  /// Calls a closure with a function from an item's index to its size, without a look at the case for each.
  @inline(__always) func withSizes<Result>(_ body: ((Int) -> LayoutSize) -> Result) -> Result {
    switch self {
    case .uniform(_, let size): body { _ in size }
    case .each(let sizes): sizes.withUnsafeBufferPointer { sizes in body { sizes[$0] } }
    }
  }
}
