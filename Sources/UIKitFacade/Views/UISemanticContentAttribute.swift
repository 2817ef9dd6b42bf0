/// What a view means, by which it turns round or does not where the language reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It turns round.
  case unspecified
  /// Controls of a player, which do not.
  case playback
  /// Something that points in space, which does not.
  case spatial
  /// It reads from left to right.
  case forceLeftToRight
  /// It reads from right to left.
  case forceRightToLeft
}

/// The direction in which something reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
