/// What one evaluation of an app's view finds: the effects of its modifiers with their places, its first tab view with
/// the tags of pages, its buttons and gestures, and the views that are laid out, also in rows; of pages, what is shown.
@MainActor public struct _ViewTree {
  /// The first tab view: the values by which a selection names its pages, in their order, and the selection.
  typealias Pages = (
    tags: [AnyHashable], selectedTag: AnyHashable?, animation: Animation?, select: (AnyHashable) -> Void
  )
  typealias Button = (title: String, isDisabled: Bool, action: @MainActor () -> Void)
  typealias Scroll = (number: Int, axes: Axis.Set, context: ViewContext, request: ScrollRequest?)
  /// The types of the app's views that own no state.
  private static var stateless: Set<ObjectIdentifier> = []

  private(set) var effects: [(place: [Int], effect: ViewEffect)] = []
  private(set) var pages: Pages?
  private(set) var buttons: [Button] = []
  /// The gestures, each before those of the views in it, and for each `ForEach` whether one is around it or in its rows.
  private(set) var gestures: [(drag: DragGesture, priority: GesturePriority)] = []
  private(set) var lists: [Bool] = []
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
  private var (tags, row): ([AnyHashable]?, AnyHashable?) = (nil, nil)
  /// The number of the page that is visited, and what the pages so far have.
  private var page: Int?
  private var pageEffects: [(page: Int, place: [Int], effect: ViewEffect)] = []
  private var pageButtons: [(page: Int, button: Button)] = []
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
    memory.bodies.reserveCapacity(earlier.bodies.count)
    memory.shownPage = earlier.shownPage
    view._evaluate(in: &self)
  }

  /// Evaluates the body of an app's view, which continues its states.
  mutating func visitBody<Content: View>(of view: Content) {
    if tags != nil { return visitPage { $0.visitBody(of: view) } }
    evaluate(view, refersToObjects: !_isPOD(Content.self)) { view.body._evaluate(in: &$0) }
  }

  /// Evaluates what a view stands for, or takes what an equal view did before if nothing else decided it, such as objects
  /// to which it refers where these may have changed without telling anybody.
  private mutating func evaluate<Content>(
    _ view: Content, rowsOf list: Int? = nil, refersToObjects: Bool, _ visit: @MainActor (inout _ViewTree) -> Void
  ) {
    let type = ObjectIdentifier(Content.self)
    place.append(Int(bitPattern: type))
    defer { place.removeLast() }
    var known: EvaluatedBody<Content>?
    if let found = earlier.bodies[place] { known = unsafeDowncast(found, to: EvaluatedBody<Content>.self) }
    let isSame = known?.isOf(view) ?? false
    if isSame, !(earlier.isDoubtful && refersToObjects), let known, let parts = known.parts {
      nodes?.append(contentsOf: parts.nodes)
      // Rows may be those of another list now, and a view may no longer be the first one of a row.
      for node in parts.nodes where node.row != nil {
        if let list { node.row?.list = list } else { node.row = nil }
      }
      tags?.append(contentsOf: parts.tags)
      words?.append(contentsOf: parts.words)
      return memory.bodies[place] = known
    }
    var states = isSame ? known?.states ?? [] : []
    if !isSame, !Self.stateless.contains(type) {
      states = Mirror(reflecting: view).children.compactMap { ($0.value as? any KeptState)?.link }
      if states.isEmpty { Self.stateless.insert(type) }
      for (state, earlier) in zip(states, known?.states ?? []) { state.take(from: earlier) }
    }
    for state in states { state.take(context.environment) }
    dependences += states.count
    let (before, reads, firstWord) = (dependences, ChangedValues.reads, words?.count ?? 0)
    let (first, firstTag) = (nodes?.count ?? 0, tags?.count ?? 0)
    var isObserving = false
    func observing() -> @Sendable () -> Void {
      isObserving = true
      return {}
    }
    withObservationTracking({ visit(&self) }, onChange: observing())
    if isObserving || ChangedValues.reads != reads { dependences += 1 }
    let parts =
      dependences == before
      ? (Array(nodes?[first...] ?? []), Array(tags?[firstTag...] ?? []), Array(words?[firstWord...] ?? [])) : nil
    memory.bodies[place] = EvaluatedBody(view: view, states: states, parts: parts)
  }

  /// Visits a view without others in it; by default it fills the room there is.
  mutating func visitLeaf(_ kind: LayoutKind = .leaf(width: nil, height: nil)) {
    if let page = tags?.count { tags?.append(row ?? AnyHashable(page)) }
    nodes?.append(LayoutNode(kind))
  }

  /// Visits words, which have no size here.
  mutating func visit(words: String) {
    self.words?.append(words)
    visitLeaf(.leaf(width: 0, height: 0))
  }

  mutating func visitButton(_ label: some View, _ action: @escaping @MainActor () -> Void) {
    if tags != nil { return visitPage { $0.visitButton(label, action) } }
    let outer = exchange(&words, with: [])
    // A view that is remembered with its words is always in a label.
    visit(label, at: -3)
    let own = words ?? []
    words = outer.map { $0 + own }
    dependences += 1
    let button = (title: own.joined(separator: " "), isDisabled: !context.environment.isEnabled, action: action)
    if let page { pageButtons.append((page, button)) } else { buttons.append(button) }
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
    if tags != nil { return visitPage { $0.visitScroll(content, axes) } }
    dependences += 1
    scrollCount += 1
    let outer = context
    if page == nil, scroll == nil || (scroll?.context.hasBehavior == false && outer.hasBehavior) {
      scroll = (scrollCount, axes, outer, outer.position?.read())
    }
    context = outer.ofContent
    layOut(.scroll(ScrollLayout(axes: axes, margins: outer.margins, number: scrollCount))) {
      $0.layOut(.stack(StackLayout(.vertical, spacing: nil, alignment: 0.5))) { content._evaluate(in: &$0) }
    }
    context = outer
  }

  /// Visits views, and lays each of them, or all together, out in a way.
  private mutating func layOut(_ kind: LayoutKind, each: Bool = false, _ visit: @MainActor (inout _ViewTree) -> Void) {
    if tags != nil { return visitPage { $0.layOut(kind, each: each, visit) } }
    guard var outer = nodes else { return visit(&self) }
    nodes = []
    visit(&self)
    let inner = nodes ?? []
    for part in each ? inner.map({ [$0] }) : [inner] { outer.append(node(kind, part)) }
    nodes = outer
  }

  /// Returns a node of views, for a stack the one of the evaluation before if its views are still the same.
  private mutating func node(_ kind: LayoutKind, _ views: [LayoutNode]) -> LayoutNode {
    guard case .stack(let stack) = kind else { return LayoutNode(kind, views) }
    let (known, number) = (earlier.stacks, memory.stacks.count)
    let isKnown = number < known.count && known[number].isStack(stack, of: views)
    memory.stacks.append(isKnown ? known[number] : LayoutNode(kind, views))
    memory.stacks[number].row = nil
    return memory.stacks[number]
  }

  /// Visits one of several views that a view stands for.
  mutating func visit(_ part: some View, at index: Int) {
    place.append(index)
    part._evaluate(in: &self)
    place.removeLast()
  }

  mutating func visit(_ content: some View, with effect: ViewEffect) {
    if case .tap(let action) = effect { return visitButton(content) { action() } }
    var outer: ViewContext?
    defer { if let outer { context = outer } }
    if case .context(let change) = effect {
      outer = context
      change(&context)
    }
    if let first = tags?.count {
      visit(content, at: -1)
      let pages = first..<(tags?.count ?? first)
      switch effect {
      case .tag(let tag): for page in pages { tags?[page] = tag }
      case .appear, .disappear, .change, .tick, .task:
        dependences += 1
        pageEffects += pages.map { ($0, place, effect) }
      default: break
      }
      return
    }
    switch effect {
    case .layout(let kind): return layOut(kind, each: true) { content._evaluate(in: &$0) }
    case .layer(let layer, let alignment, let isBehind): return visit(content, with: layer, alignment, isBehind)
    default: dependences += 1
    }
    switch effect {
    case .offset(let value):
      let offset = ViewLayout.Offset(place: place, value: value, animation: context.animation)
      return layOut(.offset(offset), each: true) { $0.visit(content, at: -1) }
    case .gesture(let drag, let priority) where context.environment.isEnabled && page == nil:
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
    default: break
    }
    if let page { pageEffects.append((page, place, effect)) } else { effects.append((place, effect)) }
    visit(content, at: -1)
  }

  /// Visits a view and what lies on it or behind it, in the order in which fingers find them.
  private mutating func visit(_ content: some View, with layer: any View, _ alignment: Alignment, _ isBehind: Bool) {
    let first = nodes?.count ?? 0
    func visitLayer() { layOut(.layers(alignment)) { $0.visit(layer, at: -2) } }
    if isBehind { visitLayer() }
    visit(content, at: -1)
    if !isBehind { visitLayer() }
    guard var all = nodes else { return }
    let last = all.remove(at: isBehind ? first : all.count - 1)
    for index in first..<all.count { all[index] = LayoutNode(.layered(alignment), [all[index], last]) }
    nodes = all
  }

  /// Visits a view's rows by their tags; they are evaluated only for pages and in them, and to be laid out.
  mutating func visitRows<Rows: RandomAccessCollection>(
    of source: some Any, refersToObjects: Bool, _ rows: Rows,
    _ content: (Rows.Element) -> (view: some View, tag: AnyHashable)
  ) {
    if tags == nil && nodes == nil && page == nil { return }
    dependences += 1
    let (list, firstGesture) = (lists.count, gestures.count)
    if nodes != nil { lists.append(false) }
    evaluate(source, rowsOf: list, refersToObjects: refersToObjects) { tree in
      let outer = tree.row
      for (index, element) in rows.enumerated() {
        let (view, tag) = content(element)
        tree.row = tag
        let first = tree.nodes?.count ?? 0
        tree.visit(view, at: tag.hashValue)
        if let nodes = tree.nodes, nodes.count > first { (nodes[first].row, nodes[first].rowID) = ((list, index), tag) }
      }
      tree.row = outer
    }
    if nodes != nil { lists[list] = !openGestures.isEmpty || gestures.count > firstGesture }
  }

  /// Visits a view that is one page, whose effects and buttons are there while it is shown.
  private mutating func visitPage(_ visit: @MainActor (inout _ViewTree) -> Void) {
    let all = tags ?? []
    (tags, page) = (nil, all.count)
    visit(&self)
    (tags, page) = (all, nil)
    visitLeaf()
  }

  mutating func visitPages<Tag: Hashable>(_ content: some View, selection: Binding<Tag>?) {
    if tags != nil || page != nil { return visitLeaf() }
    visitLeaf()
    dependences += 1
    guard pages == nil else { return }
    let outer = nodes
    (tags, nodes) = ([], nil)
    content._evaluate(in: &self)
    nodes = outer
    pages = (
      tags ?? [], selection.map { AnyHashable($0.wrappedValue) }, context.animation,
      { if let value = $0.base as? Tag { selection?.wrappedValue = value } }
    )
    tags = nil
    let shown = pages?.selectedTag.flatMap { pages?.tags.firstIndex(of: $0) } ?? memory.shownPage
    for part in pageEffects where part.page == shown { effects.append((part.place, part.effect)) }
    for part in pageButtons where part.page == shown { buttons.append(part.button) }
  }
}
