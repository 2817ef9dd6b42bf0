import FlowLayoutModel
import ScrollPhysics
import Snapping
import Testing

@Suite("Programming errors in snapping")
struct PreconditionTests {
  /// A mistake of the program.
  enum Mistake: String, Codable, CaseIterable {
    case anchorIsTooLarge, anchorIsNaN, marginIsInfinite, limitIsZero, thresholdIsNegative, pagesAreZero
    case pointIsMissing, pointIsNegative, itemOfMissingPoint, endsWithoutRange
    case carouselOfTwoSections, copiesAreNegative, carouselIsTooLong, intervalIsZero

    /// The message.
    var sentence: String {
      switch self {
      case .anchorIsTooLarge, .anchorIsNaN: "an anchor is a part of an item"
      case .marginIsInfinite: "margin"
      case .limitIsZero: "maximumPoints must be at least 1"
      case .thresholdIsNegative: "velocit"
      case .pagesAreZero: "pagesPerFlick and pagesPerLargeFlick must be at least 1"
      case .pointIsMissing, .pointIsNegative, .itemOfMissingPoint: "there is no snap point of that index"
      case .endsWithoutRange: "points that do not stay in the range cannot be aligned with its ends"
      case .carouselOfTwoSections: "a carousel is a row of one section"
      case .copiesAreNegative: "the number of duplicates must not be negative"
      case .carouselIsTooLong: "give fewer duplicates, or longer items"
      case .intervalIsZero: "the interval of an automatic advance must be a positive number of milliseconds"
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
      case .endsWithoutRange:
        let frames = scene.layout.frames
        _ = SnapPoints(
          frames, alignment: .lineStart, alignsEnds: true, staysInRange: false, geometry: scene.geometry(of: frames))
      case .carouselOfTwoSections:
        var layout = scene.layout
        layout.sections += layout.sections
        _ = CarouselRow(layout, boundsSize: size)
      case .copiesAreNegative: _ = CarouselRow(scene.layout, duplicates: -1, boundsSize: size)
      case .carouselIsTooLong: _ = CarouselRow(scene.layout, duplicates: 6_000_000, boundsSize: size)
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
      #if DEBUG
        // Without optimization the sentence is printed too.
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(said.contains(mistake.sentence), "\(said.prefix(400))")
      #endif
    }
  #endif
}
