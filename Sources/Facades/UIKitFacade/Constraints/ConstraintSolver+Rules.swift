extension ConstraintSolver {
  mutating func contentRules(_ view: UIView) -> [Rule] {
    let size = view.intrinsicContentSize
    var result: [Rule] = []
    for axis in ScrollAxis.allCases {
      let length = length(view, axis)
      if size[axis] == UIView.noIntrinsicMetric || !size[axis].isFinite {
        // A view without a size of its own could have a negative length, which a required constraint may still ask for.
        result.append(Rule(sum: length, relation: .greaterThanOrEqual, strength: UILayoutPriority(999.5)))
        continue
      }
      let sum = length - Expression(Double(size[axis]))
      let axis = axis == .horizontal ? NSLayoutConstraint.Axis.horizontal : .vertical
      result.append(Rule(sum: sum, strength: view.contentHuggingPriority(for: axis)))
      let resistance = view.contentCompressionResistancePriority(for: axis)
      result.append(Rule(sum: sum, relation: .greaterThanOrEqual, strength: resistance))
    }
    return result
  }

  mutating func rule(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> Rule? {
    guard let first = constraint.firstItem, constraint.constant.isFinite, constraint.multiplier.isFinite else {
      return nil
    }
    let second = constraint.secondItem
    if constraint.hadSecondItem && second == nil { return nil }
    guard var sum = expression(first, constraint.firstAttribute, facing: second, holder) else { return nil }
    sum.constant -= Double(constraint.constant)
    if let second {
      guard let other = expression(second, constraint.secondAttribute, facing: first, holder) else { return nil }
      sum.add(other, times: -Double(constraint.multiplier))
    }
    return Rule(sum: sum, relation: constraint.relation, strength: constraint.priority)
  }

  private mutating func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, facing other: AnyObject?, _ holder: UIView
  ) -> Expression? {
    guard let (axis, fraction, isWithinMargins) = attribute.meaning else { return nil }
    // For a view inside a scroll view, the scroll view's edges are those of its content.
    var isInside = false
    if fraction != nil, let around = item as? UIScrollView, let view = NSLayoutConstraint.view(of: other) {
      isInside = view !== around && view.isDescendant(of: around)
    }
    guard var span = span(item, axis, seenFromInside: isInside) else { return nil }
    if isWithinMargins, let view = item as? UIView { span = view.withoutMargins(span, axis) }
    guard let fraction else { return span.length }
    return span.start + span.length * fraction - contentStart(holder, axis)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis, the relative position along it from 0 to 1 or nil for the length, and whether margins count.
  var meaning: (axis: ScrollAxis, fraction: Double?, isWithinMargins: Bool)? {
    let isWithinMargins = rawValue >= Self.leftMargin.rawValue
    return switch self {
    case .notAnAttribute: nil
    case .left, .leading, .leftMargin, .leadingMargin: (.horizontal, 0, isWithinMargins)
    case .right, .trailing, .rightMargin, .trailingMargin: (.horizontal, 1, isWithinMargins)
    case .top, .firstBaseline, .topMargin: (.vertical, 0, isWithinMargins)
    case .bottom, .lastBaseline, .bottomMargin: (.vertical, 1, isWithinMargins)
    case .width: (.horizontal, nil, false)
    case .height: (.vertical, nil, false)
    case .centerX, .centerXWithinMargins: (.horizontal, 0.5, isWithinMargins)
    case .centerY, .centerYWithinMargins: (.vertical, 0.5, isWithinMargins)
    }
  }
}
