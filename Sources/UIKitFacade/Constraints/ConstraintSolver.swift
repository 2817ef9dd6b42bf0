import Foundation

/// Places the views in a view as constraints say: those of higher priority first, those that contradict them not at all.
///
/// Cells are left to themselves. What constraints leave open stays as it is.
@MainActor
struct ConstraintSolver {
  typealias Expression = LinearSystem.Expression

  /// A sum that is, or is not less or not more than, 0.
  struct Rule {
    var sum: Expression
    var relation = NSLayoutConstraint.Relation.equal
    var priority = UILayoutPriority.required
  }

  private enum Part: Hashable {
    case x, y, width, height, contentWidth, contentHeight
  }

  private struct Key: Hashable {
    var item: ObjectIdentifier
    var part: Part
  }

  private let host: UIView
  private var views: [UIView] = []
  private var members: Set<ObjectIdentifier> = []
  private var variables: [Key: Int] = [:]
  /// What each variable is now.
  private var present: [(value: Double, isLength: Bool)] = []
  private var isHostFree = false

  init(_ host: UIView) {
    self.host = host
    gather(host)
  }

  private mutating func gather(_ view: UIView) {
    views.append(view)
    members.insert(ObjectIdentifier(view))
    for subview in view.subviews where !subview.isLaidOutAlone { gather(subview) }
  }

  // MARK: Results

  /// Gives the views their places.
  mutating func place() {
    var system = solve(rules())
    // Labels of several lines are as high as their width makes them.
    let sizes = views.map(\.intrinsicContentSize)
    for view in views { place(view, system) }
    if sizes != views.map(\.intrinsicContentSize) {
      system = solve(rules())
      for view in views { place(view, system) }
    }
    for view in views { view.constraintState?.isStale = false }
  }

  /// The size of the view itself as near as constraints let it to a size.
  mutating func size(nearest size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    isHostFree = true
    let (width, height) = (length(host, .horizontal), length(host, .vertical))
    var rules = rules()
    rules.append(Rule(sum: width - Expression(Double(size.width)), priority: horizontal))
    rules.append(Rule(sum: height - Expression(Double(size.height)), priority: vertical))
    rules.append(Rule(sum: width, relation: .greaterThanOrEqual))
    rules.append(Rule(sum: height, relation: .greaterThanOrEqual))
    let system = solve(rules)
    return CGSize(width: system.value(width), height: system.value(height))
  }

  private mutating func place(_ view: UIView, _ system: LinearSystem) {
    for guide in view.layoutGuides {
      placeGuide(guide, system, view)
    }
    if let scrollView = view as? UIScrollView {
      var size = scrollView.contentSize
      let id = ObjectIdentifier(view)
      for (part, side) in [(Part.contentWidth, \CGSize.width), (.contentHeight, \CGSize.height)] {
        guard let variable = variables[Key(item: id, part: part)] else { continue }
        size[keyPath: side] = Self.onGrid(system.value(Expression(variable: variable)))
      }
      if size != scrollView.contentSize { scrollView.contentSize = size }
    }
    if view === host || view.translatesAutoresizingMaskIntoConstraints { return }
    let id = ObjectIdentifier(view)
    func value(_ part: Part) -> Double? {
      variables[Key(item: id, part: part)].map { system.value(Expression(variable: $0)) }
    }
    let anchor = view.layer.anchorPoint
    var (size, center) = (view.bounds.size, view.center)
    let old = (x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, size: size)
    let (x, y) = (value(.x) ?? Double(old.x), value(.y) ?? Double(old.y))
    let (left, top) = (Self.onGrid(x), Self.onGrid(y))
    size.width = max(0, Self.onGrid(x + (value(.width) ?? Double(old.size.width))) - left)
    size.height = max(0, Self.onGrid(y + (value(.height) ?? Double(old.size.height))) - top)
    center = CGPoint(x: left + size.width * anchor.x, y: top + size.height * anchor.y)
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
  }

  private mutating func placeGuide(_ guide: UILayoutGuide, _ system: LinearSystem, _ view: UIView) {
    guard let x = span(guide, .horizontal, seenFromInside: false), let y = span(guide, .vertical, seenFromInside: false)
    else { return }
    let (left, top) = (x.start - contentStart(view, .horizontal), y.start - contentStart(view, .vertical))
    guide.placed = CGRect(
      x: Self.onGrid(system.value(left)), y: Self.onGrid(system.value(top)),
      width: Self.onGrid(system.value(x.length)), height: Self.onGrid(system.value(y.length)))
  }

  /// A place on the screen's pixels, where UIKit puts edges as well.
  private static func onGrid(_ value: Double) -> CGFloat {
    let scale = UIScreen.main.scale
    return value.isFinite ? (CGFloat(value) * scale).rounded() / scale : 0
  }

  // MARK: Solving

