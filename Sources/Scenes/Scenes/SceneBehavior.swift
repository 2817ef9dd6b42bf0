/// The target behavior that implements a scene's snapping.
///
/// Copies share their state until one of them changes, because it is large.
package struct SceneBehavior: TargetBehavior, Sendable {
  private var state: State

  /// The state of a behavior; only a behavior that owns it alone changes it.
  private final class State: @unchecked Sendable {
    /// A design that is more than snap points and a rule.
    var design: SceneDesign
    /// The corrected snap points and rule, only laying out for a `design` and without snapping; nil without a layout.
    var items: SnapBehavior?
    let mayRestAnywhere: Bool

    init(_ design: SceneDesign, _ items: SnapBehavior?, mayRestAnywhere: Bool) {
      (self.design, self.items, self.mayRestAnywhere) = (design, items, mayRestAnywhere)
    }
  }

  /// Creates the behavior of a scene, from its layout without duplicates and centred ends; nil has no frames.
  init(_ snapping: SceneSnapping, _ frames: ItemFrames?, of layout: FlowLayout? = nil, _ bounds: Size2D) {
    guard let frames else {
      state = State(.none, nil, mayRestAnywhere: true)
      return
    }
    state = State(
      SceneDesign(snapping, frames, bounds), snapping.kind.behavior(frames, of: layout ?? frames.layout),
      mayRestAnywhere: snapping.kind.mayRestAnywhere)
  }

  /// Copies the state if another behavior shares it.
  private mutating func own() {
    if isKnownUniquelyReferenced(&state) { return }
    state = State(state.design, state.items, mayRestAnywhere: state.mayRestAnywhere)
  }

  /// Computes the snap points of a scroll view in advance, so that copies of the behavior need not.
  mutating func prepare(for configuration: ScrollConfiguration) {
    own()
    state.items?.prepare(for: configuration.geometry, displayScale: configuration.displayScale)
    state.design.prepare(for: configuration)
  }

  package mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    own()
    if !state.design.isNone {
      state.design.updateTarget(&target, context: context)
    } else if !state.mayRestAnywhere {
      state.items?.updateTarget(&target, context: context)
    }
  }

  /// Whether the behavior sets every target on an axis; corrected designs do on theirs, published ones do not.
  package func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool {
    if !state.design.isNone { return state.design.alwaysDecidesTarget(along: axis) }
    return !state.mayRestAnywhere && state.items?.alwaysDecidesTarget(along: axis) ?? false
  }

  /// Whether the spring of a page turn reaches the targets, as it does in the presets that page by groups.
  package func turnsPages(along axis: ScrollAxis) -> Bool {
    state.design.isNone ? state.items?.turnsPages(along: axis) ?? false : state.design.turnsPages(along: axis)
  }

  package mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    own()
    if let size = state.design.layOut(in: boundsSize) { return size }
    guard let size = state.items?.layOut(in: boundsSize), let frames = state.items?.frames else { return nil }
    // The published designs read their items from the collection view, which lays them out again.
    state.design.adopt(frames)
    return size
  }

  /// Whether the behavior keeps state between releases; only the card designs do.
  package var dependsOnEarlierReleases: Bool { state.design.dependsOnEarlierReleases }

  /// The items of the content, laid out for the view's size; nil without a layout.
  var frames: ItemFrames? { state.items?.frames }

  /// Returns the items in a configuration, at their rest offsets in the corrected design.
  func items(in configuration: ScrollConfiguration) -> SceneItems {
    guard let items = state.items else { return SceneItems(ItemList([Double](), in: configuration)) }
    return SceneItems(SnappedItems(items, in: configuration), mayRestAnywhere: state.mayRestAnywhere)
  }
}
