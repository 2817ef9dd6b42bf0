import FlowLayoutModel
import PublishedDesigns
import ScrollPhysics
import Snapping

/// A design that is more than snap points and a rule: one of these, or none.
///
/// It is a structure of optional designs and not an enumeration, so that a release changes the design in place. It is not
/// an existential, so that a release costs no allocation and the designs compile as Embedded Swift.
struct SceneDesign: TargetBehavior, Sendable {
  var cards: CardPaging?
  var containers: ContainerPaging?
  var publishedCards: PublishedCardPaging?
  var publishedThresholds: PublishedFlickThresholds?
  var publishedPages: PublishedUnevenPages?
  var publishedAlignment: PublishedAlignment?
  /// Whether there is none.
  private(set) var isNone = true

  /// No design.
  init() {}

  /// Creates the design of a kind; none for a kind that is made of snap points and a rule, and for a carousel.
  init(_ snapping: SceneSnapping, _ frames: ItemFrames, _ bounds: Size2D) {
    let isPublished = snapping.edition == .published
    let section = frames.layout.sections.first
    let itemWidth = section.flatMap { $0.itemSizes.count > 0 ? $0.itemSizes[0].width : nil } ?? 0
    let spacing = section?.lineSpacings?.max() ?? section?.minimumLineSpacing ?? 0
    switch snapping.kind {
    case .cardPaging where isPublished:
      publishedCards = PublishedCardPaging(frames: frames, cardWidth: itemWidth, spaceBetweenCards: spacing)
    case .cardPaging: cards = CardPaging(frames.layout)
    case .paging(.container):
      containers = ContainerPaging(axis: frames.layout.scrollDirection == .horizontal ? .horizontal : .vertical)
    case .flickThresholds(let thresholds) where isPublished:
      publishedThresholds = PublishedFlickThresholds(
        pageLength: itemWidth + spacing, minimumFlickVelocity: thresholds.minimumFlickVelocity,
        largeFlickVelocity: thresholds.largeFlickVelocity, pagesPerFlick: thresholds.pagesPerFlick,
        pagesPerLargeFlick: thresholds.pagesPerLargeFlick)
    case .unevenPages where isPublished:
      publishedPages = PublishedUnevenPages(
        pageLength: bounds.width, groupSpacing: Self.groupSpacing(section) ?? spacing)
    case .alignment(let alignment, let flickVelocity) where isPublished:
      publishedAlignment = PublishedAlignment(frames: frames, alignment: alignment, flickVelocity: flickVelocity)
    default: return
    }
    isNone = false
  }

  /// Returns the gap between groups if the section has no two groups whose gap could be measured.
  ///
  /// Half of the gap is before the first group.
  private static func groupSpacing(_ section: FlowSection?) -> Double? {
    guard let section, let spacings = section.lineSpacings, spacings.count < 2 else { return nil }
    return 2 * section.sectionInset.left
  }

  mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    cards?.updateTarget(&target, context: context)
    containers?.updateTarget(&target, context: context)
    publishedCards?.updateTarget(&target, context: context)
    publishedThresholds?.updateTarget(&target, context: context)
    publishedPages?.updateTarget(&target, context: context)
    publishedAlignment?.updateTarget(&target, context: context)
  }

  /// True for corrected cards and for containers, along their axis; the published designs leave some targets unchanged.
  func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool {
    cards?.alwaysDecidesTarget(along: axis) ?? containers?.alwaysDecidesTarget(along: axis) ?? false
  }

  /// True for containers along their axis, which the spring of a page turn reaches.
  func turnsPages(along axis: ScrollAxis) -> Bool { containers?.turnsPages(along: axis) ?? false }

  var dependsOnEarlierReleases: Bool { cards != nil || publishedCards != nil }

  mutating func layOut(in boundsSize: Size2D) -> Size2D? { cards?.layOut(in: boundsSize) }

  /// Computes the snap points of a scroll view in advance.
  mutating func prepare(for configuration: ScrollConfiguration) {
    cards?.prepare(for: configuration.geometry, displayScale: configuration.displayScale)
  }

  /// Takes the items after a resize, for the published designs that read them from the collection view.
  mutating func adopt(_ frames: ItemFrames) {
    publishedCards?.frames = frames
    publishedAlignment?.frames = frames
  }
}
