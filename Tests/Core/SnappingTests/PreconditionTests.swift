import FlowLayoutModel
import PublishedDesigns
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Programming errors in snapping")
struct PreconditionTests {
  /// A mistake of the program.
  enum Mistake: String, Codable, CaseIterable {
    case anchorIsTooLarge, anchorIsNaN, marginIsInfinite, limitIsZero, thresholdIsNegative, pagesAreZero
    case pointIsMissing, pointIsNegative, itemOfMissingPoint, endsWithoutRange
    case carouselOfTwoSections, copiesAreNegative, carouselIsTooLong, intervalIsZero, intervalIsInfinite
    case anchorIsNegative, viewAnchorIsLarge, viewAnchorIsNegative, trailingMarginIsNaN, largeThresholdIsNegative
    case largePagesAreZero, dragSpeedIsNegative, dragWayIsNegative, dragPartIsNegative, itemOfNegativePoint
    case timerIsZero, timerIsInfinite

    /// The message.
    var sentence: String {
      switch self {
      case .anchorIsTooLarge, .anchorIsNaN, .anchorIsNegative:
        "an anchor is a part of an item: it must lie between 0 and 1"
      case .viewAnchorIsLarge, .viewAnchorIsNegative: "an anchor is a part of a view: it must lie between 0 and 1"
      case .marginIsInfinite, .trailingMarginIsNaN: "the margins of an alignment must be finite"
      case .limitIsZero: "maximumPoints must be at least 1"
      case .thresholdIsNegative, .largeThresholdIsNegative:
        "flick velocities are speeds in points per millisecond: they must not be negative"
      case .dragSpeedIsNegative: "a flick velocity is a speed, in pt/ms: it must not be negative"
      case .dragWayIsNegative, .dragPartIsNegative: "a distance to exceed must not be negative"
      case .pagesAreZero, .largePagesAreZero: "pagesPerFlick and pagesPerLargeFlick must be at least 1"
      case .pointIsMissing, .pointIsNegative, .itemOfMissingPoint, .itemOfNegativePoint:
        "there is no snap point of that index"
      case .endsWithoutRange: "points that do not stay in the range cannot be aligned with its ends"
      case .carouselOfTwoSections: "a carousel is a row of one section"
      case .copiesAreNegative: "the number of duplicates must not be negative"
      case .carouselIsTooLong:
        "a carousel would take more than 10,000,000 items with its duplicates; give fewer duplicates, or longer items"
      case .intervalIsZero, .intervalIsInfinite:
        "the interval of an automatic advance must be a positive number of milliseconds, or nil for none"
      case .timerIsZero, .timerIsInfinite:
        "a timer's interval must be a positive number of milliseconds, or nil for no timer"
      }
    }

    /// Makes the mistake.
    func make() {
      let scene = SnapScene.cards()
      let size = Size2D(width: 375, height: 240)
      switch self {
      case .anchorIsTooLarge: _ = SnapAlignment(anchor: 1.5)
      case .anchorIsNaN: _ = SnapAlignment(anchor: .nan)
      case .marginIsInfinite: _ = SnapAlignment(anchor: 0, leadingMargin: .infinity)
      case .limitIsZero: _ = SnapRule(.nearest, maximumPoints: 0)
      case .thresholdIsNegative: _ = FlickThresholds(minimumFlickVelocity: -1)
      case .pagesAreZero: _ = FlickThresholds(minimumFlickVelocity: 1, pagesPerFlick: 0)
      case .pointIsMissing: _ = scene.points[10]
      case .pointIsNegative: _ = scene.points[-1]
      case .itemOfMissingPoint: _ = scene.points.item(ofPoint: 10)
      case .itemOfNegativePoint: _ = scene.points.item(ofPoint: -1)
      case .timerIsZero, .timerIsInfinite:
        _ = PublishedCarouselView(
          PublishedCarousel(itemCount: 3, itemWidth: 300, itemSpacing: 20),
          ScrollConfiguration(contentSize: size, boundsSize: size),
          autoScrollInterval: self == .timerIsZero ? 0 : .infinity)
      case .endsWithoutRange:
        let frames = scene.layout.frames
        _ = SnapPoints(
          frames, alignment: .lineStart, alignsEnds: true, staysInRange: false, geometry: scene.geometry(of: frames))
      case .carouselOfTwoSections:
        var layout = scene.layout
        layout.sections += layout.sections
        _ = CarouselRow(layout, duplicates: 2, loops: true, boundsSize: size)
      case .copiesAreNegative: _ = CarouselRow(scene.layout, duplicates: -1, loops: true, boundsSize: size)
      case .carouselIsTooLong: _ = CarouselRow(scene.layout, duplicates: 6_000_000, loops: true, boundsSize: size)
      case .intervalIsInfinite: _ = Carousel(scene.layout, boundsSize: size, autoScrollInterval: .infinity)
      case .anchorIsNegative: _ = SnapAlignment(anchor: -0.1)
      case .viewAnchorIsLarge: _ = ViewAligned(anchor: 1.1)
      case .viewAnchorIsNegative: _ = ViewAligned(anchor: -0.1)
      case .trailingMarginIsNaN: _ = SnapAlignment(anchor: 0, trailingMargin: .nan)
      case .largeThresholdIsNegative: _ = FlickThresholds(largeFlickVelocity: -1)
      case .largePagesAreZero: _ = FlickThresholds(pagesPerLargeFlick: 0)
      case .dragSpeedIsNegative: _ = DragThresholds(.translation, minimumFlickVelocity: -1)
      case .dragWayIsNegative: _ = DragThresholds(.translation, beyond: .points(-1))
      case .dragPartIsNegative: _ = DragThresholds(.translation, beyond: .part(-1))
      case .intervalIsZero: _ = Carousel(scene.layout, boundsSize: size, autoScrollInterval: 0)
      }
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
