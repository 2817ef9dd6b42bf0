import FlowLayoutModel
import PublishedDesigns
import ScrollPhysics
import Snapping

/// A design that is more than snap points and a rule.
///
/// It is an enumeration and not an existential, so that a release costs no allocation and the designs compile as Embedded
/// Swift.
enum SceneDesign: TargetBehavior, Sendable {
  case cards(CardPaging)
  case publishedCards(PublishedCardPaging)
  case publishedThresholds(PublishedFlickThresholds)
  case publishedPages(PublishedUnevenPages)
  case publishedAlignment(PublishedAlignment)
  case containers(ContainerPaging)

  mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    switch self {
    case .cards(var design):
      design.updateTarget(&target, context: context)
      self = .cards(design)
    case .publishedCards(var design):
      design.updateTarget(&target, context: context)
      self = .publishedCards(design)
    case .publishedThresholds(let design): design.updateTarget(&target, context: context)
    case .publishedPages(let design): design.updateTarget(&target, context: context)
    case .publishedAlignment(let design): design.updateTarget(&target, context: context)
    case .containers(var design): design.updateTarget(&target, context: context)
    }
  }

  /// True for corrected cards and for containers, along their axis; the published designs leave some targets unchanged.
  func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool {
    switch self {
    case .cards(let design): design.alwaysDecidesTarget(along: axis)
    case .containers(let design): design.alwaysDecidesTarget(along: axis)
    default: false
    }
  }

  /// True for containers along their axis, which the spring of a page turn reaches.
  func turnsPages(along axis: ScrollAxis) -> Bool {
    if case .containers(let design) = self { design.turnsPages(along: axis) } else { false }
  }

  var dependsOnEarlierReleases: Bool {
    switch self {
    case .cards, .publishedCards: true
    case .publishedThresholds, .publishedPages, .publishedAlignment, .containers: false
    }
  }

  mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    guard case .cards(var design) = self else { return nil }
    defer { self = .cards(design) }
    return design.layOut(in: boundsSize)
  }

  /// Computes the snap points of a scroll view in advance.
  mutating func prepare(for configuration: ScrollConfiguration) {
    guard case .cards(var design) = self else { return }
    design.prepare(for: configuration.geometry, displayScale: configuration.displayScale)
    self = .cards(design)
  }

  /// Takes the items after a resize, for the published designs that read them from the collection view.
  mutating func adopt(_ frames: ItemFrames) {
    switch self {
    case .publishedCards(var design):
      design.frames = frames
      self = .publishedCards(design)
    case .publishedAlignment(var design):
      design.frames = frames
      self = .publishedAlignment(design)
    case .cards, .publishedThresholds, .publishedPages, .containers: break
    }
  }
}
