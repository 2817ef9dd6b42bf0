import FlowLayoutModel
import Scenes
import ScrollPhysics
import Snapping

/// The reason why a setting is rejected.
///
/// The page has a sentence for each.
enum SettingFault: Error, Equatable {
  /// A number is missing or out of range; the number is its index.
  case number(Int)
  /// Snapping lands on the items of a layout.
  case needsLayout
  /// A carousel is a row of one section with one item a line.
  case carouselRow
  /// A carousel has too many items with its duplicates.
  case carouselLength
  /// The published carousel has items of one size and one spacing.
  case publishedCarousel
  /// Of the published designs only the alignment scrolls vertically.
  case publishedColumn

  /// The fault as a number: an index from 1, or a negative number.
  var code: Int32 {
    switch self {
    case .number(let index): Int32(clamping: index + 1)
    case .needsLayout: -1
    case .carouselRow: -2
    case .carouselLength: -3
    case .publishedCarousel: -4
    case .publishedColumn: -5
    }
  }

  /// Checks the conditions between a layout and its snapping, which are those of scene documents.
  /// - Returns: nil if they are met.
  init?(_ layout: FlowLayout, _ snapping: SceneSnapping, _ configuration: ScrollConfiguration) {
    let isPublished = snapping.edition == .published
    if case .carousel(let copies, _, let loops) = snapping.kind {
      guard layout.sections.count == 1 else {
        self = .carouselRow
        return
      }
      let section = layout.sections[0]
      var isUniform = section.lineSpacings == nil
      if case .each = section.itemSizes { isUniform = false }
      let bounds = configuration.geometry.boundsSize
      if isPublished && !isUniform {
        self = .publishedCarousel
        return
      }
      if !isPublished && loops && CarouselRow.isTooLong(layout, duplicates: copies, boundsSize: bounds) {
        self = .carouselLength
        return
      }
      let frames = layout.frames
      if frames.lineCount != frames.itemCount {
        self = .carouselRow
        return
      }
    }
    guard isPublished && layout.scrollDirection == .vertical else { return nil }
    if case .alignment = snapping.kind { return nil }
    self = .publishedColumn
  }
}
