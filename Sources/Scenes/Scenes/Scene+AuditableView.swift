import PublishedDesigns

extension Scene: AuditableView {
  /// Returns the scene's scroll view, at rest at time 0.
  public func makeView() -> SceneView {
    if case .dragGesture(_, _, let style) = snapping.kind {
      return SceneView(
        DragGestureRow(
          configuration, style: style, axis: scrollAxis ?? .horizontal, contentOffset: contentOffset,
          behavior: behavior))
    }
    guard let layout, case .carousel(let copies, let interval, let loops, let fillsView) = snapping.kind else {
      return SceneView(Scroller(configuration, contentOffset: contentOffset, behavior: behavior))
    }
    if snapping.edition == .published {
      return SceneView(
        PublishedCarouselView(
          Self.publishedCarousel(layout), configuration, contentOffset: carouselOffset, autoScrollInterval: interval))
    }
    return SceneView(
      Carousel(
        layout, configuration, contentOffset: carouselOffset, duplicates: copies, autoScrollInterval: interval,
        loops: loops, fillsView: fillsView))
  }

  /// The first item of a carousel, because the published carousel counts from there; nil for other scenes.
  public var preferredStartItem: Int? {
    if case .carousel = snapping.kind { return 0 }
    return nil
  }

  /// Returns the items in the scene's configuration.
  public var items: SceneItems { items(in: configuration) }

  /// Returns the items in a configuration that the scene's view has, or had before a resize.
  /// - Complexity: O(lines), O(1) for uniform items.
  public func items(in configuration: ScrollConfiguration) -> SceneItems {
    guard let layout, case .carousel(let copies, _, let loops, let fillsView) = snapping.kind else {
      return behavior.items(in: configuration)
    }
    if snapping.edition == .published {
      return SceneItems(PublishedCarouselItems(Self.publishedCarousel(layout), in: configuration))
    }
    let paging = CarouselPaging(
      layout, duplicates: copies, loops: loops, fillsView: fillsView,
      boundsSize: self.configuration.geometry.boundsSize)
    return SceneItems(CarouselItems(paging, in: configuration))
  }

  /// The declared properties of the scene's snapping; a published design declares those of its corrected design.
  public var declared: DeclaredFeel {
    if case .none = snapping.kind { return DeclaredFeel(snaps: configuration.isPagingEnabled) }
    return snapping.kind.declared
  }

  public var scrollAxis: ScrollAxis? { layout.map { ScrollAxis($0.scrollDirection) } }

  /// The items at which gestures may begin.
  ///
  /// The published carousel tracks its page itself, so only its first item is where it assumes it is.
  public var startItems: [Int]? { snapping.edition == .published ? preferredStartItem.map { [$0] } : nil }

  /// Returns the intervals that items cover along the layout; in a carousel, those of the original items.
  /// - Complexity: O(sections · items asked for).
  public func extents(ofItems items: Range<Int>) -> [ClosedRange<Double>]? {
    guard let layout, let content = content() else { return nil }
    let frames = items.compactMap(content.frame)
    if frames.count < items.count { return nil }
    return frames.map { layout.scrollDirection == .horizontal ? $0.minX...$0.maxX : $0.minY...$0.maxY }
  }
}
