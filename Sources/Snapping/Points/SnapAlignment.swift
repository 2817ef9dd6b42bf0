import FlowLayoutModel

/// Where an item comes to rest in the viewport.
///
///     the item's start + anchor · its length  =  the viewport's start + margin + anchor · the viewport's length
///
/// The viewport is the bounds without the content inset, so that a shifted inset shifts every rest. The margin is kept
/// at the ends only: the leading one for an anchor of 0, none for 0.5, the trailing one for 1, in proportion between.
public struct SnapAlignment: Hashable, Sendable {
  /// The part of the item, and of the viewport, that are brought together: 0 for the starts, 1 for the ends.
  public let anchor: Double
  /// The distance an item keeps from the viewport's start, in points; nil for its section's inset.
  public var leadingMargin: Double?
  /// The distance an item keeps from the viewport's end, in points; nil for its section's inset.
  public var trailingMargin: Double?

  /// Items rest at the viewport's start, their section's inset away from it.
  public static let lineStart = SnapAlignment(anchor: 0)
  /// Items rest in the viewport's centre.
  public static let lineCenter = SnapAlignment(anchor: 0.5)
  /// Items rest at the viewport's end, their section's inset away from it.
  public static let lineEnd = SnapAlignment(anchor: 1)

  /// Creates an alignment.
  ///
  /// - Parameters:
  ///   - anchor: The part of the item and of the viewport that are brought together, 0…1.
  ///   - leadingMargin: The distance to keep from the viewport's start, in points; nil for the section's inset.
  ///   - trailingMargin: The distance to keep from the viewport's end, in points; nil for the section's inset.
  public init(anchor: Double, leadingMargin: Double? = nil, trailingMargin: Double? = nil) {
    precondition(anchor >= 0 && anchor <= 1, "an anchor is a part of an item: it must lie between 0 and 1")
    precondition(
      (leadingMargin ?? 0).isFinite && (trailingMargin ?? 0).isFinite, "the margins of an alignment must be finite")
    self.anchor = anchor
    self.leadingMargin = leadingMargin
    self.trailingMargin = trailingMargin
  }

  /// The alignment of a layout's plug-in.
  public init(_ alignment: LineAlignment) {
    switch alignment {
    case .lineStart: self = .lineStart
    case .lineCenter: self = .lineCenter
    case .lineEnd: self = .lineEnd
    }
  }

  /// How far an anchor's place in the viewport is from the viewport's start, in points.
  func place(_ anchor: Double, inLength length: Double, leadingInset: Double, trailingInset: Double) -> Double {
    let leading = (leadingMargin ?? leadingInset) * max(0, 1 - 2 * anchor)
    let trailing = (trailingMargin ?? trailingInset) * max(0, 2 * anchor - 1)
    return length * anchor + leading - trailing
  }
}
