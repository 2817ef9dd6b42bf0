import FeelTesting
import FlowLayoutModel
import PublishedDesigns
import ScrollPhysics
import Snapping

/// The target behavior that implements a scene's snapping.
package struct SceneBehavior: TargetBehavior, Sendable {
  private enum Policy: Sendable {
    case free, points
    case cards(CardPaging)
    case publishedCards(PublishedCardPaging)
    case publishedThresholds(PublishedFlickThresholds)
    case publishedPages(PublishedUnevenPages)
    case publishedAlignment(PublishedAlignment)
  }

  private var policy: Policy
  /// The corrected snap points and rule; nil without a layout.
  ///
  /// For policies other than `points`, it only lays out the items. It is stored beside the policy, because an
  /// enumeration's payload would be copied on each call.
  private var items: SnapBehavior?

  init(_ snapping: SceneSnapping, _ frames: ItemFrames?, _ bounds: Size2D) {
    guard let frames else {
      policy = .free
      return
    }
    let layout = frames.layout
    let corrected: SnapBehavior
    switch snapping.kind {
    case .none, .carousel:
      corrected = SnapBehavior(frames, alignment: .lineStart, rule: .nearest)
    case .cardPaging:
      corrected = SnapBehavior(frames, alignment: .lineCenter, alignsEnds: true, rule: .nearest)
    case .flickThresholds(let thresholds):
      corrected = SnapBehavior(frames, alignment: .lineStart, rule: .flick(thresholds))
    case .unevenPages(let maximum):
      corrected = .unevenPaging(layout, maximumPagesPerFlick: maximum)
    case .alignment(let alignment, let flickVelocity):
      corrected = .aligned(layout, to: alignment, flickVelocity: flickVelocity)
    case .custom(let alignment, let alignsEnds, let rule):
      corrected = SnapBehavior(frames, alignment: alignment, alignsEnds: alignsEnds, rule: rule)
    }
    policy = Self.policy(snapping, frames, bounds)
    items = corrected
  }

  /// Computes the snap points of a scroll view in advance, so that copies of the behavior need not.
  mutating func prepare(for configuration: ScrollConfiguration) {
    items?.prepare(for: configuration.geometry, displayScale: configuration.displayScale)
    if case .cards(var behavior) = policy {
      behavior.prepare(for: configuration.geometry, displayScale: configuration.displayScale)
      policy = .cards(behavior)
    }
  }

  private static func policy(
    _ snapping: SceneSnapping, _ frames: ItemFrames, _ bounds: Size2D
  ) -> Policy {
    let section = frames.layout.sections.first
    let itemWidth = section.flatMap { $0.itemSizes.count > 0 ? $0.itemSizes[0].width : nil } ?? 0
    let spacing = section?.lineSpacings?.max() ?? section?.minimumLineSpacing ?? 0
    switch (snapping.kind, snapping.edition) {
    case (.none, _), (.carousel, _): return .free
    case (.cardPaging, .corrected): return .cards(CardPaging(frames.layout))
    case (.custom, _), (_, .corrected): return .points
    case (.cardPaging, .published):
      return .publishedCards(
        PublishedCardPaging(frames: frames, cardWidth: itemWidth, spaceBetweenCards: spacing))
    case (.flickThresholds(let thresholds), .published):
      return .publishedThresholds(
        PublishedFlickThresholds(
          pageLength: itemWidth + spacing, minimumFlickVelocity: thresholds.minimumFlickVelocity,
          largeFlickVelocity: thresholds.largeFlickVelocity, pagesPerFlick: thresholds.pagesPerFlick,
          pagesPerLargeFlick: thresholds.pagesPerLargeFlick))
    case (.unevenPages, .published):
      return .publishedPages(
        PublishedUnevenPages(pageLength: bounds.width, groupSpacing: Self.groupSpacing(section) ?? spacing))
    case (.alignment(let alignment, let flickVelocity), .published):
      return .publishedAlignment(
        PublishedAlignment(frames: frames, alignment: alignment, flickVelocity: flickVelocity))
    }
  }

  /// Returns the gap between groups if the section has no two groups whose gap could be measured.
  ///
  /// Half of the gap is before the first group.
  private static func groupSpacing(_ section: FlowSection?) -> Double? {
    guard let section, let spacings = section.lineSpacings, spacings.count < 2 else { return nil }
    return 2 * section.sectionInset.left
  }

  package mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    switch policy {
    case .free: break
    case .points: items?.updateTarget(&target, context: context)
    case .cards(var behavior):
      behavior.updateTarget(&target, context: context)
      policy = .cards(behavior)
    case .publishedCards(var behavior):
      behavior.updateTarget(&target, context: context)
      policy = .publishedCards(behavior)
    case .publishedThresholds(let behavior): behavior.updateTarget(&target, context: context)
    case .publishedPages(let behavior): behavior.updateTarget(&target, context: context)
    case .publishedAlignment(let behavior): behavior.updateTarget(&target, context: context)
    }
  }

  /// Whether the behavior sets every target on an axis; corrected designs do on theirs, published ones do not.
  package func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool {
    switch policy {
    case .points: items?.alwaysDecidesTarget(along: axis) ?? false
    case .cards(let behavior): behavior.alwaysDecidesTarget(along: axis)
    default: false
    }
  }

  /// Lays out the items for another bounds size and returns the content size.
  package mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    switch policy {
    case .points: return items?.layOut(in: boundsSize)
    case .cards(var behavior):
      let size = behavior.layOut(in: boundsSize)
      policy = .cards(behavior)
      return size
    default:
      // The published designs read their items from the collection view, which lays them out again.
      guard let size = items?.layOut(in: boundsSize), let frames = items?.frames else { return nil }
      if case .publishedCards(var behavior) = policy {
        behavior.frames = frames
        policy = .publishedCards(behavior)
      } else if case .publishedAlignment(var behavior) = policy {
        behavior.frames = frames
        policy = .publishedAlignment(behavior)
      }
      return size
    }
  }

  /// Whether the behavior keeps state between releases; only the card designs do.
  package var dependsOnEarlierReleases: Bool {
    switch policy {
    case .cards, .publishedCards: true
    default: false
    }
  }

  /// Returns the items in a configuration, at their rest offsets in the corrected design.
  func items(in configuration: ScrollConfiguration) -> SceneItems {
    guard let items else { return SceneItems(NoItems()) }
    var mayRestAnywhere = false
    if case .free = policy { mayRestAnywhere = true }
    return SceneItems(SnappedItems(items, in: configuration), mayRestAnywhere: mayRestAnywhere)
  }
}
