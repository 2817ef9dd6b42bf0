extension ConstraintSolver {
  /// Returns the start of an item in the host's content and its length, or nil if it is outside the host.
  mutating func span(_ item: AnyObject, _ axis: ScrollAxis, seenFromInside isInside: Bool = false) -> Span? {
    guard let view = NSLayoutConstraint.view(of: item), members.contains(ObjectIdentifier(view)) else { return nil }
    guard let guide = item as? UILayoutGuide else {
      return isInside ? content(view, axis) : (start(view, axis), length(view, axis))
    }
    switch guide.kind {
    case .frame: return (start(view, axis), length(view, axis))
    case .content: return content(view, axis)
    case .margins: return view.withoutMargins((start(view, axis), length(view, axis)), axis)
    case .free:
      let start = variable(guide, .start(axis), guide.placed.low(axis))
      let length = variable(guide, .length(axis), guide.placed.length(axis))
      return (contentStart(view, axis) + start, length)
    }
  }

  private mutating func content(_ view: UIView, _ axis: ScrollAxis) -> Span {
    let size = (view as? UIScrollView)?.contentSize ?? .zero
    let length = variable(view, .contentLength(axis), size[axis])
    return (contentStart(view, axis), length)
  }

  /// Whether a view is the content view of a cell whose size is looked for, and so as large as the cell.
  private func followsHost(_ view: UIView) -> Bool {
    isHostFree && view.translatesAutoresizingMaskIntoConstraints && host.filling === view
  }

  private mutating func start(_ view: UIView, _ axis: ScrollAxis) -> Expression {
    if followsHost(view) { return start(host, axis) }
    let bounds = view.bounds
    guard view !== host, let above = view.superview else { return Expression(Double(bounds.origin[axis])) }
    let present = view.center[axis] - bounds.length(axis) * view.layer.anchorPoint[axis]
    let own =
      view.translatesAutoresizingMaskIntoConstraints
      ? Expression(Double(present)) : variable(view, .start(axis), present)
    return contentStart(above, axis) + own
  }

  /// Returns the origin of a view's own coordinates in the host's content.
  mutating func contentStart(_ view: UIView, _ axis: ScrollAxis) -> Expression {
    if view === host { return Expression(0) }
    return start(view, axis) - Expression(Double(view.bounds.origin[axis]))
  }

  mutating func length(_ view: UIView, _ axis: ScrollAxis) -> Expression {
    if followsHost(view) { return length(host, axis) }
    let present = view.bounds.size[axis]
    if view === host ? isHostFree : !view.translatesAutoresizingMaskIntoConstraints {
      return variable(view, .length(axis), present)
    }
    return Expression(Double(present))
  }

  private mutating func variable(_ item: AnyObject, _ part: Part, _ value: CGFloat) -> Expression {
    let item = ObjectIdentifier(item)
    if let index = variables[item]?[part] { return Expression(variable: index) }
    variables[item, default: [:]][part] = present.count
    let isLength = if case .start = part { false } else { true }
    present.append((value.isFinite ? Double(value) : 0, isLength))
    return Expression(variable: present.count - 1)
  }
}

extension UIView {
  /// Returns an interval without the margins of the view at its ends.
  func withoutMargins(_ span: ConstraintSolver.Span, _ axis: ScrollAxis) -> ConstraintSolver.Span {
    let (before, after) = layoutMargins.ends(axis)
    return (span.start + LinearExpression(Double(before)), span.length - LinearExpression(Double(before + after)))
  }
}
