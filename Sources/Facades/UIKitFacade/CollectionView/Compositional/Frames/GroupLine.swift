import Foundation

/// The line of a group's subitems while it is laid out.
@MainActor
struct GroupLine {
  private struct Slot {
    var frames: GroupFrames
    var spacing: NSCollectionLayoutEdgeSpacing?
  }

  let isHorizontal: Bool
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
    (subitems, spacing, self.inner) = (group.subitems, group.interItemSpacing, inner)
    let between = group.interItemSpacing?.spacing ?? 0
    switch group.arrangement {
    case .equal(let count, let isHorizontal):
      self.isHorizontal = isHorizontal
      let length = isHorizontal ? inner.width : inner.height
      equalLength = max(0, (length - CGFloat(count - 1) * between) / CGFloat(count))
      mostSlots = count
    case .repeated(let count, let isHorizontal):
      (self.isHorizontal, equalLength, mostSlots) = (isHorizontal, nil, count)
    case .sequence(let isHorizontal):
      (self.isHorizontal, equalLength) = (isHorizontal, nil)
      let dimension = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
      // A group that grows with its items shows each subitem once.
      mostSlots = dimension.isEstimated ? group.subitems.count : nil
    case .custom: (isHorizontal, equalLength, mostSlots) = (true, nil, 0)
    }
  }

  private func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  var takesAnother: Bool { !subitems.isEmpty && mostSlots.map { slots.count < $0 } ?? true }
  var nextItem: NSCollectionLayoutItem { subitems[slots.count % subitems.count] }

  /// Adds a subitem; returns false, and does not add it, if it does not fit or shows nothing.
  mutating func append(_ frames: GroupFrames, of item: NSCollectionLayoutItem) -> Bool {
    if frames.leaves.isEmpty { return false }
    let slot = Slot(frames: frames, spacing: item.edgeSpacing)
    let (before, after) = edges(slot)
    var added = length(frames.size) + (before?.spacing ?? 0) + (after?.spacing ?? 0)
    if !slots.isEmpty { added += spacing?.spacing ?? 0 }
    let room = length(inner.size)
    // Fractions that make up a whole may exceed it by a rounding error.
    if mostSlots == nil && !slots.isEmpty && used + added > room + 1e-6 * max(1, room) { return false }
    used += added
    slots.append(slot)
    leafCount += frames.leaves.count
    return true
  }

  private func edges(_ slot: Slot) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
    isHorizontal ? (slot.spacing?.leading, slot.spacing?.trailing) : (slot.spacing?.top, slot.spacing?.bottom)
  }

  private func edgesAcross(_ slot: Slot) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
    isHorizontal ? (slot.spacing?.top, slot.spacing?.bottom) : (slot.spacing?.leading, slot.spacing?.trailing)
  }

  /// Returns the frames of the line in a group, whose estimated dimensions follow from the line.
  func frames(of size: CGSize, _ group: NSCollectionLayoutGroup) -> GroupFrames {
    var size = size
    let (width, height) = (group.layoutSize.widthDimension, group.layoutSize.heightDimension)
    let (grows, growsAcross) =
      isHorizontal ? (width.isEstimated, height.isEstimated) : (height.isEstimated, width.isEstimated)
    let broadest = slots.map { slot in
      let (before, after) = edgesAcross(slot)
      return breadth(slot.frames.size) + (before?.spacing ?? 0) + (after?.spacing ?? 0)
    }.max()
    let room = grows ? used : length(inner.size)
    let roomAcross = growsAcross ? broadest ?? 0 : breadth(inner.size)
    let (insets, insetsAcross) = (
      length(size) - length(inner.size), breadth(size) - breadth(inner.size)
    )
    if grows { if isHorizontal { size.width = room + insets } else { size.height = room + insets } }
    if growsAcross && broadest != nil {
      if isHorizontal { size.height = roomAcross + insetsAcross } else { size.width = roomAcross + insetsAcross }
    }
    return GroupFrames(size: size, leaves: leaves(in: room, roomAcross))
  }

  private func leaves(in room: CGFloat, _ roomAcross: CGFloat) -> [GroupFrames.Leaf] {
    var gaps: [NSCollectionLayoutSpacing?] = []
    for (index, slot) in slots.enumerated() {
      if index > 0 { gaps.append(spacing) }
      let (before, after) = edges(slot)
      gaps += [before, after]
    }
    let flexible = gaps.filter { $0?.isFlexibleSpacing ?? false }.count
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
      let (before, after) = edges(slot)
      position += gap(before)
      let across = positionAcross(slot, roomAcross)
      let (x, y) = isHorizontal ? (position, across) : (across, position)
      for leaf in slot.frames.leaves {
        var placed = leaf
        placed.frame = leaf.frame.offsetBy(dx: inner.minX + x, dy: inner.minY + y)
        leaves.append(placed)
      }
      position += length(slot.frames.size) + gap(after)
    }
    return leaves
  }

  private func positionAcross(_ slot: Slot, _ room: CGFloat) -> CGFloat {
    let (before, after) = edgesAcross(slot)
    let start = before?.spacing ?? 0
    guard let before, before.isFlexibleSpacing else { return start }
    let left = max(0, room - breadth(slot.frames.size) - start - (after?.spacing ?? 0))
    return start + (after?.isFlexibleSpacing ?? false ? left / 2 : left)
  }
}
