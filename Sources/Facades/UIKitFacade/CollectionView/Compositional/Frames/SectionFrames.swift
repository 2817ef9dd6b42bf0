/// The groups of a section, one after the other, in points from its origin; equal ones take the memory of one.
@MainActor struct SectionFrames {
  let axis: ScrollAxis
  let itemCount: Int
  let groupCount: Int
  /// The distance before the first group, and the origin of every group across the line of groups.
  private let origin: CGPoint
  /// The distance from the last group's end to the section's, along the line of groups.
  private let trailing: CGFloat
  /// The groups that repeat: one if all are equal, and otherwise all, with their starts and their first items.
  private var pattern: [GroupFrames] = []
  private var starts: [CGFloat] = []
  private var firsts: [Int] = []
  /// The number of items in the pattern, and the distance from one repetition to the next.
  private var patternCount = 0
  private var pitch: CGFloat = 0

  /// Lays out a section's groups, whose dimensions are fractions of a container.
  init(
    _ section: NSCollectionLayoutSection, itemCount: Int, in container: CGSize, along axis: ScrollAxis, origin: CGPoint,
    trailing: CGFloat, _ solver: GroupSolver
  ) {
    (self.axis, self.origin, self.trailing) = (axis, origin, trailing)
    let isUniform = section.group.isUniform || itemCount == 0
    var position = origin[axis]
    while pattern.isEmpty || !isUniform && patternCount < itemCount {
      // A limit for groups of items without a length.
      let limit = isUniform ? 10_000 : itemCount - patternCount
      let frames = solver.solve(section.group, in: container, from: patternCount, limit: limit)
      if frames.leaves.isEmpty { break }
      pattern.append(frames)
      starts.append(position)
      firsts.append(patternCount)
      patternCount += frames.leaves.count
      pitch = frames.size[axis] + section.interGroupSpacing
      position += pitch
    }
    self.itemCount = isUniform && patternCount > 0 ? itemCount : patternCount
    groupCount = isUniform && patternCount > 0 ? (itemCount + patternCount - 1) / patternCount : pattern.count
  }

  func frames(ofGroup group: Int) -> GroupFrames { pattern[group % pattern.count] }

  func start(ofGroup group: Int) -> CGFloat { starts[group % pattern.count] + CGFloat(group / pattern.count) * pitch }

  func extent(ofGroup group: Int) -> CGFloat { frames(ofGroup: group).size[axis] }

  /// The length of the section along the line of groups, with its insets.
  var length: CGFloat {
    if groupCount == 0 { return origin[axis] + trailing }
    return start(ofGroup: groupCount - 1) + extent(ofGroup: groupCount - 1) + trailing
  }

  /// The extent of the broadest group across the line of groups.
  var breadth: CGFloat { groupCount == 0 ? 0 : pattern.map { $0.size[axis.other] }.max() ?? 0 }

  func firstItem(ofGroup group: Int) -> Int { firsts[group % pattern.count] + group / pattern.count * patternCount }

  func leaf(ofItem item: Int) -> GroupFrames.Leaf {
    let own = firsts.indices.lowest { firsts[$0] > item % patternCount } - 1
    let group = item / patternCount * pattern.count + own
    var leaf = frames(ofGroup: group).leaves[item - firstItem(ofGroup: group)]
    let offset = CGPoint(start(ofGroup: group), origin[axis.other], along: axis)
    leaf.frame = leaf.frame.offsetBy(dx: offset.x, dy: offset.y)
    return leaf
  }

  /// Returns the groups that reach into an interval of the line of groups.
  func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    if groupCount == 0 || !(low <= high) { return 0..<0 }
    // Groups on top of each other are not in order.
    if pattern.count == 1 && !(pitch > 0) { return 0..<groupCount }
    let first = max(0, (0..<groupCount).lowest { start(ofGroup: $0) > low } - 1)
    return first..<max(first, (0..<groupCount).lowest { start(ofGroup: $0) > high })
  }
}
