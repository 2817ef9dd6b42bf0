/// Lays out the views in a host, but not in its cells, by their constraints; what these leave open stays as it is.
@MainActor struct ConstraintSolver {
  typealias Expression = LinearExpression
  typealias Rule = CassowarySolver.Rule
  typealias Span = (start: Expression, length: Expression)

  /// What a variable stands for in a view or a guide.
  enum Part: Hashable { case start(ScrollAxis), length(ScrollAxis), contentLength(ScrollAxis) }

  let host: UIView
  private var views: [UIView] = []
  private var broken: [NSLayoutConstraint] = []
  /// The constraints by the index of the rule that each states.
  private var sources: [Int: NSLayoutConstraint] = [:]
  var members: Set<ObjectIdentifier> = []
  var variables: [ObjectIdentifier: [Part: Int]] = [:]
  /// The current value of each variable, and whether it is a length.
  var present: [(value: Double, isLength: Bool)] = []
  var isHostFree = false

  /// The systems that were solved last, by their rules; audits lay out the same view for thousands of gestures.
  private static var solutions: [[Rule]: CassowarySolver] = [:]
  private static var reported: Set<String> = []

  init(_ host: UIView) {
    self.host = host
    gather(host)
  }

  private mutating func gather(_ view: UIView) {
    views.append(view)
    for subview in view.subviews where !subview.isLaidOutAlone { gather(subview) }
  }

  mutating func place() {
    let sizes = contentSizes
    placeBySolving()
    // The height of a label with several lines depends on its width, so a second pass may be needed.
    if sizes != contentSizes { placeBySolving() }
    for view in views { view.constraintState?.isStale = false }
    host.constraintState?.broken = broken
    for description in broken.map(\.description) where Self.reported.insert(description).inserted {
      let sentence =
        "Unable to simultaneously satisfy constraints: \(description) contradicts required"
        + " constraints before it and was broken."
        + " Give one of them a lower priority or deactivate it.\n"
      FileHandle.standardError.write(Data(sentence.utf8))
    }
  }

  /// Returns the size of the host that its constraints allow and that is nearest to a given size.
  mutating func size(nearest size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    isHostFree = true
    let (width, height) = (length(host, .horizontal), length(host, .vertical))
    var rules = rules()
    rules.append(Rule(sum: width - Expression(Double(size.width)), strength: horizontal))
    rules.append(Rule(sum: height - Expression(Double(size.height)), strength: vertical))
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

  private mutating func placeBySolving() {
    let system = solve(rules())
    func values(_ item: AnyObject) -> [Part: Double] {
      (variables[ObjectIdentifier(item)] ?? [:]).mapValues { system.value(Expression(variable: $0)) }
    }
    for view in views {
      for guide in view.layoutGuides { place(guide, values(guide)) }
      place(view, values(view))
    }
  }

  private func place(_ view: UIView, _ values: [Part: Double]) {
    if let scrollView = view as? UIScrollView {
      var size = scrollView.contentSize
      for axis in ScrollAxis.allCases {
        if let length = values[.contentLength(axis)] { size[axis] = Self.onGrid(length) }
      }
      if size != scrollView.contentSize { scrollView.contentSize = size }
    }
    if view === host || view.translatesAutoresizingMaskIntoConstraints { return }
    let anchor = view.anchorPoint
    var (size, center) = (view.bounds.size, view.center)
    for axis in ScrollAxis.allCases {
      let start = values[.start(axis)] ?? Double(center[axis] - size[axis] * anchor[axis])
      let (edge, length) = (Self.onGrid(start), values[.length(axis)] ?? Double(size[axis]))
      size[axis] = max(0, Self.onGrid(start + length) - edge)
      center[axis] = edge + size[axis] * anchor[axis]
    }
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
  }

  private func place(_ guide: UILayoutGuide, _ values: [Part: Double]) {
    for axis in ScrollAxis.allCases {
      if let start = values[.start(axis)] { guide.placed.origin[axis] = Self.onGrid(start) }
      if let length = values[.length(axis)] { guide.placed.size[axis] = Self.onGrid(length) }
    }
  }

  /// Rounds a coordinate to the screen's pixels, as UIKit does with edges.
  private static func onGrid(_ value: Double) -> CGFloat {
    let scale = UIScreen.main.scale
    return value.isFinite ? (CGFloat(value) * scale).rounded() / scale : 0
  }

  private mutating func solve(_ rules: [Rule]) -> CassowarySolver {
    // A loop, because a closure of the main actor that is passed out of the module checks its actor at each call.
    var stated = rules
    // Values that no rule determines stay as they are.
    for (variable, now) in present.enumerated() {
      let change = Expression(variable: variable) - Expression(now.value)
      stated.append(Rule(sum: change, strength: now.isLength ? .side : .position))
    }
    if Self.solutions.count > 32 { Self.solutions = [:] }
    let known = Self.solutions[stated]
    let system = known ?? CassowarySolver(stated, variables: present.count)
    if known == nil { Self.solutions[stated] = system }
    broken = system.broken.compactMap { sources[$0] }
    return system
  }

  private mutating func rules() -> [Rule] {
    var result: [Rule] = []
    sources = [:]
    if members.isEmpty { for view in views { members.insert(ObjectIdentifier(view)) } }
    for view in views {
      for constraint in view.constraints {
        guard let rule = rule(constraint, heldBy: view) else { continue }
        sources[result.count] = constraint
        result.append(rule)
      }
      if let stack = view as? UIStackView { result += stack.rules { span($0, $1) } }
      if view !== host && !view.translatesAutoresizingMaskIntoConstraints { result += contentRules(view) }
    }
    return result
  }
}
