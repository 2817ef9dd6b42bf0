import ScrollPhysics

/// The scroll view of a section that scrolls across its layout; its cells are the section's.
final class OrthogonalScrollView: UIScrollView {
  private(set) var sectionIndex = 0
  private(set) var boundaries: GroupBoundaries?
  private var axis = ScrollAxis.horizontal
  /// The computation of the layout that the view shows, and the collection view's rate then.
  private var shown: (stamp: Int, rate: DecelerationRate)?

  private var collectionView: UICollectionView? { superview as? UICollectionView }

  func show(_ section: CompositionalSection, in view: UICollectionView) {
    if let shown, shown == (section.stamp, view.decelerationRate), simulation == view.simulation { return }
    shown = (section.stamp, view.decelerationRate)
    // A section that was empty has not yet been anywhere.
    let isNew = boundaries?.offsets.isEmpty ?? true
    let group = boundaries?.group(nearestTo: Vector2D(contentOffset)[axis])
    let oldSize = super.bounds.size
    let oldEnd = engine.configuration.geometry.maximumContentOffset.x
    sectionIndex = section.index
    axis = section.frames.axis
    let behavior = section.section.orthogonalScrollingBehavior
    let properties = section.section.orthogonalScrollingProperties
    engine.changeTogether {
      isPagingEnabled = behavior == .paging
      let (bounce, rate) = (properties.bounce, properties.decelerationRate)
      decelerationRate = rate == .automatic ? view.decelerationRate : DecelerationRate(rawValue: rate.rawValue)
      bounces = bounce != .never
      alwaysBounceHorizontal = axis == .horizontal && bounce == .always
      alwaysBounceVertical = axis == .vertical && bounce == .always
      if frame != section.band { frame = section.band }
      contentSize = CGSize(section.contentLength, section.band.length(axis.other), along: axis)
      contentInset = section.centringInset
      if simulation != view.simulation { simulation = view.simulation }
    }
    let geometry = engine.configuration.geometry
    let (low, high) = (geometry.minimumContentOffset[axis], geometry.maximumContentOffset[axis])
    let boundaries = GroupBoundaries(section, viewport: section.band.length(axis), range: low...max(low, high))
    let isChanged = boundaries != self.boundaries
    self.boundaries = boundaries
    let snaps = behavior != .continuous && behavior != .paging
    builtInPaging = (snaps ? axis : nil, behavior == .groupPaging || behavior == .groupPagingCentered)
    let isMirrored = section.mirrorWidth != nil && axis == .horizontal
    if isNew {
      if isMirrored { place(at: high) } else if low != 0 { place(at: low) }
    } else if isMirrored, high != oldEnd, oldSize == section.band.size || !snaps {
      // What is shown stays as far from the right end, where reading begins.
      place(at: min(max(low, Double(contentOffset.x) + high - oldEnd), high))
    } else if isChanged, snaps, let group, oldSize != section.band.size, boundaries.offsets.indices.contains(group) {
      place(at: boundaries.offsets[group])
    }
  }

  /// The content offsets at which the groups rest; none if the section rests anywhere or pages by its bounds.
  var restOffsets: [CGPoint] {
    guard let boundaries, builtInPaging.axis != nil else { return [] }
    return boundaries.offsets.map { CGPoint(CGFloat($0), 0, along: axis) }
  }

  /// Scrolls to an item, or to its group where the section rests on groups at that position, whatever the item's insets.
  func scrollOnGroup(to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    if !position.isEmpty, let boundaries, boundaries.isRest(position, along: axis),
      let offset = boundaries.nearest(to: Double(contentOffset(showing: frame, at: position)[axis]))
    {
      return setContentOffset(self.offset(at: offset), animated: animated)
    }
    scroll(to: frame, at: position, animated: animated)
  }

  private func place(at place: Double) {
    let point = offset(at: place)
    if point != contentOffset { setContentOffset(point, animated: false) }
  }

  private func offset(at place: Double) -> CGPoint { CGPoint(Vector2D(contentOffset).replacing(axis, with: place)) }

  override func decide(_ target: inout CGPoint, velocity: CGPoint) {
    super.decide(&target, velocity: velocity)
    let chosen = boundaries?.target(
      proposed: Double(target[axis]), from: engine.shown.contentOffset[axis], velocity: Double(velocity[axis]),
      flickSpeed: engine.configuration.tuning.pageFlickSpeed)
    if let chosen { target[axis] = CGFloat(chosen) }
  }

  override func show(_ contentOffset: Vector2D, in engine: ScrollViewEngine) {
    super.show(contentOffset, in: engine)
    collectionView?.unchanged = nil
    collectionView?.setNeedsLayout()
  }

  override func fingerTapped(at point: CGPoint) {
    guard let view = collectionView, view.allowsSelection else { return }
    let path = (view.layout as? UICollectionViewCompositionalLayout)?.item(inSection: sectionIndex, at: point)
    path.map(view.tap)
  }
}

extension CompositionalSection {
  /// The inset that lets the first and the last group rest in the centre.
  fileprivate var centringInset: UIEdgeInsets {
    if section.orthogonalScrollingBehavior != .groupPagingCentered || frames.groupCount == 0 { return .zero }
    let viewport = band.length(frames.axis)
    let last = frames.groupCount - 1
    let before = (viewport - frames.extent(ofGroup: 0)) / 2 - frames.start(ofGroup: 0)
    let end = frames.start(ofGroup: last) + frames.extent(ofGroup: last)
    let after = (viewport - frames.extent(ofGroup: last)) / 2 - (contentLength - end)
    let (left, right) = mirrorWidth == nil ? (before, after) : (after, before)
    return frames.axis == .horizontal
      ? UIEdgeInsets(top: 0, left: max(0, left), bottom: 0, right: max(0, right))
      : UIEdgeInsets(top: max(0, before), left: 0, bottom: max(0, after), right: 0)
  }
}
