import PublishedDesigns

/// The corrected snap points and rule of a scene, behind a reference; only a behavior that owns it alone changes it.
///
/// It is a class, not an existential: a release costs no allocation, and it compiles as Embedded Swift.
class SceneDesign: @unchecked Sendable {
  /// The snap points and the rule, only laying out for a ``DesignOf`` and without snapping; nil without a layout.
  fileprivate(set) var items: SnapBehavior?
  let mayRestAnywhere: Bool
  /// The axis whose targets the items always decide, and the one whose pages they turn.
  ///
  /// Both are stored, because a question to the items copies them, and all threads of a map count the same references.
  private let (decidedAxis, pagedAxis): (ScrollAxis?, ScrollAxis?)

  init(_ items: SnapBehavior?, mayRestAnywhere: Bool) {
    (self.items, self.mayRestAnywhere) = (items, mayRestAnywhere)
    let axis = items.flatMap { $0.alwaysDecidesTarget(along: $0.axis) ? $0.axis : nil }
    (decidedAxis, pagedAxis) = (mayRestAnywhere ? nil : axis, items?.turnsPages == true ? axis : nil)
  }

  /// Creates the design of a scene, from its layout without duplicates and centred ends.
  static func of(
    _ snapping: SceneSnapping, _ frames: ItemFrames, of layout: FlowLayout, _ bounds: Size2D
  ) -> SceneDesign {
    let isPublished = snapping.edition == .published
    let section = frames.layout.sections.first
    let itemWidth = section.flatMap { $0.itemSizes.count > 0 ? $0.itemSizes[0].width : nil } ?? 0
    let spacing = section?.lineSpacings?.max() ?? section?.minimumLineSpacing ?? 0
    let plain = SceneDesign(
      snapping.kind.behavior(frames, of: layout), mayRestAnywhere: snapping.kind.mayRestAnywhere)
    switch snapping.kind {
    case .cardPaging where isPublished:
      return DesignOf(PublishedCardPaging(frames: frames, cardWidth: itemWidth, spaceBetweenCards: spacing), plain)
    case .cardPaging: return DesignOf(CardPaging(frames.layout), plain)
    case .paging(.container):
      return DesignOf(ContainerPaging(axis: ScrollAxis(frames.layout.scrollDirection)), plain)
    case .flickThresholds(let thresholds) where isPublished:
      return DesignOf(PublishedFlickThresholds(pageLength: itemWidth + spacing, thresholds: thresholds), plain)
    case .unevenPages where isPublished:
      let gap = Self.groupSpacing(section) ?? spacing
      return DesignOf(PublishedUnevenPages(pageLength: bounds.width, groupSpacing: gap), plain)
    case .alignment(let alignment, let flickVelocity) where isPublished:
      return DesignOf(PublishedAlignment(frames: frames, alignment: alignment, flickVelocity: flickVelocity), plain)
    default: return plain
    }
  }

  /// Returns the gap between groups, half of it before the first, if the section has no two that could be measured.
  private static func groupSpacing(_ section: FlowSection?) -> Double? {
    guard let section, let spacings = section.lineSpacings, spacings.count < 2 else { return nil }
    return 2 * section.sectionInset.left
  }

  func copy() -> SceneDesign { SceneDesign(items, mayRestAnywhere: mayRestAnywhere) }

  func prepare(for configuration: ScrollConfiguration) {
    items?.prepare(for: configuration.geometry, displayScale: configuration.displayScale)
  }

  func updateTarget(_ target: inout Vector2D, _ context: TargetContext) {
    if !mayRestAnywhere { items?.updateTarget(&target, context: context) }
  }

  func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { axis == decidedAxis }
  func turnsPages(along axis: ScrollAxis) -> Bool { axis == pagedAxis }
  var dependsOnEarlierReleases: Bool { false }
  func layOut(in boundsSize: Size2D) -> Size2D? { items?.layOut(in: boundsSize) }
}

/// A design that is more than snap points and a rule.
private final class DesignOf<Behavior: WholeDesign>: SceneDesign, @unchecked Sendable {
  private var behavior: Behavior

  init(_ behavior: Behavior, _ plain: SceneDesign) {
    self.behavior = behavior
    super.init(plain.items, mayRestAnywhere: plain.mayRestAnywhere)
  }

  override func copy() -> SceneDesign { DesignOf(behavior, self) }

  override func prepare(for configuration: ScrollConfiguration) {
    super.prepare(for: configuration)
    behavior.prepare(for: configuration.geometry, displayScale: configuration.displayScale)
  }

  override func updateTarget(_ target: inout Vector2D, _ context: TargetContext) {
    behavior.updateTarget(&target, context: context)
  }

  override func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { behavior.alwaysDecidesTarget(along: axis) }
  override func turnsPages(along axis: ScrollAxis) -> Bool { behavior.turnsPages(along: axis) }
  override var dependsOnEarlierReleases: Bool { behavior.dependsOnEarlierReleases }

  override func layOut(in boundsSize: Size2D) -> Size2D? {
    if let size = behavior.layOut(in: boundsSize) { return size }
    let size = super.layOut(in: boundsSize)
    if let frames = items?.frames { behavior.adopt(frames) }
    return size
  }
}

private protocol WholeDesign: TargetBehavior {
  mutating func prepare(for geometry: ScrollViewGeometry, displayScale: Double)
  /// Takes the items after a resize, for the published designs, which read them from the collection view.
  mutating func adopt(_ frames: ItemFrames)
}

extension WholeDesign {
  mutating func prepare(for geometry: ScrollViewGeometry, displayScale: Double) {}
  mutating func adopt(_ frames: ItemFrames) {}
}

extension CardPaging: WholeDesign {}
extension ContainerPaging: WholeDesign {}
extension PublishedCardPaging: WholeDesign { mutating func adopt(_ frames: ItemFrames) { self.frames = frames } }
extension PublishedFlickThresholds: WholeDesign {}
extension PublishedUnevenPages: WholeDesign {}
extension PublishedAlignment: WholeDesign { mutating func adopt(_ frames: ItemFrames) { self.frames = frames } }
