/// The declared properties of a design, which audits check.
public struct DeclaredFeel: Hashable, Sendable {
  /// The most items that a flick moves from where its drag began; nil for any number.
  package var maximumItemsPerFlick: Int?
  /// Whether the limit also applies to a finger that has dragged beyond it; otherwise a flick may continue from there.
  package var limitsDrags: Bool
  /// The speed above which a release is a flick, in pt/ms; nil if the design does not declare one.
  package var minimumFlickVelocity: Double?
  /// Whether releases rest on items.
  package var snaps: Bool
  /// Whether some items stop every scroll that would pass them.
  package var hasStops: Bool
  /// The time between two automatic advances of the view, in ms; nil for none.
  package var autoScrollInterval: Double?

  /// Creates the declaration; by default it states only that releases rest on items.
  public init(
    maximumItemsPerFlick: Int? = nil, limitsDrags: Bool = false, minimumFlickVelocity: Double? = nil,
    snaps: Bool = true, hasStops: Bool = false, autoScrollInterval: Double? = nil
  ) {
    (self.maximumItemsPerFlick, self.limitsDrags) = (maximumItemsPerFlick, limitsDrags)
    (self.minimumFlickVelocity, self.snaps) = (minimumFlickVelocity, snaps)
    (self.hasStops, self.autoScrollInterval) = (hasStops, autoScrollInterval)
  }
}
