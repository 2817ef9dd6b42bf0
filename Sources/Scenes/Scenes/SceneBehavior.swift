/// The target behavior that implements a scene's snapping.
///
/// Copies share their design until one of them changes, because it is large.
package struct SceneBehavior: TargetBehavior, Sendable {
  private var design: SceneDesign

  /// Creates the behavior of a scene, from its layout without duplicates and centred ends; nil has no frames.
  init(_ snapping: SceneSnapping, _ frames: ItemFrames?, of layout: FlowLayout? = nil, _ bounds: Size2D) {
    design =
      frames.map { .of(snapping, $0, of: layout ?? $0.layout, bounds) } ?? SceneDesign(nil, mayRestAnywhere: true)
  }

  /// Copies the design if another behavior shares it.
  private mutating func own() { if !isKnownUniquelyReferenced(&design) { design = design.copy() } }

  /// Computes the snap points of a scroll view in advance, so that copies of the behavior need not.
  mutating func prepare(for configuration: ScrollConfiguration) {
    own()
    design.prepare(for: configuration)
  }

  package mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    own()
    design.updateTarget(&target, context)
  }

  /// Whether the behavior sets every target on an axis; corrected designs do on theirs, published ones do not.
  package func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { design.alwaysDecidesTarget(along: axis) }

  /// Whether the spring of a page turn reaches the targets, as it does in the presets that page by groups.
  package func turnsPages(along axis: ScrollAxis) -> Bool { design.turnsPages(along: axis) }

  package mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    own()
    return design.layOut(in: boundsSize)
  }

  /// Whether the behavior keeps state between releases; only the card designs do.
  package var dependsOnEarlierReleases: Bool { design.dependsOnEarlierReleases }

  /// The items of the content, laid out for the view's size; nil without a layout.
  var frames: ItemFrames? { design.items?.frames }

  /// Returns the items in a configuration, at their rest offsets in the corrected design.
  func items(in configuration: ScrollConfiguration) -> SceneItems {
    guard let items = design.items else { return SceneItems(ItemList([Double](), in: configuration)) }
    return SceneItems(SnappedItems(items, in: configuration), mayRestAnywhere: design.mayRestAnywhere)
  }
}
