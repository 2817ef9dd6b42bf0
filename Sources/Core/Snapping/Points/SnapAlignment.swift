/// The alignment of an item with the viewport at a snap point.
///
///     the item's start + anchor · its length  =  the viewport's start + margin + anchor · the viewport's length
///
/// The viewport is the bounds without the content inset, so a change of the inset shifts every snap point. The margin
/// is kept at the ends only: the leading margin for an anchor of 0, none for 0.5, the trailing margin for 1, and in
/// proportion between them.
public struct SnapAlignment: Hashable, Sendable {
  /// The position in the item and in the viewport that are aligned: 0 for the starts, 1 for the ends.
  package let anchor: Double
  /// The distance an item keeps from the viewport's start, in points; nil for its section's inset.
  package var leadingMargin: Double?
  /// The distance an item keeps from the viewport's end, in points; nil for its section's inset.
  package var trailingMargin: Double?

  /// Items rest at the viewport's start, inset by their section's inset.
  public static let lineStart = SnapAlignment(anchor: 0)
  /// Items rest in the viewport's centre.
  public static let lineCenter = SnapAlignment(anchor: 0.5)
  /// Items rest at the viewport's end, inset by their section's inset.
  public static let lineEnd = SnapAlignment(anchor: 1)

  /// Creates an alignment from an anchor, 0…1, and margins in points; nil stands for the section's inset.
  public init(anchor: Double, leadingMargin: Double? = nil, trailingMargin: Double? = nil) {
    precondition(anchor >= 0 && anchor <= 1, "an anchor is a part of an item: it must lie between 0 and 1")
    precondition(
      (leadingMargin ?? 0).isFinite && (trailingMargin ?? 0).isFinite, "the margins of an alignment must be finite")
    (self.anchor, self.leadingMargin, self.trailingMargin) = (anchor, leadingMargin, trailingMargin)
  }

  /// Creates the alignment of a layout's plug-in.
  public init(_ alignment: LineAlignment) {
    self.init(anchor: alignment == .lineStart ? 0 : alignment == .lineCenter ? 0.5 : 1)
  }

  /// Returns the distance of an anchor from the viewport's start, in points.
  func position(_ anchor: Double, inLength length: Double, leadingInset: Double, trailingInset: Double) -> Double {
    let leading = (leadingMargin ?? leadingInset) * max(0, 1 - 2 * anchor)
    let trailing = (trailingMargin ?? trailingInset) * max(0, 2 * anchor - 1)
    return length * anchor + leading - trailing
  }
}
