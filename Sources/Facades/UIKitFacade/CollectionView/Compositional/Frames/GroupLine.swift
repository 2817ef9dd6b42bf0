/// The line of a group's subitems while it is laid out.
@MainActor struct GroupLine {
  private typealias Edges = (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?)

  private struct Slot {
    var frames: GroupFrames
    /// The spacings at the subitem's edges, along and across the line.
    var along: Edges
    var across: Edges
  }

  let axis: ScrollAxis
  /// The length of each subitem if they share the group's length; otherwise nil.
  let equalLength: CGFloat?
  private(set) var leafCount = 0
  private let subitems: [NSCollectionLayoutItem]
  private let spacing: NSCollectionLayoutSpacing?
  private let inner: CGRect
  /// The most slots, or nil for as many as fit.
  private let mostSlots: Int?
  private var slots: [Slot] = []
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

  var takesAnother: Bool { !subitems.isEmpty && mostSlots.map { slots.count < $0 } ?? true }
  var nextItem: NSCollectionLayoutItem { subitems[slots.count % subitems.count] }

  /// Adds a subitem; returns false, and does not add it, if it does not fit or shows nothing.
  mutating func append(_ frames: GroupFrames, of item: NSCollectionLayoutItem) -> Bool {
    if frames.leaves.isEmpty { return false }
    let edges = item.edgeSpacing
    let slot = Slot(
      frames: frames, along: edges?.ends(axis) ?? (nil, nil), across: edges?.ends(axis.other) ?? (nil, nil))
    var added = Self.length(of: slot.frames, with: slot.along, axis)
    if !slots.isEmpty { added += spacing?.spacing ?? 0 }
    let room = inner.length(axis)
    // Fractions that make up a whole may exceed it by a rounding error.
    if mostSlots == nil && !slots.isEmpty && used + added > room + 1e-6 * max(1, room) { return false }
    used += added
    slots.append(slot)
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
      let origin = CGPoint(position, positionAcross(slot, roomAcross), along: axis)
      for leaf in slot.frames.leaves {
        var placed = leaf
        placed.frame = leaf.frame.offsetBy(dx: inner.minX + origin.x, dy: inner.minY + origin.y)
        leaves.append(placed)
      }
      position += slot.frames.size[axis] + gap(slot.along.after)
    }
    return leaves
  }

  private func positionAcross(_ slot: Slot, _ room: CGFloat) -> CGFloat {
    let (before, after) = slot.across
    let start = before?.spacing ?? 0
    guard let before, before.isFlexibleSpacing else { return start }
    let left = max(0, room - slot.frames.size[axis.other] - start - (after?.spacing ?? 0))
    return start + (after?.isFlexibleSpacing ?? false ? left / 2 : left)
  }
}
