import ScrollPhysics

/// The layout of a stack: the room is shared out from the least flexible view to the most flexible one.
/// - Source: Apple's documentation of `HStack` and `Layout` for the order; 8 points as the spacing of a stack that names
///   none are a choice.
struct StackLayout: Equatable {
  let axis: ScrollAxis
  let spacing: Double
  /// The part of the free room across the stack that is before a view.
  let alignment: Double
  /// Whether the stack is as large as it may be across its axis, as lazy stacks are.
  var fillsAcross = false

  typealias Arrangement = (size: Size2D, parts: [(origin: Vector2D, proposed: ProposedSize)])

  init(_ axis: ScrollAxis, spacing: CGFloat?, alignment: Double) {
    (self.axis, self.spacing, self.alignment) = (axis, spacing.map { Double($0) } ?? 8, alignment)
  }

  /// Returns the stack's size, and where its views are and what they are offered.
  func arrange(_ children: [LayoutNode], in proposed: ProposedSize) -> Arrangement {
    var offers = [ProposedSize](repeating: proposed, count: children.count)
    var sizes = [Size2D](repeating: .zero, count: children.count)
    var left = proposed[axis].map { $0 - spacing * Double(children.count - 1) }
    let order = order(of: children, proposed)
    let priorities = children.map(\.priority)
    let lowest = priorities.min()
    for (step, index) in order.enumerated() {
      // Views of less priority keep at least their shortest length.
      let later = priorities[index] == lowest ? [] : order[step...].filter { priorities[$0] < priorities[index] }
      let kept = later.reduce(0) { $0 + children[$1].length(axis, in: proposed, 0) }
      offers[index][axis] = left.map { max(0, ($0 - kept) / Double(children.count - step - later.count)) }
      sizes[index] = children[index].size(offers[index])
      if case .spacer = children[index].kind {
        sizes[index][axis.other] = 0
        offers[index][axis.other] = 0
      }
      left = left.map { $0 - sizes[index][axis] }
    }
    var size = Size2D.zero
    size[axis] = sizes.reduce(0) { $0 + $1[axis] } + spacing * Double(max(0, children.count - 1))
    let room = fillsAcross ? proposed[axis.other] ?? 0 : 0
    size[axis.other] = sizes.reduce(room.isFinite ? room : 0) { max($0, $1[axis.other]) }
    var next = 0.0
    let parts = zip(sizes, offers).map { child, offer in
      var origin = Vector2D.zero
      origin[axis] = next
      origin[axis.other] = alignment * (size[axis.other] - child[axis.other])
      next += child[axis] + spacing
      return (origin: origin, proposed: offer)
    }
    return (size, parts)
  }

  /// The numbers of the views from that of the highest priority, and then from the least flexible one.
  private func order(of children: [LayoutNode], _ proposed: ProposedSize) -> [Int] {
    if proposed[axis] == nil || children.allSatisfy({ $0.isRigid(axis) }) { return Array(children.indices) }
    let flexibility = children.map { child in
      child.isRigid(axis) ? 0 : child.length(axis, in: proposed, .infinity) - child.length(axis, in: proposed, 0)
    }
    return children.indices.sorted {
      (-children[$0].priority, flexibility[$0], $0) < (-children[$1].priority, flexibility[$1], $1)
    }
  }
}

/// The modifier `frame`, with fixed lengths or bounds of a length, or `containerRelativeFrame`.
struct FrameLayout {
  var fixed = ProposedSize(), least = ProposedSize(), ideal = ProposedSize(), most = ProposedSize()
  /// The axes along which a length is fixed by that of the container.
  var relative: (axes: Axis.Set, length: (_ container: CGFloat, Axis) -> CGFloat)?
  let alignment: Alignment

  func isFixed(_ axis: ScrollAxis) -> Bool { fixed[axis] != nil || relative?.axes.has(axis) ?? false }

  private func fixed(_ axis: ScrollAxis, in proposed: ProposedSize) -> Double? {
    guard let relative, relative.axes.has(axis) else { return fixed[axis] }
    let container = proposed.container?[axis] ?? proposed[axis] ?? 0
    return relative.length(container, axis == .horizontal ? .horizontal : .vertical)
  }

  func proposed(_ proposed: ProposedSize) -> ProposedSize {
    var inner = proposed
    for axis in ScrollAxis.allCases {
      if let length = fixed(axis, in: proposed) {
        inner[axis] = length
      } else if let length = proposed[axis] ?? ideal[axis] {
        inner[axis] = max(least[axis] ?? -.infinity, min(most[axis] ?? .infinity, length))
      }
    }
    return inner
  }

  func size(_ inner: Size2D, in proposed: ProposedSize) -> Size2D {
    var size = inner
    for axis in ScrollAxis.allCases {
      if let length = fixed(axis, in: proposed) {
        size[axis] = length
      } else {
        let asked = proposed[axis] ?? ideal[axis] ?? inner[axis]
        if let low = least[axis] { size[axis] = max(low, min(size[axis], asked)) }
        if let high = most[axis] { size[axis] = min(high, max(size[axis], asked)) }
      }
    }
    return size
  }
}
