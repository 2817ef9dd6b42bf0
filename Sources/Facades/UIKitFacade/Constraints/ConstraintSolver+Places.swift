import Foundation

extension ConstraintSolver {
  /// Returns the start of an item in the host's content and its length, or nil if it is outside the host.
  mutating func span(
    _ item: AnyObject, _ axis: NSLayoutConstraint.Axis, seenFromInside isInside: Bool
  ) -> (start: Expression, length: Expression)? {
    guard let view = NSLayoutConstraint.view(of: item), members.contains(ObjectIdentifier(view)) else { return nil }
    guard let guide = item as? UILayoutGuide else {
      return isInside ? content(view, axis) : (start(view, axis), length(view, axis))
    }
    switch guide.kind {
    case .frame: return (start(view, axis), length(view, axis))
    case .content: return content(view, axis)
    case .margins:
      let (margins, isHorizontal) = (view.layoutMargins, axis == .horizontal)
      let before = Double(isHorizontal ? margins.left : margins.top)
      let after = Double(isHorizontal ? margins.right : margins.bottom)
      return (start(view, axis) + Expression(before), length(view, axis) - Expression(before + after))
    case .free:
      let (frame, isHorizontal) = (guide.placed, axis == .horizontal)
      let start = variable(guide, isHorizontal ? .x : .y, isHorizontal ? frame.minX : frame.minY)
      let length = variable(guide, isHorizontal ? .width : .height, isHorizontal ? frame.width : frame.height)
      return (contentStart(view, axis) + start, length)
    }
  }

  private mutating func content(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> (start: Expression, length: Expression) {
    let size = (view as? UIScrollView)?.contentSize ?? .zero
    let length =
      axis == .horizontal
      ? variable(view, .contentWidth, size.width) : variable(view, .contentHeight, size.height)
    return (contentStart(view, axis), length)
  }

  /// Whether a view is the content view of a cell whose size is looked for, and so as large as the cell.
  private func followsHost(_ view: UIView) -> Bool {
    isHostFree && view.translatesAutoresizingMaskIntoConstraints && host.filling === view
  }

  private mutating func start(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Expression {
    if followsHost(view) { return start(host, axis) }
    let (isHorizontal, bounds) = (axis == .horizontal, view.bounds)
    guard view !== host, let above = view.superview else {
      return Expression(Double(isHorizontal ? bounds.origin.x : bounds.origin.y))
    }
    let anchor = view.layer.anchorPoint
    let present =
      isHorizontal ? view.center.x - bounds.width * anchor.x : view.center.y - bounds.height * anchor.y
    let own =
      view.translatesAutoresizingMaskIntoConstraints
      ? Expression(Double(present)) : variable(view, isHorizontal ? .x : .y, present)
    return contentStart(above, axis) + own
  }

  /// Returns the origin of a view's own coordinates in the host's content.
  mutating func contentStart(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Expression {
    if view === host { return Expression(0) }
    let origin = view.bounds.origin
    return start(view, axis) - Expression(Double(axis == .horizontal ? origin.x : origin.y))
  }

  mutating func length(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Expression {
    let (isHorizontal, size) = (axis == .horizontal, view.bounds.size)
    let present = isHorizontal ? size.width : size.height
    if followsHost(view) { return length(host, axis) }
    if view === host ? isHostFree : !view.translatesAutoresizingMaskIntoConstraints {
      return variable(view, isHorizontal ? .width : .height, present)
    }
    return Expression(Double(present))
  }

  private mutating func variable(_ item: AnyObject, _ part: Part, _ value: CGFloat) -> Expression {
    let key = Key(item: ObjectIdentifier(item), part: part)
    if let index = variables[key] { return Expression(variable: index) }
    variables[key] = present.count
    present.append((value.isFinite ? Double(value) : 0, part != .x && part != .y))
    return Expression(variable: present.count - 1)
  }
}
