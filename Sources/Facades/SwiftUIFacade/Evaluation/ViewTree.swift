/// What one evaluation of an app's view finds: the effects of its modifiers with their places, its first tab view with
/// the tags of pages, which are not evaluated, its buttons and gestures, and the views that are laid out, also in rows.
@MainActor public struct _ViewTree {
  /// The first tab view: the values by which a selection names its pages, in their order, and the selection.
  typealias Pages = (
    tags: [AnyHashable], selectedTag: AnyHashable?, animation: Animation?, select: (AnyHashable) -> Void
  )
  typealias Scroll = (number: Int, axes: Axis.Set, context: ViewContext, request: ScrollRequest?)
  /// The types of the app's views that own no state.
  private static var stateless: Set<ObjectIdentifier> = []

  private(set) var effects: [(place: [Int], effect: ViewEffect)] = []
  private(set) var pages: Pages?
  private(set) var buttons: [(title: String, isDisabled: Bool, action: @MainActor () -> Void)] = []
  /// The gestures, each before those of the views in it, and the `ForEach`s with those around them or in their rows.
  private(set) var gestures: [(drag: DragGesture, priority: GesturePriority)] = []
  private(set) var lists: [Set<Int>] = []
  /// What is laid out of the views so far; nil if nothing is.
  private(set) var nodes: [LayoutNode]?
  /// The first scroll view with a behavior, or else the first one, and the position that its modifiers ask for.
  private(set) var scroll: Scroll?
  private var scrollCount = 0
  /// What the next evaluation continues.
  var memory = Memory()
  /// How much was found that depends on more than the values of views.
  private var dependences = 0

  private let earlier: Memory
  private let size: CGSize
  /// What the modifiers around the visited view say, and the gestures around it.
  private var context: ViewContext
  private var openGestures: [Int] = []
  /// The numbers and the modifiers, -1, that lead to the visited view, and the addresses of the types of app's views.
  private var place: [Int] = []
  /// The tags of the pages so far while these are listed, and that of the row that is visited.
  private var (tags, row): ([AnyHashable?]?, AnyHashable?) = (nil, nil)
  /// The words so far while a button's label is visited.
  private var words: [String]?

  /// Evaluates a view, whose `GeometryReader`s read `size`, and which continues the states of an earlier evaluation.
  init(
    of view: any View, size: CGSize, environment: EnvironmentValues = EnvironmentValues(), animation: Animation? = nil,
    laysOut: Bool = false, _ earlier: Memory
  ) {
    (self.size, self.earlier) = (size, earlier)
    context = ViewContext(environment: environment, animation: animation)
    if laysOut { nodes = [] }
    view._evaluate(in: &self)
  }

  /// What one evaluation leaves to the next, by the places of views and modifiers.
  struct Memory {
    var states: [[Int]: [any KeptState]] = [:]
    /// The values on which animations depend.
    var animatedValues: [[Int]: Any] = [:]
    /// The frames of `GeometryReader`s in the layout.
    var readers: [[Int]: CGRect] = [:]
    /// The evaluations of bodies that can be used again.
    var bodies: [[Int]: AnyObject] = [:]
    /// Whether values that nobody observes may have changed, to which views can refer.
    var isDoubtful = false
  }

  /// Evaluates the body of an app's view, which continues its states, or takes what an equal view laid out before if nothing
  /// else decided it.
  mutating func visitBody<Content: View>(of view: Content) {
    if tags != nil { return visitLeaf() }
    let type = ObjectIdentifier(Content.self)
    place.append(Int(bitPattern: type))
    defer { place.removeLast() }
    if !Self.stateless.contains(type) {
      let own = Mirror(reflecting: view).children.compactMap { $0.value as? any KeptState }
      if own.isEmpty { Self.stateless.insert(type) }
      for (state, earlier) in zip(own, earlier.states[place] ?? []) { state.take(from: earlier) }
      memory.states[place] = own
      dependences += own.count
    }
    if words == nil, let known = earlier.bodies[place] {
      let known = unsafeDowncast(known, to: EvaluatedBody<Content>.self)
      if known.isOf(view, withoutReferences: earlier.isDoubtful) {
        nodes?.append(contentsOf: known.nodes)
        return memory.bodies[place] = known
      }
    }
    let (first, before, reads) = (nodes?.count ?? 0, dependences, ChangedValues.reads)
    var isObserving = false
    func observing() -> @Sendable () -> Void {
      isObserving = true
      return {}
    }
    withObservationTracking({ view.body._evaluate(in: &self) }, onChange: observing())
    if isObserving || ChangedValues.reads != reads { dependences += 1 }
    if dependences == before, words == nil {
      memory.bodies[place] = EvaluatedBody(view: view, nodes: nodes.map { Array($0[first...]) } ?? [])
    }
  }

  /// Visits a view without others in it; by default it fills the room there is.
  mutating func visitLeaf(_ kind: LayoutKind = .leaf(width: nil, height: nil)) {
    tags?.append(row)
    nodes?.append(LayoutNode(kind))
  }

  /// Visits words, which have no size here.
  mutating func visit(words: String) {
    self.words?.append(words)
    visitLeaf(.leaf(width: 0, height: 0))
  }

