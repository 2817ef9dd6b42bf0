/// The meaning of a view's content, which decides whether it flips in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that flips in right-to-left layouts.
  case unspecified
  /// Playback controls, which do not flip.
  case playback
  /// Directional controls, which do not flip.
  case spatial
  /// Content that always lays out from left to right.
  case forceLeftToRight
  /// Content that always lays out from right to left.
  case forceRightToLeft
}

/// The direction of a layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
