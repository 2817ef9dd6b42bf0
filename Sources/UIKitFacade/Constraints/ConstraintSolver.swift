import Foundation

/// Lays out the views inside a host view by their constraints, with a ``CassowarySolver``.
///
/// The content of cells is laid out separately. What the constraints leave open stays as it is.
@MainActor
struct ConstraintSolver {
  typealias Expression = LinearExpression

  /// A linear expression that must be equal to 0, at most 0, or at least 0.
  struct Rule {
    var sum: Expression
    var relation = NSLayoutConstraint.Relation.equal
    var priority = UILayoutPriority.required
    /// The constraint that states the rule; nil for a rule from a view's content.
    var constraint: NSLayoutConstraint?
  }

  enum Part: Hashable {
    case x, y, width, height, contentWidth, contentHeight
  }

  struct Key: Hashable {
    var item: ObjectIdentifier
    var part: Part
  }

  let host: UIView
  private var views: [UIView] = []
  private var broken: [NSLayoutConstraint] = []
  var members: Set<ObjectIdentifier> = []
  var variables: [Key: Int] = [:]
  /// The current value of each variable, and whether it is a length.
  var present: [(value: Double, isLength: Bool)] = []
  var isHostFree = false

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

  mutating func place() {
    var system = solve(rules())
    // The height of a label with several lines depends on its width, so a second pass may be needed.
    let sizes = views.map(\.intrinsicContentSize)
    for view in views { place(view, system) }
    if sizes != views.map(\.intrinsicContentSize) {
      system = solve(rules())
      for view in views { place(view, system) }
    }
    for view in views { view.constraintState?.isStale = false }
    host.constraintState?.broken = broken
    for constraint in broken { BrokenConstraints.report(constraint) }
  }

  /// Returns the size of the host that its constraints allow and that is nearest to a given size.
  mutating func size(
    nearest size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
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

  private mutating func place(_ view: UIView, _ system: CassowarySolver) {
    for guide in view.layoutGuides { placeGuide(guide, system, view) }
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

  private mutating func placeGuide(_ guide: UILayoutGuide, _ system: CassowarySolver, _ view: UIView) {
    guard let x = span(guide, .horizontal, seenFromInside: false), let y = span(guide, .vertical, seenFromInside: false)
    else { return }
    let (left, top) = (x.start - contentStart(view, .horizontal), y.start - contentStart(view, .vertical))
    guide.placed = CGRect(
      x: Self.onGrid(system.value(left)), y: Self.onGrid(system.value(top)),
      width: Self.onGrid(system.value(x.length)), height: Self.onGrid(system.value(y.length)))
  }

  /// Rounds a coordinate to the screen's pixels, as UIKit does with edges.
  private static func onGrid(_ value: Double) -> CGFloat {
    let scale = UIScreen.main.scale
    return value.isFinite ? (CGFloat(value) * scale).rounded() / scale : 0
  }

  // MARK: Solving

  private mutating func solve(_ rules: [Rule]) -> CassowarySolver {
    var stated = rules.map {
      CassowarySolver.Rule(sum: $0.sum, relation: $0.relation, strength: .priority($0.priority))
    }
    // Values that no rule determines stay as they are.
    for (variable, now) in present.enumerated() {
      let change = Expression(variable: variable) - Expression(now.value)
      stated.append(CassowarySolver.Rule(sum: change, strength: now.isLength ? .side : .place))
    }
    let system = SolvedConstraints.solution(of: stated, variables: present.count)
    broken = system.broken.compactMap { rules[$0].constraint }
    return system
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
}
