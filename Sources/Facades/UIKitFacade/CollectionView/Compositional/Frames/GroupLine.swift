/// The line of a group's subitems while it is laid out.
@MainActor struct GroupLine {
  private typealias Edges = (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?)

  let axis: ScrollAxis
  /// The length of each subitem if they share the group's length; otherwise nil.
  let equalLength: CGFloat?
  private(set) var leafCount = 0
  private let subitems: [NSCollectionLayoutItem]
  private let spacing: NSCollectionLayoutSpacing?
  private let inner: CGRect
  /// The most slots, or nil for as many as fit.
  private let mostSlots: Int?
  /// The subitems so far, and the spacings at their edges, along and across the line.
  private var slots: [(frames: GroupFrames, along: Edges, across: Edges)] = []
  private var used: CGFloat = 0

  init(_ group: NSCollectionLayoutGroup, inner: CGRect) {
    (axis, subitems, spacing, self.inner) = (group.axis, group.subitems, group.interItemSpacing, inner)
    switch group.arrangement {
    case .equal(let count):
      let gaps = CGFloat(count - 1) * (spacing?.spacing ?? 0)
      (equalLength, mostSlots) = (max(0, (inner.length(axis) - gaps) / CGFloat(count)), count)
    case .repeated(let count): (equalLength, mostSlots) = (nil, count)
    case .sequence, .custom:
      // A group that grows with its items shows each subitem once.
      let grows = group.layoutSize.dimension(axis).isEstimated
      (equalLength, mostSlots) = (nil, grows ? subitems.count : nil)
    }
  }

  /// The next subitem; nil if the line takes no other.
  var nextItem: NSCollectionLayoutItem? {
    subitems.isEmpty || mostSlots.map { slots.count >= $0 } == true ? nil : subitems[slots.count % subitems.count]
  }

  /// Adds a subitem; returns false, and does not add it, if it does not fit or shows nothing.
  mutating func append(_ frames: GroupFrames, of item: NSCollectionLayoutItem) -> Bool {
    if frames.leaves.isEmpty { return false }
    func ends(_ axis: ScrollAxis) -> Edges { item.edgeSpacing?.ends(axis) ?? (nil, nil) }
    var added = Self.length(of: frames, with: ends(axis), axis)
    if !slots.isEmpty { added += spacing?.spacing ?? 0 }
    let room = inner.length(axis)
    // Fractions that make up a whole may exceed it by a rounding error.
    if mostSlots == nil && !slots.isEmpty && used + added > room + 1e-6 * max(1, room) { return false }
    used += added
    slots.append((frames, ends(axis), ends(axis.other)))
    leafCount += frames.leaves.count
    return true
  }

  private static func length(of frames: GroupFrames, with edges: Edges, _ axis: ScrollAxis) -> CGFloat {
    frames.size[axis] + (edges.before?.spacing ?? 0) + (edges.after?.spacing ?? 0)
  }

  /// Returns the frames of the line in a group, whose estimated dimensions follow from the line.
  func frames(of size: CGSize, _ group: NSCollectionLayoutGroup) -> GroupFrames {
    var size = size
    let across = axis.other
    let grows = group.layoutSize.dimension(axis).isEstimated
    let growsAcross = group.layoutSize.dimension(across).isEstimated
    let broadest = slots.map { Self.length(of: $0.frames, with: $0.across, across) }.max()
    let room = grows ? used : inner.length(axis)
    let roomAcross = growsAcross ? broadest ?? 0 : inner.length(across)
    if grows { size[axis] = room + (size[axis] - inner.length(axis)) }
    if growsAcross && broadest != nil { size[across] = roomAcross + (size[across] - inner.length(across)) }
    return GroupFrames(size: size, leaves: leaves(in: room, roomAcross))
  }

  private func leaves(in room: CGFloat, _ roomAcross: CGFloat) -> [GroupFrames.Leaf] {
    let gaps = slots.flatMap { [$0.along.before, $0.along.after] } + slots.dropFirst().map { _ in spacing }
    let flexible = gaps.count { $0?.isFlexibleSpacing ?? false }
    let share = flexible > 0 ? max(0, room - used) / CGFloat(flexible) : 0
    func gap(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }
    var leaves: [GroupFrames.Leaf] = []
    leaves.reserveCapacity(leafCount)
    var position: CGFloat = 0
    for (index, slot) in slots.enumerated() {
      if index > 0 { position += gap(spacing) }
      position += gap(slot.along.before)
      var across = slot.across.before?.spacing ?? 0
      if slot.across.before?.isFlexibleSpacing == true {
        let left = max(0, roomAcross - slot.frames.size[axis.other] - across - (slot.across.after?.spacing ?? 0))
        across += slot.across.after?.isFlexibleSpacing == true ? left / 2 : left
      }
      let origin = CGPoint(position, across, along: axis)
      for var leaf in slot.frames.leaves {
        leaf.frame = leaf.frame.offsetBy(dx: inner.minX + origin.x, dy: inner.minY + origin.y)
        leaves.append(leaf)
      }
      position += slot.frames.size[axis] + gap(slot.along.after)
    }
    return leaves
  }
}
