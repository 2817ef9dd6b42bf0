/// Lays out groups: fractions, counts, spacings, nested and custom groups.
@MainActor struct GroupSolver {
  let traits: UITraitCollection
  let section: Int
  /// The sizes that cells prefer.
  let preferred: [IndexPath: CGSize]

  /// Returns a group's frames, with at most `limit` items from the `first` one of the section on.
  func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int, limit: Int, size given: CGSize? = nil
  ) -> GroupFrames {
    let size = given ?? group.layoutSize.size(in: container, preferred: nil)
    let inner = CGRect(origin: .zero, size: size).inset(by: group.contentInsets)
    if case .custom(let provider) = group.arrangement {
      let environment = LayoutEnvironment(size, insets: group.contentInsets, traits)
      let leaves = provider(environment).prefix(max(0, limit)).map {
        GroupFrames.Leaf(frame: $0.frame.offsetBy(dx: inner.minX, dy: inner.minY), zIndex: $0.zIndex)
      }
      // An estimated size grows to the items.
      var grown = size
      let (width, height) = (leaves.map(\.frame.maxX).max() ?? 0, leaves.map(\.frame.maxY).max() ?? 0)
      if group.layoutSize.widthDimension.isEstimated { grown.width = width + group.contentInsets.trailing }
      if group.layoutSize.heightDimension.isEstimated { grown.height = height + group.contentInsets.bottom }
      return GroupFrames(size: grown, leaves: leaves)
    }
    var line = GroupLine(group, inner: inner)
    while line.leafCount < limit, let child = line.nextItem {
      let frames = solve(child, in: inner.size, from: first + line.leafCount, limit: limit - line.leafCount, line)
      if !line.append(frames, of: child) { break }
    }
    return line.frames(of: size, group)
  }

  private func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, from index: Int, limit: Int, _ line: GroupLine
  ) -> GroupFrames {
    let preferred = item is NSCollectionLayoutGroup ? nil : preferred[IndexPath(item: index, section: section)]
    var size = item.layoutSize.size(in: container, preferred: preferred)
    if let length = line.equalLength { size[line.axis] = length }
    if let group = item as? NSCollectionLayoutGroup {
      return solve(group, in: container, from: index, limit: limit, size: size)
    }
    let frame = CGRect(origin: .zero, size: size).inset(by: item.contentInsets)
    return GroupFrames(size: size, leaves: [GroupFrames.Leaf(frame: frame, item: item)])
  }
}
