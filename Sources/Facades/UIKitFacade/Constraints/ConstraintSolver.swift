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
  /// The index of each view's superview; -1 for the host.
  private var parents: [Int] = []
  private var broken: [NSLayoutConstraint] = []
  var members: Set<ObjectIdentifier> = []
  var variables: [Key: Int] = [:]
  /// The current value of each variable, and whether it is a length.
  var present: [(value: Double, isLength: Bool)] = []
  var isHostFree = false

  init(_ host: UIView) {
    self.host = host
    gather(host, in: -1)
  }

  private mutating func gather(_ view: UIView, in parent: Int) {
    let index = views.count
    views.append(view)
    parents.append(parent)
    for subview in view.subviews where !subview.isLaidOutAlone { gather(subview, in: index) }
  }

  // MARK: Results

  mutating func place() {
    let sizes = contentSizes
    let signature = ConstraintSignature(views, parents: parents)
    if let signature, let known = KnownLayouts.values(of: signature) {
      for (view, values) in zip(views, known) { place(view, values) }
    } else {
      let values = placeBySolving()
      if let signature, broken.isEmpty { KnownLayouts.note(values, of: signature) }
    }
    // The height of a label with several lines depends on its width, so a second pass may be needed.
    if sizes != contentSizes { _ = placeBySolving() }
    for view in views { view.constraintState?.isStale = false }
    host.constraintState?.broken = broken
    for constraint in broken { BrokenConstraints.report(constraint) }
  }

  /// Returns the size of the host that its constraints allow and that is nearest to a given size.
  mutating func size(nearest size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
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

  private var contentSizes: [CGSize] {
    var sizes: [CGSize] = []
    for view in views { sizes.append(view.intrinsicContentSize) }
    return sizes
  }

  /// Solves the constraints, and places the views and their guides.
  /// - Returns: The values of the variables of each view.
  private mutating func placeBySolving() -> [KnownLayouts.Values] {
    let system = solve(rules())
    var placed: [KnownLayouts.Values] = []
    for view in views {
      for guide in view.layoutGuides { placeGuide(guide, system, view) }
      let id = ObjectIdentifier(view)
      func value(_ part: Part) -> Double? {
        guard let variable = variables[Key(item: id, part: part)] else { return nil }
        return system.value(Expression(variable: variable))
      }
      let values = KnownLayouts.Values(
        x: value(.x), y: value(.y), width: value(.width), height: value(.height),
        contentWidth: value(.contentWidth), contentHeight: value(.contentHeight))
      place(view, values)
      placed.append(values)
    }
    return placed
  }

  private func place(_ view: UIView, _ values: KnownLayouts.Values) {
    if let scrollView = view as? UIScrollView {
      var size = scrollView.contentSize
      if let width = values.contentWidth { size.width = Self.onGrid(width) }
      if let height = values.contentHeight { size.height = Self.onGrid(height) }
      if size != scrollView.contentSize { scrollView.contentSize = size }
    }
    if view === host || view.translatesAutoresizingMaskIntoConstraints { return }
    let anchor = view.anchorPoint
    var (size, center) = (view.bounds.size, view.center)
    let old = (x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, size: size)
    let (x, y) = (values.x ?? Double(old.x), values.y ?? Double(old.y))
    let (left, top) = (Self.onGrid(x), Self.onGrid(y))
    size.width = max(0, Self.onGrid(x + (values.width ?? Double(old.size.width))) - left)
    size.height = max(0, Self.onGrid(y + (values.height ?? Double(old.size.height))) - top)
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
    // Loops, because a closure of the main actor that is passed out of the module checks its actor at each call.
    var stated: [CassowarySolver.Rule] = []
    stated.reserveCapacity(rules.count + present.count)
    for rule in rules {
      stated.append(CassowarySolver.Rule(sum: rule.sum, relation: rule.relation, strength: .priority(rule.priority)))
    }
    // Values that no rule determines stay as they are.
    for (variable, now) in present.enumerated() {
      let change = Expression(variable: variable) - Expression(now.value)
      stated.append(CassowarySolver.Rule(sum: change, strength: now.isLength ? .side : .position))
    }
    let system = SolvedConstraints.solution(of: stated, variables: present.count)
    broken = system.broken.isEmpty ? [] : system.broken.compactMap { rules[$0].constraint }
    return system
  }

  // MARK: Rules

  private mutating func rules() -> [Rule] {
    var result: [Rule] = []
    if members.isEmpty {
      for view in views { members.insert(ObjectIdentifier(view)) }
    }
    for view in views {
      for constraint in view.constraints {
        if let rule = rule(constraint, heldBy: view) { result.append(rule) }
      }
      if let stack = view as? UIStackView { result += stack.rules { span($0, $1, seenFromInside: false) } }
      if view !== host && !view.translatesAutoresizingMaskIntoConstraints { result += contentRules(view) }
    }
    return result
  }
}
