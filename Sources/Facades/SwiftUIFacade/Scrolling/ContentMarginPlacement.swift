/// The part of a scroll view to which a content margin applies.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// The content and the indicators.
  case automatic
  /// The content only.
  case scrollContent
  /// The indicators only.
  case scrollIndicators
}
