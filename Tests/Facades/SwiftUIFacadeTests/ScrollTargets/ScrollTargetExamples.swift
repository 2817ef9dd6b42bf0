import FeelTesting
import SwiftUIExamples
import SwiftUIExamplesInSwift5
import SwiftUIFacade

/// An app's view with a scroll view, and the same scroll view with sizes and targets that were computed by hand.
@MainActor
struct ScrollTargetExample {
  let name: String
  var axes = Axis.Set.horizontal
  let byHand: () -> SwiftUIScrollView
  let make: () -> SimulatedScrollTargets

  static let size = CGSize(width: 390, height: 700)

  static func flick(_ axes: Axis.Set, _ distance: Double, _ velocity: Double) throws -> TouchGesture {
    try .flick(
      from: Vector2D(x: 195, y: 350), by: axes == .vertical ? Vector2D(x: 0, y: distance) : Vector2D(x: distance, y: 0),
      releaseVelocity: velocity)
  }

  /// A row of views of a width, in a view of a height.
  private static func row(
    _ count: Int, _ width: CGFloat, spacing: CGFloat = 0, height: CGFloat = 700, margin: CGFloat = 0,
    isTarget: Bool = true, environment: EnvironmentValues = EnvironmentValues(),
    _ behavior: some ScrollTargetBehavior
  ) -> SwiftUIScrollView {
    var views = ScrollTargetViews.row(
      widths: Array(repeating: width, count: count), height: height, spacing: spacing)
    if !isTarget { views.frames = [] }
    return SwiftUIScrollView(
      .horizontal, size: CGSize(width: 390, height: height),
      contentMargins: EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin), environment: environment,
      views: views, behavior: behavior)
  }

  private static let deck: EnvironmentValues = {
    var environment = EnvironmentValues()
    environment.cardPitch = 344
    return environment
  }()

  static let all: [ScrollTargetExample] = [
    ScrollTargetExample(
      name: "FlickCarousel",
      byHand: {
        row(
          4, 300, spacing: 12, margin: 20, isTarget: false, FlickCarouselBehavior(cardWidth: 300, spacing: 12))
      },
      make: { SimulatedScrollTargets(size: size) { GarageView() } }),
    ScrollTargetExample(
      name: "HidingHeader", axes: .vertical,
      byHand: {
        SwiftUIScrollView(
          .vertical, size: size, views: ScrollTargetViews(contentSize: CGSize(width: 390, height: 240 + 80 * 12)),
          behavior: HidingHeader(headerHeight: 240))
      },
      make: { SimulatedScrollTargets(size: size) { ProfileScreen(posts: (0..<80).map { "Post \($0)" }) } }),
    ScrollTargetExample(
      name: "ClampedPager", byHand: { row(6, 390, isTarget: false, ClampedPager(state: PagerState())) },
      make: { SimulatedScrollTargets(size: size) { PagerScreen() } }),
    ScrollTargetExample(
      name: "CenteredCards",
      byHand: {
        SwiftUIScrollView(
          .horizontal, size: CGSize(width: 390, height: 44),
          contentMargins: EdgeInsets(top: 0, leading: 195, bottom: 0, trailing: 195),
          views: .row(widths: (1...10).map { CGFloat($0) * 20 }, height: 44, spacing: 24),
          behavior: CenteredCards(widths: (1...10).map { CGFloat($0) * 20 }, spacing: 24))
      },
      make: { SimulatedScrollTargets(size: size) { BadgeRow() } }),
    ScrollTargetExample(
      name: "CardDeck", byHand: { row(8, 344, height: 0, isTarget: false, environment: deck, CardDeck()) },
      make: { SimulatedScrollTargets(size: size) { DeckScreen() } }),
    ScrollTargetExample(
      name: "FilmStrip", byHand: { row(7, 240, spacing: 12, height: 340, margin: 24, .viewAligned) },
      make: { SimulatedScrollTargets(size: size) { FilmStrip(films: (0..<7).map { "Film \($0)" }) } }),
    ScrollTargetExample(
      name: "OfferBanner", byHand: { row(5, 390, height: 160, .paging) },
      make: { SimulatedScrollTargets(size: size) { OfferBanner(model: OfferModel(count: 5)) } }),
    ScrollTargetExample(
      name: "LetterIndex", axes: .vertical,
      byHand: {
        SwiftUIScrollView(
          .vertical, size: CGSize(width: 390, height: 656),
          views: ScrollTargetViews(contentSize: CGSize(width: 390, height: 4 * 30 + 4 * 6 * 50)), behavior: Free())
      },
      make: {
        SimulatedScrollTargets(size: size) {
          LetterIndex(sections: ["A", "F", "M", "T"].map { letter in (letter, (0..<6).map { "\(letter)\($0)" }) })
        }
      }),
    ScrollTargetExample(
      name: "CoverShelf",
      byHand: { row(12, 112, spacing: 12, height: 692, margin: 15, .viewAligned(limitBehavior: .always)) },
      make: { SimulatedScrollTargets(size: size) { CoverShelf(covers: 12) } }),
  ]

  private struct Free: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
  }
}