  private func solve(_ rules: [Rule]) -> LinearSystem {
    let order = rules.indices.sorted {
      rules[$0].priority == rules[$1].priority ? $0 < $1 : rules[$0].priority > rules[$1].priority
    }
    // What is not less or not more counts as equal from when it would be broken.
    var binding: Set<Int> = []
    while true {
      var system = LinearSystem()
      for index in order where rules[index].relation == .equal || binding.contains(index) {
        system.require(rules[index].sum)
      }
      for isLength in [true, false] {
        for (variable, now) in present.enumerated() where now.isLength == isLength {
          system.require(Expression(variable: variable) - Expression(now.value))
        }
      }
      var worst: (index: Int, by: Double)?
      for index in order where rules[index].relation != .equal && !binding.contains(index) {
        let value = system.value(rules[index].sum)
        let broken = rules[index].relation == .lessThanOrEqual ? value : -value
        if broken < 1e-6 { continue }
        if let worst, rules[worst.index].priority > rules[index].priority || worst.by >= broken { continue }
        worst = (index, broken)
      }
      guard let worst else { return system }
      binding.insert(worst.index)
    }
  }

  // MARK: Rules

  private mutating func rules() -> [Rule] {
    var result: [Rule] = []
    for view in views {
      for constraint in view.constraints { rule(constraint, heldBy: view).map { result.append($0) } }
      if let stack = view as? UIStackView { result += stack.rules { span($0, $1, seenFromInside: false) } }
      if view !== host && !view.translatesAutoresizingMaskIntoConstraints { result += contentRules(view) }
    }
    return result
  }

  private mutating func contentRules(_ view: UIView) -> [Rule] {
    let size = view.intrinsicContentSize
    var result: [Rule] = []
    for (axis, extent) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)]
    where extent != UIView.noIntrinsicMetric && extent.isFinite {
      let sum = length(view, axis) - Expression(Double(extent))
      result.append(Rule(sum: sum, priority: view.contentHuggingPriority(for: axis)))
      let resistance = view.contentCompressionResistancePriority(for: axis)
      result.append(Rule(sum: sum, relation: .greaterThanOrEqual, priority: resistance))
    }
    return result
  }

  private mutating func rule(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> Rule? {
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
    return Rule(sum: sum, relation: constraint.relation, priority: constraint.priority)
  }

  /// What an attribute is, in the coordinates of the view that holds the constraint.
  private mutating func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, facing other: AnyObject?, _ holder: UIView
  ) -> Expression? {
    guard let (axis, place, isWithinMargins) = attribute.meaning else { return nil }
    // From inside, a scroll view's edges are its content's.
    let view = item as? UIScrollView
    let isInside = view.map { around in
      NSLayoutConstraint.view(of: other).map { $0 !== around && $0.isDescendant(of: around) } ?? false
    }
    guard var span = span(item, axis, seenFromInside: isInside == true && place != nil) else { return nil }
    if isWithinMargins, let margins = (item as? UIView)?.layoutMargins {
      let (before, after) = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
      span.start.constant += Double(before)
      span.length.constant -= Double(before + after)
    }
    guard let place else { return span.length }
    return span.start + span.length * place - contentStart(holder, axis)
  }

  // MARK: Places

  /// Where an item begins, in the host's content, and how long it is; nil for one outside.
  private mutating func span(
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

  private mutating func start(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Expression {
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

  /// Where the zero of a view's own coordinates is, in the host's content.
  private mutating func contentStart(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Expression {
    if view === host { return Expression(0) }
    let origin = view.bounds.origin
    return start(view, axis) - Expression(Double(axis == .horizontal ? origin.x : origin.y))
  }

  private mutating func length(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Expression {
    let (isHorizontal, size) = (axis == .horizontal, view.bounds.size)
    let present = isHorizontal ? size.width : size.height
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

extension NSLayoutConstraint.Attribute {
  /// The axis, the place along a view's length from 0 to 1, nil for the length itself, and whether margins count.
  var meaning: (axis: NSLayoutConstraint.Axis, place: Double?, isWithinMargins: Bool)? {
    switch self {
    case .notAnAttribute: nil
    case .left, .leading: (.horizontal, 0, false)
    case .right, .trailing: (.horizontal, 1, false)
    case .top, .firstBaseline: (.vertical, 0, false)
    case .bottom, .lastBaseline: (.vertical, 1, false)
    case .width: (.horizontal, nil, false)
    case .height: (.vertical, nil, false)
    case .centerX: (.horizontal, 0.5, false)
    case .centerY: (.vertical, 0.5, false)
    case .leftMargin, .leadingMargin: (.horizontal, 0, true)
    case .rightMargin, .trailingMargin: (.horizontal, 1, true)
    case .topMargin: (.vertical, 0, true)
    case .bottomMargin: (.vertical, 1, true)
    case .centerXWithinMargins: (.horizontal, 0.5, true)
    case .centerYWithinMargins: (.vertical, 0.5, true)
    }
  }
}
