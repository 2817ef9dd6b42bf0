import GestureReplay

/// A change of a scroll view under test by which a good design's landings change in a known way, or not at all.
public enum SubjectVariant: Hashable, Sendable {
  /// The content inset grows by a distance before the content along the scroll axis, and shrinks by it after: the range
  /// moves, its length stays.
  case contentInset(Double)
  /// So many device pixels per point.
  case displayScale(Double)
  /// The content reads in the other direction.
  case mirrored
  /// Rows are columns and columns rows.
  case transposed
  /// The first items only, or more of them, their sizes repeated.
  case itemCount(Int)
  /// The bounds have this length along the scroll axis, in points.
  case boundsLength(Double)

  /// The options by which `scrollsim release` varies a scene so.
  public var options: String {
    switch self {
    case .contentInset(let shift): "--inset \(JSONText.number(shift))"
    case .displayScale(let scale): "--scale \(JSONText.number(scale))"
    case .mirrored: "--mirrored"
    case .transposed: "--transposed"
    case .itemCount(let count): "--items \(count)"
    case .boundsLength(let length): "--length \(JSONText.number(length))"
    }
  }
}

/// Why a scroll view cannot be varied in some way: a sentence.
public struct VariantError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence, such as `the published design knows rows only`.
  public let description: String

  /// Creates an error from a sentence.
  public init(_ description: String) {
    self.description = description
  }
}
