/// The sizes of a section's items.
public enum ItemSizes: Hashable, Sendable {
  /// A number of items of one size, which take no memory each.
  case uniform(count: Int, size: LayoutSize)
  /// Each item's own size.
  case each([LayoutSize])

  /// The number of items.
  public var count: Int {
    switch self {
    case .uniform(let count, _): count
    case .each(let sizes): sizes.count
    }
  }

  /// The size of an item, by its index from 0.
  @inline(__always)
  public subscript(index: Int) -> LayoutSize {
    switch self {
    case .uniform(_, let size): size
    case .each(let sizes): sizes[index]
    }
  }

  /// Gives a function of an item's index to a closure, so that many sizes are read without looking up the case and the
  /// storage of each.
  @inline(__always)
  func withSizes<Result>(_ body: ((Int) -> LayoutSize) -> Result) -> Result {
    switch self {
    case .uniform(_, let size): body { _ in size }
    case .each(let sizes): sizes.withUnsafeBufferPointer { sizes in body { sizes[$0] } }
    }
  }
}
