/// What a design promises: what audits hold it to.
public struct DeclaredFeel: Hashable, Sendable {
  /// The most items that a flick goes from where its drag began; nil for any number.
  public var maximumItemsPerFlick: Int?
  /// Whether the limit also brings a finger back that has dragged beyond it; otherwise a flick may go on from there.
  public var limitsDrags: Bool
  /// The speed above which a release is a flick, in pt/ms; nil where the design does not say.
  public var minimumFlickVelocity: Double?
  /// Whether releases land on items at all.
  public var snaps: Bool
  /// Whether some items stop every scroll that would pass them.
  public var hasStops: Bool
  /// The distance after which an endless row repeats, in points; nil for a row with ends.
  public var lapLength: Double?
  /// The time between two advances that the view makes by itself, in ms; nil for none.
  public var autoScrollInterval: Double?

  /// Creates promises; by default only that releases land on items.
  public init(
    maximumItemsPerFlick: Int? = nil, limitsDrags: Bool = false, minimumFlickVelocity: Double? = nil,
    snaps: Bool = true, hasStops: Bool = false, lapLength: Double? = nil, autoScrollInterval: Double? = nil
  ) {
    self.maximumItemsPerFlick = maximumItemsPerFlick
    self.limitsDrags = limitsDrags
    self.minimumFlickVelocity = minimumFlickVelocity
    self.snaps = snaps
    self.hasStops = hasStops
    self.lapLength = lapLength
    self.autoScrollInterval = autoScrollInterval
  }

  /// Whether the row is endless.
  public var loops: Bool { lapLength != nil }
}
