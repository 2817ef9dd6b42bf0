/// A snapping rule of your own that rests on items: it states where the items are, and chooses one when a drag ends.
///
/// ```swift
/// /// Rests where a tile begins, every 120 pt.
/// struct Tiles: ItemSnapping {
///   func itemPositions(in geometry: ScrollViewGeometry) -> [Double] { (0..<20).map { Double($0) * 120 } }
///
///   func targetItem(among tiles: ItemList, context: TargetContext) -> Int? { tiles.item(at: context.proposedTarget) }
/// }
/// ```
///
/// ``ViewUnderTest/init(_:_:declared:rule:)`` makes a view under test of it.
///
/// Since the rule states where items rest, maps count items, and audits check them. An item rests with its position at the
/// beginning of the visible area, the bounds without the content inset, or at an end of the scroll range. A resize keeps
/// the item in position.
public protocol ItemSnapping: TargetBehavior, Sendable {
  /// The axis of the row; horizontal by default.
  var axis: ScrollAxis { get }
  /// Returns the position of each item along the axis, in points of the content.
  ///
  /// For a row of cards that rest in the middle, subtract half the difference of the lengths of the view and the card.
  func itemPositions(in geometry: ScrollViewGeometry) -> [Double]
  /// Returns the item at which a drag comes to rest; nil to leave the target unchanged. By default the item nearest to
  /// the proposed target.
  /// - Parameters:
  ///   - items: The items and their content offsets in the sizes of the view.
  ///   - context: The state of the view at the release.
  func targetItem(among items: ItemList, context: TargetContext) -> Int?
}

extension ItemSnapping {
  public var axis: ScrollAxis { .horizontal }

  public func targetItem(among items: ItemList, context: TargetContext) -> Int? {
    items.item(at: context.proposedTarget)
  }

  /// Returns the items in a configuration, each with the content offset at which it rests.
  public func items(in configuration: ScrollConfiguration) -> ItemList {
    ItemList(at: itemPositions(in: configuration.geometry), in: configuration, axis: axis)
  }

  /// Chooses an item when a drag ends; keeps the item in position on a resize.
  public mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    var configuration = ScrollConfiguration(geometry: context.geometry)
    configuration.displayScale = context.displayScale
    let items = items(in: configuration)
    let item: Int?
    switch context.reason {
    case .dragEnd: item = targetItem(among: items, context: context)
    case .resize:
      configuration.geometry = context.previousGeometry
      item = self.items(in: configuration).item(at: context.previousTarget)
    }
    if let offset = item.flatMap({ items.contentOffset(ofItem: $0) }) { target[axis] = offset[axis] }
  }

  public func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { axis == self.axis }
  public var dependsOnEarlierReleases: Bool { false }
}

extension ViewUnderTest where Items == ItemList {
  /// Creates a view under test from a rule that states where its items are.
  /// - Parameters:
  ///   - name: The name of the view in reports.
  ///   - configuration: The configuration of the view; variants change its content inset, display scale or bounds.
  ///   - declared: The declared properties of the design.
  ///   - rule: The rule.
  public init(
    _ name: String, _ configuration: ScrollConfiguration, declared: DeclaredFeel = DeclaredFeel(),
    rule: some ItemSnapping
  ) {
    self.init(
      name, configuration, declared: declared, items: { rule.items(in: $0) },
      makeView: { Scroller($0, behavior: rule) })
  }

  /// Creates a view under test from the content offsets of its items, for a hook that does not state them.
  ///
  /// ```swift
  /// let cards = ViewUnderTest("cards", configuration, itemOffsets: [0, 336, 672]) { Scroller($0, behavior: CardSnapping()) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the view in reports.
  ///   - configuration: The configuration of the view; variants change its content inset, display scale or bounds.
  ///   - declared: The declared properties of the design.
  ///   - itemOffsets: The content offset at which each item rests, in points, without a content inset.
  ///   - makeView: Creates a view at rest.
  public init(
    _ name: String, _ configuration: ScrollConfiguration, declared: DeclaredFeel = DeclaredFeel(),
    itemOffsets: [Double], makeView: @escaping @Sendable (ScrollConfiguration) -> any SimulatedScrollView & Sendable
  ) {
    let axis = configuration.geometry.mainAxis
    self.init(
      name, configuration, declared: declared, items: { ItemList(at: itemOffsets, in: $0, axis: axis) },
      makeView: makeView)
  }
}
