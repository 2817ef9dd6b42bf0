import PublishedDesigns

/// A scroll view described by a document, ready to run.
public struct Scene: Equatable, Sendable {
  /// The name of the scene.
  public var name: String
  /// The view's geometry, switches and constants.
  public var configuration: ScrollConfiguration
  /// The initial content offset, in points.
  public var contentOffset: Vector2D
  /// The items, or nil if the content has only a size.
  package let layout: FlowLayout?
  /// The snapping, which chooses the targets of releases.
  package let snapping: SceneSnapping
  /// The behavior with its snap points computed, so that many runs can reuse it.
  let behavior: SceneBehavior
  /// The initial content offset that was given; nil for the default one.
  package private(set) var carouselOffset: Vector2D?

  /// Creates a scene without items.
  /// - Parameters:
  ///   - name: The name in reports and file names.
  ///   - configuration: Sizes, switches and constants of the view.
  ///   - contentOffset: The initial content offset; by default the smallest one.
  public init(name: String, configuration: ScrollConfiguration, contentOffset: Vector2D? = nil) {
    (self.name, self.configuration) = (name, configuration)
    self.contentOffset = contentOffset ?? configuration.geometry.minimumContentOffset
    layout = nil
    snapping = .none
    behavior = SceneBehavior(.none, nil, configuration.geometry.boundsSize)
  }

  /// Creates a scene of items.
  /// - Parameters:
  ///   - name: The name in reports and file names.
  ///   - configuration: The view's geometry, switches and constants; the content size is replaced by that of the
  ///     layout.
  ///   - layout: The items; the container size and the reading direction are replaced by those of the scroll view.
  ///   - snapping: The snapping, which chooses the targets of releases.
  ///   - contentOffset: The initial content offset; by default where reading begins, or a carousel's first item.
  public init(
    name: String, configuration: ScrollConfiguration, layout: FlowLayout, snapping: SceneSnapping = .none,
    contentOffset: Vector2D? = nil
  ) { self.init(name, configuration, layout, snapping, contentOffset, knowing: nil) }

  /// Creates a scene of items; `frames` are used again if they are those of the items.
  init(
    _ name: String, _ configuration: ScrollConfiguration, _ layout: FlowLayout, _ snapping: SceneSnapping,
    _ contentOffset: Vector2D?, knowing frames: ItemFrames?
  ) {
    let bounds = configuration.geometry.boundsSize
    var layout = layout
    layout.containerSize = LayoutSize(bounds)
    layout.isRightToLeft = configuration.layoutDirection == .rightToLeft
    if let row = snapping.kind.row { layout = row.content(of: layout, in: bounds) }
    let frames = Self.content(layout, snapping, bounds, knowing: frames)
    var configuration = configuration
    configuration.geometry.contentSize = Size2D(frames.contentSize)
    switch snapping.kind {
    case .paging(.bounds), .tabView: configuration.isPagingEnabled = true
    default: break
    }
    (self.name, self.configuration, self.layout, self.snapping) = (name, configuration, layout, snapping)
    var behavior = SceneBehavior(snapping, frames, of: layout, bounds)
    behavior.prepare(for: configuration)
    self.behavior = behavior
    carouselOffset = contentOffset
    self.contentOffset = contentOffset ?? configuration.geometry.minimumContentOffset
    if contentOffset != nil { return }
    if snapping.kind.row != nil {
      self.contentOffset = makeView().contentOffset
    } else if layout.isRightToLeft && layout.scrollDirection == .horizontal {
      self.contentOffset.x = configuration.geometry.maximumOffset(.horizontal)
    }
  }
}

extension Scene {
  /// Returns whether two scenes are equal; the prepared behavior is not compared, because it follows from the rest.
  public static func == (a: Scene, b: Scene) -> Bool {
    a.name == b.name && a.configuration == b.configuration && a.contentOffset == b.contentOffset
      && a.layout == b.layout && a.snapping == b.snapping && a.carouselOffset == b.carouselOffset
  }

  /// Whether a decision may depend on earlier releases; only the card designs keep state.
  package var dependsOnEarlierReleases: Bool { if case .cardPaging = snapping.kind { true } else { false } }

  static func publishedCarousel(_ layout: FlowLayout) -> PublishedCarousel {
    let section = layout.sections[0]
    return PublishedCarousel(
      itemCount: section.itemSizes.count,
      itemWidth: section.itemSizes.count > 0 ? section.itemSizes[0].width : 0, itemSpacing: section.minimumLineSpacing)
  }

  /// Returns the frames of the layout's items, with the duplicates of a carousel and the insets of centred ends.
  static func content(
    _ layout: FlowLayout, _ snapping: SceneSnapping, _ bounds: Size2D, knowing known: ItemFrames? = nil
  ) -> ItemFrames {
    switch snapping.kind {
    case .groupPagingCentered, .dragGesture: return snapping.kind.behavior(layout.frames, of: layout).frames
    default: break
    }
    guard let row = snapping.kind.row else {
      guard let known else { return layout.frames }
      // The frames do not depend on the room along the layout.
      let (across, direction) = (known.layout.containerSize.across(layout.scrollDirection), layout.scrollDirection)
      let isSameAcross = across == layout.containerSize.across(direction)
      let same = changed(known.layout) { if isSameAcross { $0.containerSize = layout.containerSize } }
      return same == layout ? known : layout.frames
    }
    if snapping.edition == .corrected {
      let items = row.content(of: layout, in: bounds)
      return CarouselRow(items, duplicates: row.copies, loops: row.loops, boundsSize: bounds).layout.frames
    }
    var content = layout
    if case .uniform(let count, let size) = layout.sections[0].itemSizes {
      content.sections[0].itemSizes = .uniform(count: count + 4, size: size)
    }
    return content.frames
  }
}
