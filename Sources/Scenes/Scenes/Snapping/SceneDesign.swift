import PublishedDesigns

/// A design that is more than snap points and a rule: one of these, or none.
///
/// An enumeration, not an existential: a release costs no allocation, and the designs compile as Embedded Swift.
enum SceneDesign: Sendable {
  case none
  case cards(CardPaging)
  case containers(ContainerPaging)
  case publishedCards(PublishedCardPaging)
  case publishedThresholds(PublishedFlickThresholds)
  case publishedPages(PublishedUnevenPages)
  case publishedAlignment(PublishedAlignment)

  /// Creates the design of a kind; none for a kind that is made of snap points and a rule, and for a carousel.
  init(_ snapping: SceneSnapping, _ frames: ItemFrames, _ bounds: Size2D) {
    let isPublished = snapping.edition == .published
    let section = frames.layout.sections.first
    let itemWidth = section.flatMap { $0.itemSizes.count > 0 ? $0.itemSizes[0].width : nil } ?? 0
    let spacing = section?.lineSpacings?.max() ?? section?.minimumLineSpacing ?? 0
    switch snapping.kind {
    case .cardPaging where isPublished:
      self = .publishedCards(PublishedCardPaging(frames: frames, cardWidth: itemWidth, spaceBetweenCards: spacing))
    case .cardPaging: self = .cards(CardPaging(frames.layout))
    case .paging(.container):
      self = .containers(ContainerPaging(axis: frames.layout.scrollDirection == .horizontal ? .horizontal : .vertical))
    case .flickThresholds(let thresholds) where isPublished:
      self = .publishedThresholds(PublishedFlickThresholds(pageLength: itemWidth + spacing, thresholds: thresholds))
    case .unevenPages where isPublished:
      self = .publishedPages(
        PublishedUnevenPages(pageLength: bounds.width, groupSpacing: Self.groupSpacing(section) ?? spacing))
    case .alignment(let alignment, let flickVelocity) where isPublished:
      self = .publishedAlignment(PublishedAlignment(frames: frames, alignment: alignment, flickVelocity: flickVelocity))
    default: self = .none
    }
  }

  /// Returns the gap between groups, half of it before the first, if the section has no two that could be measured.
  private static func groupSpacing(_ section: FlowSection?) -> Double? {
    guard let section, let spacings = section.lineSpacings, spacings.count < 2 else { return nil }
    return 2 * section.sectionInset.left
  }
}

extension SceneDesign: TargetBehavior {
  mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    switch self {
    case .none: break
    case .containers(var containers): containers.updateTarget(&target, context: context)
    case .publishedThresholds(let thresholds): thresholds.updateTarget(&target, context: context)
    case .publishedPages(let pages): pages.updateTarget(&target, context: context)
    case .publishedAlignment(let alignment): alignment.updateTarget(&target, context: context)
    // These keep state, and leave the enumeration for the call, so that it is changed in place and not copied.
    case .cards(var cards):
      self = .none
      cards.updateTarget(&target, context: context)
      self = .cards(cards)
    case .publishedCards(var cards):
      self = .none
      cards.updateTarget(&target, context: context)
      self = .publishedCards(cards)
    }
  }

  /// True for corrected cards and for containers, along their axis; the published designs leave some targets unchanged.
  func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool {
    switch self {
    case .cards(let cards): cards.alwaysDecidesTarget(along: axis)
    case .containers(let containers): containers.alwaysDecidesTarget(along: axis)
    default: false
    }
  }

  /// True for containers along their axis, which the spring of a page turn reaches.
  func turnsPages(along axis: ScrollAxis) -> Bool {
    if case .containers(let containers) = self { containers.turnsPages(along: axis) } else { false }
  }

  var dependsOnEarlierReleases: Bool {
    switch self {
    case .cards, .publishedCards: true
    default: false
    }
  }

  var isNone: Bool { if case .none = self { true } else { false } }

  mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    guard case .cards(var cards) = self else { return nil }
    self = .none
    defer { self = .cards(cards) }
    return cards.layOut(in: boundsSize)
  }

  /// Computes the snap points of a scroll view in advance.
  mutating func prepare(for configuration: ScrollConfiguration) {
    guard case .cards(var cards) = self else { return }
    cards.prepare(for: configuration.geometry, displayScale: configuration.displayScale)
    self = .cards(cards)
  }

  /// Takes the items after a resize, for the published designs that read them from the collection view.
  mutating func adopt(_ frames: ItemFrames) {
    switch self {
    case .publishedCards(var cards):
      cards.frames = frames
      self = .publishedCards(cards)
    case .publishedAlignment(var alignment):
      alignment.frames = frames
      self = .publishedAlignment(alignment)
    default: break
    }
  }
}
