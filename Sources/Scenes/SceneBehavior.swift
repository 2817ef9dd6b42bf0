import FeelTesting
import FlowLayoutModel
import PublishedDesigns
import ScrollPhysics
import Snapping

/// The target behavior that implements a scene's snapping.
package struct SceneBehavior: TargetBehavior, Sendable {
  /// A design that is more than snap points and a rule; nil for one made of `items`, or without snapping.
  private var design: SceneDesign?
  /// The corrected snap points and rule; nil without a layout.
  ///
  /// With a `design`, and without snapping, it only lays out the items.
  private var items: SnapBehavior?
  private let mayRestAnywhere: Bool

  /// Creates the behavior of a scene.
  /// - Parameters:
  ///   - snapping: The kind of snapping.
  ///   - frames: The items of the content; nil without a layout.
  ///   - layout: The layout as the document has it, without duplicates and centred ends.
  ///   - bounds: The size of the view, in points.
  init(_ snapping: SceneSnapping, _ frames: ItemFrames?, of layout: FlowLayout? = nil, _ bounds: Size2D) {
    guard let frames else {
      mayRestAnywhere = true
      return
    }
    switch snapping.kind {
    case .none, .carousel, .paging(.container): mayRestAnywhere = true
    default: mayRestAnywhere = false
    }
    items = Self.corrected(snapping.kind, frames, layout ?? frames.layout)
    if case .cardPaging = snapping.kind { design = .cards(CardPaging(frames.layout)) }
    if case .paging(.container) = snapping.kind {
      design = .containers(
        ContainerPaging(axis: frames.layout.scrollDirection == .horizontal ? .horizontal : .vertical))
    }
    if snapping.edition == .published, let published = Self.published(snapping.kind, frames, bounds) {
      design = published
    }
  }

  private static func corrected(
    _ kind: SceneSnapping.Kind, _ frames: ItemFrames, _ layout: FlowLayout
  ) -> SnapBehavior {
    switch kind {
    case .none, .carousel, .paging: SnapBehavior(frames, alignment: .lineStart, rule: .nearest)
    case .cardPaging: SnapBehavior(frames, alignment: .lineCenter, alignsEnds: true, rule: .nearest)
    case .flickThresholds(let thresholds): SnapBehavior(frames, alignment: .lineStart, rule: .flick(thresholds))
    case .unevenPages(let maximum): .unevenPaging(frames.layout, maximumPagesPerFlick: maximum)
    case .alignment(let alignment, let flickVelocity):
      .aligned(frames.layout, to: alignment, flickVelocity: flickVelocity)
    case .groupPaging(let flickVelocity): .groupPaging(layout, flickVelocity: flickVelocity)
    case .groupPagingCentered(let flickVelocity): .groupPagingCentered(layout, flickVelocity: flickVelocity)
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary(layout)
    case .viewAligned(let parameters): .viewAligned(frames.layout, parameters)
    case .custom(let alignment, let alignsEnds, let rule):
      SnapBehavior(frames, alignment: alignment, alignsEnds: alignsEnds, rule: rule)
    }
  }

  /// Returns a published design; nil for a kind that was not published, and for the carousel, which is a view.
  private static func published(
    _ kind: SceneSnapping.Kind, _ frames: ItemFrames, _ bounds: Size2D
  ) -> SceneDesign? {
    let section = frames.layout.sections.first
    let itemWidth = section.flatMap { $0.itemSizes.count > 0 ? $0.itemSizes[0].width : nil } ?? 0
    let spacing = section?.lineSpacings?.max() ?? section?.minimumLineSpacing ?? 0
    switch kind {
    case .none, .carousel, .custom, .viewAligned, .paging, .groupPaging, .groupPagingCentered,
      .continuousGroupLeadingBoundary:
      return nil
    case .cardPaging:
      return .publishedCards(
        PublishedCardPaging(frames: frames, cardWidth: itemWidth, spaceBetweenCards: spacing))
    case .flickThresholds(let thresholds):
      return .publishedThresholds(
        PublishedFlickThresholds(
          pageLength: itemWidth + spacing, minimumFlickVelocity: thresholds.minimumFlickVelocity,
          largeFlickVelocity: thresholds.largeFlickVelocity, pagesPerFlick: thresholds.pagesPerFlick,
          pagesPerLargeFlick: thresholds.pagesPerLargeFlick))
    case .unevenPages:
      return .publishedPages(
        PublishedUnevenPages(pageLength: bounds.width, groupSpacing: groupSpacing(section) ?? spacing))
    case .alignment(let alignment, let flickVelocity):
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

  /// Computes the snap points of a scroll view in advance, so that copies of the behavior need not.
  mutating func prepare(for configuration: ScrollConfiguration) {
    items?.prepare(for: configuration.geometry, displayScale: configuration.displayScale)
    design?.prepare(for: configuration)
  }

  package mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    if design != nil {
      design?.updateTarget(&target, context: context)
    } else if !mayRestAnywhere {
      items?.updateTarget(&target, context: context)
    }
  }

  /// Whether the behavior sets every target on an axis; corrected designs do on theirs, published ones do not.
  package func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool {
    design?.alwaysDecidesTarget(along: axis) ?? (!mayRestAnywhere && items?.alwaysDecidesTarget(along: axis) ?? false)
  }

  /// Whether the spring of a page turn reaches the targets, as it does in the presets that page by groups.
  package func turnsPages(along axis: ScrollAxis) -> Bool {
    design?.turnsPages(along: axis) ?? items?.turnsPages(along: axis) ?? false
  }

  /// Lays out the items for another bounds size and returns the content size.
  package mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    if let size = design?.layOut(in: boundsSize) { return size }
    guard let size = items?.layOut(in: boundsSize), let frames = items?.frames else { return nil }
    // The published designs read their items from the collection view, which lays them out again.
    design?.adopt(frames)
    return size
  }

  /// Whether the behavior keeps state between releases; only the card designs do.
  package var dependsOnEarlierReleases: Bool { design?.dependsOnEarlierReleases ?? false }

  /// Returns the items in a configuration, at their rest offsets in the corrected design.
  func items(in configuration: ScrollConfiguration) -> SceneItems {
    guard let items else { return .none }
    return .snapped(SnappedItems(items, in: configuration), mayRestAnywhere: mayRestAnywhere)
  }
}
