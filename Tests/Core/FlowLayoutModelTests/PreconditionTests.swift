import FlowLayoutModel
import TestSupport
import Testing

@Suite("Programming errors in layouts")
struct PreconditionTests {
  /// A mistake of the program.
  enum Mistake: String, Codable, CaseIterable {
    case itemSizeIsNaN, itemSizeIsNegative, oneSizeIsNegative, oneSizeIsInfinite, countIsNegative
    case spacingIsNaN, lineSpacingIsNaN, insetIsInfinite, headerIsNegative, containerIsNaN
    case sectionIsMissing, itemIsMissing, countOfMissingSection, headerOfMissingSection, footerOfMissingSection
    case rowIsMissing, columnIsMissing, rowOfMatrixIsMissing, columnOfMatrixIsMissing
    case itemSizeIsInfinite, sizesOverflow, itemHeightIsInfinite, itemWidthIsNegative, oneHeightIsNegative,
      oneHeightIsNaN
    case itemSpacingIsInfinite, topIsNaN, bottomIsNaN, rightIsNaN, footerIsInfinite, containerIsNegative
    case sectionIsNegative, itemIsNegative, spanOfMissingSection

    /// The message.
    var sentence: String {
      switch self {
      case .itemSizeIsNaN, .itemSizeIsNegative, .oneSizeIsNegative, .oneSizeIsInfinite, .itemSizeIsInfinite,
        .sizesOverflow,
        .itemHeightIsInfinite, .itemWidthIsNegative, .oneHeightIsNegative, .oneHeightIsNaN:
        "an item's width and height must be finite and not negative"
      case .countIsNegative: "the number of items must not be negative"
      case .spacingIsNaN, .itemSpacingIsInfinite: "spacings must be finite"
      case .lineSpacingIsNaN: "line spacings must be finite"
      case .insetIsInfinite, .topIsNaN, .bottomIsNaN, .rightIsNaN: "a section's inset must be finite"
      case .headerIsNegative, .footerIsInfinite: "the sizes of headers and footers must be finite and not negative"
      case .containerIsNaN, .containerIsNegative: "the container's size must be finite and not negative"
      case .sectionIsMissing, .sectionIsNegative, .countOfMissingSection, .headerOfMissingSection,
        .footerOfMissingSection, .spanOfMissingSection:
        "the section index is out of range"
      case .itemIsMissing, .itemIsNegative: "there is no item of that index in the section"
      case .rowIsMissing, .columnIsMissing, .rowOfMatrixIsMissing, .columnOfMatrixIsMissing:
        "a transform has rows and columns 0 to 3"
      }
    }

    /// Makes the mistake.
    func make() {
      var section = FlowSection(itemSizes: .uniform(count: 3, size: LayoutSize(width: 10, height: 10)))
      var container = LayoutSize(width: 100, height: 10)
      var path = ItemPath(item: 0)
      switch self {
      case .itemSizeIsNaN: section.itemSizes = .uniform(count: 3, size: LayoutSize(width: .nan, height: 10))
      case .itemSizeIsNegative: section.itemSizes = .uniform(count: 3, size: LayoutSize(width: 10, height: -1))
      case .itemSizeIsInfinite: section.itemSizes = .uniform(count: 3, size: LayoutSize(width: .infinity, height: 10))
      case .itemHeightIsInfinite: section.itemSizes = .uniform(count: 3, size: LayoutSize(width: 10, height: .infinity))
      case .itemWidthIsNegative: section.itemSizes = .uniform(count: 3, size: LayoutSize(width: -1, height: 10))
      case .oneSizeIsNegative: section.itemSizes = .each([LayoutSize(width: -1, height: 5)])
      case .oneSizeIsInfinite: section.itemSizes = .each([LayoutSize(width: .infinity, height: 5)])
      case .sizesOverflow: section.itemSizes = .each([LayoutSize(width: 1e308, height: 1e308)])
      case .oneHeightIsNegative: section.itemSizes = .each([LayoutSize(width: 5, height: -1)])
      case .oneHeightIsNaN: section.itemSizes = .each([LayoutSize(width: 5, height: .nan)])
      case .countIsNegative: section.itemSizes = .uniform(count: -1, size: LayoutSize(width: 10, height: 10))
      case .spacingIsNaN: section.minimumLineSpacing = .nan
      case .itemSpacingIsInfinite: section.minimumInteritemSpacing = .infinity
      case .lineSpacingIsNaN: section.lineSpacings = [.nan, 1]
      case .insetIsInfinite: section.sectionInset.left = .infinity
      case .topIsNaN: section.sectionInset.top = .nan
      case .bottomIsNaN: section.sectionInset.bottom = .nan
      case .rightIsNaN: section.sectionInset.right = .nan
      case .footerIsInfinite: section.footerReferenceSize.height = .infinity
      case .headerIsNegative: section.headerReferenceSize.width = -1
      case .containerIsNaN: container.width = .nan
      case .containerIsNegative: container.height = -1
      case .sectionIsNegative: path.section = -1
      case .itemIsNegative: path.item = -1
      case .sectionIsMissing: path.section = 1
      case .itemIsMissing: path.item = 3
      case .rowIsMissing: _ = LayoutTransform3D.identity[4, 0]
      case .columnIsMissing: _ = LayoutTransform3D.identity[0, -1]
      case .rowOfMatrixIsMissing:
        var transform = LayoutTransform3D.identity
        transform[4, 0] = 1
      case .columnOfMatrixIsMissing:
        var transform = LayoutTransform3D.identity
        transform[0, -1] = 1
      case .countOfMissingSection, .headerOfMissingSection, .footerOfMissingSection, .spanOfMissingSection: break
      }
      let frames = FlowLayout(containerSize: container, sections: [section]).frames
      switch self {
      case .countOfMissingSection: _ = frames.itemCount(inSection: 1)
      case .headerOfMissingSection: _ = frames.headerFrame(ofSection: 1)
      case .spanOfMissingSection: _ = frames.span(ofSection: 1)
      case .footerOfMissingSection: _ = frames.footerFrame(ofSection: -1)
      default: break
      }
      _ = frames.frame(of: path)
    }
  }

  #if !os(iOS)
    @Test("A programming error stops the process with a message", arguments: Mistake.allCases)
    func ends(mistake: Mistake) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
        mistake.make()
      }
      let process = StoppedProcess(standardError: try #require(result).standardErrorContent)
      #expect(process.says(mistake.sentence), "\(process.beginning)")
    }
  #endif
}
