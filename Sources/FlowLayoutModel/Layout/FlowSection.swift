/// One section of a flow layout, in the words of `UICollectionViewFlowLayout`.
public struct FlowSection: Hashable, Sendable {
  /// The sizes of the items.
  public var itemSizes: ItemSizes
  /// The least distance between lines, in points; where it is negative, lines overlap.
  ///
  /// No line begins before the one that precedes it, however negative the distance.
  public var minimumLineSpacing: Double
  /// The distance after each line but the last, in points, where it is not the same for all; nil for
  /// ``minimumLineSpacing`` everywhere.
  ///
  /// Bounds of another size make more lines or fewer: what is missing is ``minimumLineSpacing``, what is left over is
  /// not used.
  public var lineSpacings: [Double]?
  /// The least distance between the items of a line, in points; where it is negative, items may overlap.
  public var minimumInteritemSpacing: Double
  /// The distances between the items and the section's edges.
  public var sectionInset: LayoutInset
  /// The size of the header; only its extent along the scroll direction counts, 0 for none.
  public var headerReferenceSize: LayoutSize
  /// The size of the footer; only its extent along the scroll direction counts, 0 for none.
  public var footerReferenceSize: LayoutSize
  /// What becomes of a last line that is not full.
  public var shortLines: ShortLines

  /// Creates a section with UIKit's default spacings of 10 points.
  public init(
    itemSizes: ItemSizes, minimumLineSpacing: Double = 10, lineSpacings: [Double]? = nil,
    minimumInteritemSpacing: Double = 10, sectionInset: LayoutInset = .zero,
    headerReferenceSize: LayoutSize = .zero, footerReferenceSize: LayoutSize = .zero,
    shortLines: ShortLines = ShortLines()
  ) {
    self.itemSizes = itemSizes
    self.minimumLineSpacing = minimumLineSpacing
    self.lineSpacings = lineSpacings
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.sectionInset = sectionInset
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
    self.shortLines = shortLines
  }

  func validate() {
    // Sizes given one by one are checked as they are laid out.
    if case .uniform(let count, let size) = itemSizes {
      precondition(count >= 0, "a section cannot have fewer than no items")
      precondition(size.isValid, "an item's width and height must be finite and not negative")
    }
    precondition(minimumLineSpacing.isFinite && minimumInteritemSpacing.isFinite, "spacings must be finite")
    if let lineSpacings {
      precondition(lineSpacings.allSatisfy { $0.isFinite }, "line spacings must be finite")
    }
    precondition(sectionInset.isValid, "a section's inset must be finite")
    precondition(
      headerReferenceSize.isValid && footerReferenceSize.isValid,
      "the sizes of headers and footers must be finite and not negative")
  }
}
