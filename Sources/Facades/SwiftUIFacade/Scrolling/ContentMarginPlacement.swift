/// The part of a scroll view to which a content margin applies.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let part: Int8

  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(part: 0)
  /// The content only.
  public static let scrollContent = ContentMarginPlacement(part: 1)
  /// The indicators only.
  public static let scrollIndicators = ContentMarginPlacement(part: 2)
}
