import ScrollPhysics

/// The groups of a section, one after the other, in points from the section's origin.
///
/// Groups without estimated sizes take the memory of one. The others take that of their items.
@MainActor
struct SectionFrames {
  /// The axis along which the groups follow each other.
  let axis: ScrollAxis
  let itemCount: Int
  let groupCount: Int
  /// The distance before the first group, and the origin of every group across the line of groups.
  private let origin: CGPoint
  /// The distance from the last group's end to the section's, along the line of groups.
  private let trailing: CGFloat
  /// The only group, of which the others are repetitions, and the distance from one to the next.
  private let template: GroupFrames?
  private let pitch: CGFloat
  private let groups: [GroupFrames]
  private let starts: [CGFloat]
  private let firsts: [Int]

  /// Lays out a section's groups, whose dimensions are fractions of a container.
  init(
    _ section: NSCollectionLayoutSection, itemCount: Int, in container: CGSize, along axis: ScrollAxis, origin: CGPoint,
    trailing: CGFloat, _ solver: GroupSolver
  ) {
    (self.axis, self.origin, self.trailing) = (axis, origin, trailing)
    let group = section.group
    let spacing = section.interGroupSpacing
    if group.isUniform || itemCount == 0 {
      let frames = solver.solve(group, in: container, from: 0, limit: Self.mostLeaves)
      (template, groups, starts, firsts) = (frames, [], [], [])
      pitch = frames.size[axis] + spacing
      let perGroup = frames.leaves.count
      self.itemCount = perGroup > 0 ? itemCount : 0
      groupCount = perGroup > 0 ? (itemCount + perGroup - 1) / perGroup : 0
      return
    }
    var (groups, starts, firsts, first, position) = ([GroupFrames](), [CGFloat](), [Int](), 0, origin[axis])
    while first < itemCount {
      let frames = solver.solve(group, in: container, from: first, limit: itemCount - first)
      if frames.leaves.isEmpty { break }
      groups.append(frames)
      starts.append(position)
      firsts.append(first)
      first += frames.leaves.count
      position += frames.size[axis] + spacing
    }
    (self.groups, self.starts, self.firsts, template, pitch) = (groups, starts, firsts, nil, 0)
    self.itemCount = first
    groupCount = groups.count
  }

  /// A limit for groups of items without a length.
  private static let mostLeaves = 10_000

  func frames(ofGroup group: Int) -> GroupFrames { template ?? groups[group] }

  /// Returns the position of a group along the line of groups.
  func start(ofGroup group: Int) -> CGFloat { template == nil ? starts[group] : origin[axis] + CGFloat(group) * pitch }

  /// Returns the length of a group along the line of groups.
  func extent(ofGroup group: Int) -> CGFloat { frames(ofGroup: group).size[axis] }

  /// The length of the section along the line of groups, with its insets.
  var length: CGFloat {
    if groupCount == 0 { return origin[axis] + trailing }
    return start(ofGroup: groupCount - 1) + extent(ofGroup: groupCount - 1) + trailing
  }

  /// The extent of the broadest group across the line of groups.
  var breadth: CGFloat {
    if groupCount == 0 { return 0 }
    return groups.map { $0.size[axis.other] }.max() ?? frames(ofGroup: 0).size[axis.other]
  }

  func firstItem(ofGroup group: Int) -> Int { template.map { group * $0.leaves.count } ?? firsts[group] }

  func items(ofGroup group: Int) -> Range<Int> {
    let first = firstItem(ofGroup: group)
    return first..<min(itemCount, first + frames(ofGroup: group).leaves.count)
  }

  func group(ofItem item: Int) -> Int {
    if let template { return item / max(1, template.leaves.count) }
    return firsts.indices.lowest { firsts[$0] > item } - 1
  }

  /// Returns an item in the section's coordinates.
  func leaf(ofItem item: Int) -> GroupFrames.Leaf {
    let group = group(ofItem: item)
    var leaf = frames(ofGroup: group).leaves[item - firstItem(ofGroup: group)]
    let offset = CGPoint(start(ofGroup: group), origin[axis.other], along: axis)
    leaf.frame = leaf.frame.offsetBy(dx: offset.x, dy: offset.y)
    return leaf
  }

  /// Returns the groups that reach into an interval of the line of groups.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    if groupCount == 0 || !(low <= high) { return 0..<0 }
    if template != nil {
      if !(pitch > 0) { return 0..<groupCount }
      func bounded(_ number: CGFloat) -> Int { Int(max(0, min(CGFloat(groupCount), number))) }
      let first = bounded(((low - origin[axis]) / pitch).rounded(.down))
      return first..<max(first, bounded(((high - origin[axis]) / pitch).rounded(.down) + 1))
    }
    let first = max(0, starts.indices.lowest { starts[$0] > low } - 1)
    return first..<max(first, starts.indices.lowest { starts[$0] > high })
  }
}
