/// A section of a flow layout, with the terms of `UICollectionViewFlowLayout`.
public struct FlowSection: Hashable, Sendable {
  /// The sizes of the items.
  public var itemSizes: ItemSizes
  /// The minimum distance between lines, in points; lines overlap if it is negative.
  ///
  /// No line begins before the line that precedes it, however negative the distance.
  public var minimumLineSpacing: Double
  /// The distance after each line but the last, in points; nil for ``minimumLineSpacing`` after every line.
  ///
  /// Other bounds may produce more lines or fewer. Missing distances are ``minimumLineSpacing``; more are ignored.
  public var lineSpacings: [Double]?
  /// The minimum distance between the items of a line, in points; items may overlap if it is negative.
  public var minimumInteritemSpacing: Double
  /// The distances between the items and the section's edges.
  public var sectionInset: LayoutInset
  /// The size of the header; only its extent along the scroll direction is used, 0 for no header.
  public var headerReferenceSize: LayoutSize
  /// The size of the footer; only its extent along the scroll direction is used, 0 for no footer.
  public var footerReferenceSize: LayoutSize
  /// The layout of a last line that is not full.
  public var shortLines: ShortLines

  /// Creates a section with UIKit's default spacings of 10 points.
  public init(
    itemSizes: ItemSizes, minimumLineSpacing: Double = 10, lineSpacings: [Double]? = nil,
    minimumInteritemSpacing: Double = 10, sectionInset: LayoutInset = .zero, headerReferenceSize: LayoutSize = .zero,
    footerReferenceSize: LayoutSize = .zero, shortLines: ShortLines = ShortLines()
  ) {
    (self.itemSizes, self.minimumLineSpacing) = (itemSizes, minimumLineSpacing)
    (self.lineSpacings, self.minimumInteritemSpacing) = (lineSpacings, minimumInteritemSpacing)
    (self.sectionInset, self.headerReferenceSize) = (sectionInset, headerReferenceSize)
    (self.footerReferenceSize, self.shortLines) = (footerReferenceSize, shortLines)
  }

  /// Returns the distance after a line, in points.
  package func spacing(afterLine line: Int) -> Double {
    guard let lineSpacings, line < lineSpacings.count else { return minimumLineSpacing }
    return lineSpacings[line]
  }

  func validate() {
    // Individual sizes are checked while they are laid out.
    if case .uniform(let count, let size) = itemSizes {
      precondition(count >= 0, "the number of items must not be negative")
      precondition(size.isValid, "an item's width and height must be finite and not negative")
    }
    precondition(minimumLineSpacing.isFinite && minimumInteritemSpacing.isFinite, "spacings must be finite")
    if let lineSpacings { precondition(lineSpacings.allSatisfy { $0.isFinite }, "line spacings must be finite") }
    precondition(sectionInset.isValid, "a section's inset must be finite")
    precondition(
      headerReferenceSize.isValid && footerReferenceSize.isValid,
      "the sizes of headers and footers must be finite and not negative")
  }
}
