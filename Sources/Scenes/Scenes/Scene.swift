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
  ///   - frames: Frames that are used again if they are those of the items.
  public init(
    name: String, configuration: ScrollConfiguration, layout: FlowLayout, snapping: SceneSnapping = .none,
    contentOffset: Vector2D? = nil, knowing frames: ItemFrames? = nil
  ) {
    let bounds = configuration.geometry.boundsSize
    var layout = layout
    layout.containerSize = LayoutSize(bounds)
    layout.isRightToLeft = configuration.layoutDirection == .rightToLeft
    var configuration = configuration
    if case .paging(.bounds) = snapping.kind { configuration.isPagingEnabled = true }
    if case .carousel(_, _, _, true) = snapping.kind {
      (layout, configuration.isPagingEnabled) = (layout.pages(in: bounds), true)
    }
    let frames = Self.content(layout, snapping, bounds, knowing: frames)
    configuration.geometry.contentSize = Size2D(frames.contentSize)
    (self.name, self.configuration, self.layout, self.snapping) = (name, configuration, layout, snapping)
    var behavior = SceneBehavior(snapping, frames, of: layout, bounds)
    behavior.prepare(for: configuration)
    self.behavior = behavior
    carouselOffset = contentOffset
    self.contentOffset = contentOffset ?? configuration.geometry.minimumContentOffset
    if contentOffset != nil { return }
    if case .carousel = snapping.kind {
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

  /// Whether a decision may depend on earlier releases: the card designs and the published carousel keep state.
  package var dependsOnEarlierReleases: Bool { behavior.dependsOnEarlierReleases || startItems != nil }

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
    guard case .carousel(let copies, _, let loops, let fillsView) = snapping.kind else {
      // The frames do not depend on the room along the layout.
      let (direction, container) = (layout.scrollDirection, layout.containerSize)
      guard let known, known.layout.containerSize.across(direction) == container.across(direction),
        changed(known.layout, { $0.containerSize = container }) == layout
      else { return layout.frames }
      return known
    }
    if snapping.edition == .corrected {
      let items = fillsView ? layout.pages(in: bounds) : layout
      return CarouselRow(items, duplicates: copies, loops: loops, boundsSize: bounds).layout.frames
    }
    var content = layout
    if case .uniform(let count, let size) = layout.sections[0].itemSizes {
      content.sections[0].itemSizes = .uniform(count: count + 4, size: size)
    }
    return content.frames
  }
}
