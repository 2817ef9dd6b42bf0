/// A change of a view under test that changes a correct design's rest offsets in a known way, or not at all.
public enum ViewVariant: Hashable, Sendable {
  /// Adds a distance to the content inset before the content along the scroll axis and removes it from the other one.
  ///
  /// The scroll range moves; its length stays the same.
  case contentInset(Double)
  /// Sets the number of device pixels per point.
  case displayScale(Double)
  /// Reverses the reading direction of the content.
  case mirrored
  /// Turns rows into columns, and columns into rows.
  case transposed
  /// Keeps only the first items, or adds more by repeating their sizes.
  case itemCount(Int)
  /// Sets the length of the bounds along the scroll axis, in points.
  case boundsLength(Double)

  /// What the variant changes, in a few words, as a report says it.
  var words: String {
    switch self {
    case .contentInset(let shift): "content inset shifted by \(JSONText.number(shift)) pt"
    case .displayScale(let scale): "display scale \(JSONText.number(scale))"
    case .mirrored: "view mirrored"
    case .transposed: "view transposed"
    case .itemCount(let count): "\(count) items"
    case .boundsLength(let length): "bounds \(JSONText.number(length)) pt long"
    }
  }
}

/// The reason why a view cannot be varied.
public struct VariantError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason as a sentence, such as `the published design knows rows only`.
  public let description: String

  /// Creates an error from a sentence.
  public init(_ description: String) { self.description = description }
}
