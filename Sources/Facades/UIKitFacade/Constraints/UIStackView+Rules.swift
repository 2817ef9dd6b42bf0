extension UIStackView {
  typealias Span = ConstraintSolver.Span
  private typealias Item = (view: UIView, along: Span, across: Span)
  private var along: ScrollAxis { axis == .horizontal ? .horizontal : .vertical }

  func rules(_ span: (AnyObject, ScrollAxis) -> Span?) -> [ConstraintSolver.Rule] {
    let (axis, across) = (along, along.other)
    let (whole, side) = (span(self, axis), span(self, across))
    var items: [Item] = []
    for view in arrangedSubviews where !view.isHidden && view.superview === self {
      if let along = span(view, axis), let across = span(view, across) { items.append((view, along, across)) }
    }
    guard let whole, let side, let first = items.first, let last = items.last else { return [] }
    var rules: [ConstraintSolver.Rule] = []
    let hasMargins = isLayoutMarginsRelativeArrangement
    let room = hasMargins ? withoutMargins(whole, axis) : whole
    let sideRoom = hasMargins ? withoutMargins(side, across) : side
    for item in items { rules += place(item.across, in: sideRoom) }
    rules.append(.init(sum: first.along.start - room.start))
    rules.append(.init(sum: last.along.start + last.along.length - room.start - room.length))
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    for (a, b) in zip(items, items.dropFirst()) {
      let distance = b.along.start - a.along.start - a.along.length
      let own = customSpacing(after: a.view)
      let least = distance - LinearExpression(Double(own == Self.spacingUseDefault ? spacing : own))
      rules.append(.init(sum: least, relation: isSpread ? .greaterThanOrEqual : .equal))
    }
    return rules + shares(items, as: first)
  }

  private func place(_ item: Span, in room: Span) -> [ConstraintSolver.Rule] {
    let before = item.start - room.start
    let after = room.start + room.length - item.start - item.length
    // Makes the stack view as narrow as its views, if nothing else determines its size across the axis.
    let tight = ConstraintSolver.Rule(sum: room.length, strength: UILayoutPriority(49))
    switch alignment {
    case .fill: return [.init(sum: before), .init(sum: after)]
    case .leading, .firstBaseline: return [.init(sum: before), .init(sum: after, relation: .greaterThanOrEqual), tight]
    case .trailing, .lastBaseline: return [.init(sum: after), .init(sum: before, relation: .greaterThanOrEqual), tight]
    case .center: return [.init(sum: before - after), .init(sum: before, relation: .greaterThanOrEqual), tight]
    }
  }

  private func shares(_ items: [Item], as first: Item) -> [ConstraintSolver.Rule] {
    func own(_ view: UIView) -> Double { max(0, Double(view.intrinsicContentSize[along])) }
    switch distribution {
    case .fill: return []
    case .fillEqually: return items.dropFirst().map { .init(sum: $0.along.length - first.along.length) }
    case .fillProportionally:
      return items.dropFirst().map { item in
        let (a, b) = (own(first.view), own(item.view))
        let isKnown = a > 0 && b > 0
        return .init(sum: item.along.length * (isKnown ? a : 1) - first.along.length * (isKnown ? b : 1))
      }
    case .equalSpacing, .equalCentering:
      let share = distribution == .equalCentering ? 0.5 : 1
      let steps = zip(items, items.dropFirst()).map { a, b in
        b.along.start - a.along.start - a.along.length * share + b.along.length * (1 - share)
      }
      // Equal centering compares distances between centers, equal spacing those between edges.
      return zip(steps, steps.dropFirst()).map { .init(sum: $1 - $0) }
    }
  }
}
