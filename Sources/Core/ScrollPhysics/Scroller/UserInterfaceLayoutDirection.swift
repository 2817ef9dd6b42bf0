/// The reading direction of the content.
public enum UserInterfaceLayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// The first item is on the left.
  case leftToRight
  /// The first item is on the right.
  case rightToLeft
}
