/// What one evaluation of an app's view finds: the effects of its modifiers with their places, its first tab view, and
/// its buttons.
///
/// The pages of a tab view and the rows of a `ForEach` are not evaluated; the pages' tags are listed.
@MainActor
public struct _ViewTree {
  /// The first tab view: the values by which a selection names its pages, in their order, and the selection.
  typealias Pages = (tags: [AnyHashable], selectedTag: AnyHashable?, select: (AnyHashable) -> Void)
  /// The types of the app's views that own no state.
  private static var stateless: Set<ObjectIdentifier> = []

  private(set) var effects: [(place: [Int], effect: ViewEffect)] = []
  private(set) var pages: Pages?
  /// The buttons with the words of their labels.
  private(set) var buttons: [(title: String, isDisabled: Bool, action: @MainActor () -> Void)] = []
  /// The states of the views by their places.
  private(set) var states: [[Int]: [any KeptState]] = [:]
  private let earlierStates: [[Int]: [any KeptState]]
  private let size: CGSize
  /// The numbers and the modifiers, -1, that lead to the visited view, and the addresses of the types of app's views.
  private var place: [Int] = []
  /// The tags of the pages so far while these are listed, and that of the row that is visited.
  private var (tags, row): ([AnyHashable?]?, AnyHashable?) = (nil, nil)
  /// The words so far while a button's label is visited, and whether a view around the visited one disables it.
  private var (words, isDisabled): ([String]?, Bool) = (nil, false)

  /// Evaluates a view, whose `GeometryReader`s read `size`, and which continues the states of an earlier evaluation.
  init(of view: any View, size: CGSize, states: [[Int]: [any KeptState]]) {
    (self.size, earlierStates) = (size, states)
    view._evaluate(in: &self)
  }

  /// Evaluates the body of an app's view, which continues its states.
  mutating func visitBody(of view: some View) {
    if tags != nil { return visitLeaf() }
    let type = ObjectIdentifier(type(of: view))
    place.append(Int(bitPattern: type))
    if !Self.stateless.contains(type) {
      let own = Mirror(reflecting: view).children.compactMap { $0.value as? any KeptState }
      if own.isEmpty { Self.stateless.insert(type) }
      for (state, earlier) in zip(own, earlierStates[place] ?? []) { state.take(from: earlier) }
      states[place] = own
    }
    view.body._evaluate(in: &self)
    place.removeLast()
  }

  /// Visits a view without others in it.
  mutating func visitLeaf() { tags?.append(row) }

  mutating func visit(words: String) {
    self.words?.append(words)
    visitLeaf()
  }

  mutating func visitButton(_ label: some View, _ action: @escaping @MainActor () -> Void) {
    if tags != nil { return visitLeaf() }
    words = []
    label._evaluate(in: &self)
    buttons.append((words?.joined(separator: " ") ?? "", isDisabled, action))
    words = nil
  }

  /// Visits the content of a view that counts as one page.
  mutating func visitContent(_ content: some View) {
    if tags == nil { content._evaluate(in: &self) } else { visitLeaf() }
  }

  /// Visits the content of a view that depends on its size.
  mutating func visitContent(_ content: (GeometryProxy) -> some View) {
    if tags != nil { return visitLeaf() }
    content(GeometryProxy(size: size, safeAreaInsets: EdgeInsets()))._evaluate(in: &self)
  }

  /// Visits one of several views that a view stands for.
  mutating func visit(_ part: some View, at index: Int) {
    place.append(index)
    part._evaluate(in: &self)
    place.removeLast()
  }

  mutating func visit(_ content: some View, with effect: ViewEffect) {
    guard let first = tags?.count else {
      effects.append((place, effect))
      let wasDisabled = isDisabled
      if case .disabled(true) = effect { isDisabled = true }
      visit(content, at: -1)
      isDisabled = wasDisabled
      return
    }
    content._evaluate(in: &self)
    if case .tag(let tag) = effect, let end = tags?.count { for page in first..<end { tags?[page] = tag } }
  }

  /// Visits rows by their tags; they are evaluated only for those of pages.
  mutating func visitRows<Row>(_ rows: some Sequence<Row>, _ view: (Row) -> (view: some View, tag: AnyHashable)) {
    if tags == nil { return }
    let outer = row
    for next in rows {
      let (view, tag) = view(next)
      row = tag
      view._evaluate(in: &self)
    }
    row = outer
  }

  mutating func visitPages<Tag: Hashable>(_ content: some View, selection: Binding<Tag>?) {
    if tags != nil { return visitLeaf() }
    guard pages == nil else { return }
    tags = []
    content._evaluate(in: &self)
    pages = (
      tags?.enumerated().map { $1 ?? AnyHashable($0) } ?? [], selection.map { AnyHashable($0.wrappedValue) },
      { if let value = $0.base as? Tag { selection?.wrappedValue = value } }
    )
    tags = nil
  }
}
