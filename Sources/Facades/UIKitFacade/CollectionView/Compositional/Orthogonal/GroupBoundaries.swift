/// The content offsets at which a section's groups rest, and the one to which a release goes.
struct GroupBoundaries: Equatable {
  /// The rest offset of each group, in points, within the range.
  private(set) var offsets: [Double]
  private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  private let isMirrored: Bool

  @MainActor init(_ section: CompositionalSection, viewport: CGFloat, range: ClosedRange<Double>) {
    behavior = section.section.orthogonalScrollingBehavior
    let frames = section.frames
    isMirrored = section.mirrorWidth != nil && frames.axis == .horizontal
    // Content offsets count from the left end, groups from the end where reading begins.
    let mirrored = isMirrored ? Double(section.contentLength - viewport) : nil
    let isCentered = behavior == .groupPagingCentered
    offsets = (0..<frames.groupCount).map { group in
      let (start, extent) = (frames.start(ofGroup: group), frames.extent(ofGroup: group))
      let offset = isCentered ? Double(start + extent / 2 - viewport / 2) : Double(start - frames.start(ofGroup: 0))
      return min(max(mirrored.map { $0 - offset } ?? offset, range.lowerBound), range.upperBound)
    }
  }

  /// Returns the target of a release, in points and pt/ms; nil if the section rests anywhere, or pages by its bounds.
  func target(proposed: Double, from offset: Double, velocity: Double, flickSpeed: Double) -> Double? {
    switch behavior {
    case .none, .continuous, .paging: return nil
    case .continuousGroupLeadingBoundary: return nearest(to: proposed)
    case .groupPaging, .groupPagingCentered:
      if velocity == 0 || abs(velocity) < flickSpeed { return nearest(to: offset) }
      // Offsets are on the pixel, which a boundary may miss by a rounding error.
      return velocity > 0
        ? offsets.filter { $0 > offset + 1e-6 }.min() ?? offsets.max()
        : offsets.filter { $0 < offset - 1e-6 }.max() ?? offsets.min()
    }
  }

  /// Returns whether groups rest where a scroll position puts an item.
  func isRest(_ position: UICollectionView.ScrollPosition, along axis: ScrollAxis) -> Bool {
    let (start, middle, end) = UICollectionView.ScrollPosition.along(axis)
    return switch behavior {
    case .none, .continuous, .paging: false
    case .groupPagingCentered: position == middle
    case .groupPaging, .continuousGroupLeadingBoundary: position == (isMirrored ? end : start)
    }
  }

  func nearest(to offset: Double) -> Double? { group(nearestTo: offset).map { offsets[$0] } }

  func group(nearestTo x: Double) -> Int? { offsets.indices.min { abs(offsets[$0] - x) < abs(offsets[$1] - x) } }
}