  mutating func visitButton(_ label: some View, _ action: @escaping @MainActor () -> Void) {
    if tags != nil { return visitLeaf() }
    words = []
    label._evaluate(in: &self)
    dependences += 1
    buttons.append((words?.joined(separator: " ") ?? "", context.disablesControls, action))
    words = nil
  }

  /// Visits the content of a view that counts as one page, and that places it.
  mutating func visitContent(_ content: some View, _ kind: LayoutKind) { layOut(kind) { content._evaluate(in: &$0) } }

  /// Visits the content of a view that depends on its size: that of the layout before, at first the whole size.
  mutating func visitContent(_ content: (GeometryProxy) -> some View) {
    let frame = earlier.readers[place] ?? CGRect(origin: .zero, size: size)
    dependences += 1
    layOut(.reader(place)) { $0.visit(content(GeometryProxy(frame: frame)), at: 0) }
  }

  /// Visits the content of a scroll view, whose views are below each other.
  mutating func visitScroll(_ content: some View, _ axes: Axis.Set) {
    if tags != nil { return visitLeaf() }
    dependences += 1
    scrollCount += 1
    let outer = context
    if scroll == nil || (scroll?.context.hasBehavior == false && outer.hasBehavior) {
      scroll = (scrollCount, axes, outer, outer.position?.read())
    }
    context = outer.ofContent
    layOut(.scroll(ScrollLayout(axes: axes, margins: outer.margins, number: scrollCount))) {
      $0.layOut(.stack(StackLayout(.vertical, spacing: nil, alignment: 0.5))) { content._evaluate(in: &$0) }
    }
    context = outer
  }

  /// Visits views, and lays each of them, or all together, out in a way.
  private mutating func layOut(_ kind: LayoutKind, each: Bool = false, _ visit: (inout _ViewTree) -> Void) {
    if tags != nil { return visitLeaf() }
    guard var outer = nodes else { return visit(&self) }
    nodes = []
    visit(&self)
    let inner = nodes ?? []
    for part in each ? inner.map({ [$0] }) : [inner] { outer.append(LayoutNode(kind, part)) }
    nodes = outer
  }

  /// Visits one of several views that a view stands for.
  mutating func visit(_ part: some View, at index: Int) {
    place.append(index)
    part._evaluate(in: &self)
    place.removeLast()
  }

  mutating func visit(_ content: some View, with effect: ViewEffect) {
    if let first = tags?.count {
      content._evaluate(in: &self)
      if case .tag(let tag) = effect, let end = tags?.count { for page in first..<end { tags?[page] = tag } }
      return
    }
    var outer: ViewContext?
    if case .layout = effect {} else { dependences += 1 }
    switch effect {
    case .layout(let kind): return layOut(kind, each: true) { content._evaluate(in: &$0) }
    case .offset(let value):
      let offset = ViewLayout.Offset(place: place, value: value, animation: context.animation)
      return layOut(.offset(offset), each: true) { $0.visit(content, at: -1) }
    case .gesture(let drag, let priority) where !context.disablesControls:
      let number = gestures.count
      gestures.append((drag, priority))
      openGestures.append(number)
      layOut(.gesture(number), each: true) { $0.visit(content, at: -1) }
      openGestures.removeLast()
      return
    case .animation(let own, let value, let differs):
      outer = context
      if let before = earlier.animatedValues[place], differs(before) { context.animation = own }
      memory.animatedValues[place] = value
    case .context(let change):
      outer = context
      change(&context)
    case .none, .pages, .tag, .appear, .change, .tick, .gesture: break
    }
    effects.append((place, effect))
    visit(content, at: -1)
    if let outer { context = outer }
  }

  /// Visits rows by their tags; they are evaluated only for those of pages, and to be laid out.
  mutating func visitRows<Rows: RandomAccessCollection>(
    _ rows: Rows, _ view: (Rows.Element) -> (view: some View, tag: AnyHashable)
  ) {
    if tags == nil && nodes == nil { return }
    dependences += 1
    let (outer, list, firstGesture) = (row, lists.count, gestures.count)
    if nodes != nil { lists.append([]) }
    var next = rows.startIndex
    for index in 0..<rows.count {
      let (view, tag) = view(rows[next])
      rows.formIndex(after: &next)
      row = tag
      let first = nodes?.count ?? 0
      visit(view, at: tag.hashValue)
      if let nodes, nodes.count > first { (nodes[first].row, nodes[first].rowID) = ((list, index), tag) }
    }
    if nodes != nil { lists[list] = Set(openGestures).union(firstGesture..<gestures.count) }
    row = outer
  }

  mutating func visitPages<Tag: Hashable>(_ content: some View, selection: Binding<Tag>?) {
    if tags != nil { return visitLeaf() }
    visitLeaf()
    dependences += 1
    guard pages == nil else { return }
    let outer = nodes
    (tags, nodes) = ([], nil)
    content._evaluate(in: &self)
    nodes = outer
    pages = (
      tags?.enumerated().map { $1 ?? AnyHashable($0) } ?? [], selection.map { AnyHashable($0.wrappedValue) },
      context.animation, { if let value = $0.base as? Tag { selection?.wrappedValue = value } }
    )
    tags = nil
  }
}
