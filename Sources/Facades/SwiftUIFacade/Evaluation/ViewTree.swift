/// What one evaluation of an app's view finds: the effects of its modifiers in their order, and its first tab view.
@MainActor
struct ViewTree {
  private(set) var effects: [ViewEffect] = []
  private(set) var tabView: (any PagedView)?
  private let size: CGSize

  /// Evaluates a view and the views in it, except the pages of a tab view and the rows of a `ForEach`.
  ///
  /// A `GeometryReader` reads `size`. `states` are those of the views by their places, which the evaluation continues.
  init(of view: any View, size: CGSize, states: inout [String: [any KeptState]]) {
    self.size = size
    visit(view, "", &states)
  }

  private mutating func visit(_ view: any View, _ place: String, _ states: inout [String: [any KeptState]]) {
    switch view {
    case let pages as any PagedView: tabView = tabView ?? pages
    case let modified as any ViewWithEffect:
      effects.append(modified.effect)
      visit(modified.content, place, &states)
    case let reader as any SizedView: visit(reader.content(in: size), place + "/", &states)
    case is any PrimitiveView:
      for (index, part) in Self.parts(of: view).enumerated() { visit(part, "\(place)/\(index)", &states) }
    default:
      let own = Mirror(reflecting: view).children.compactMap { $0.value as? any KeptState }
      for (state, earlier) in zip(own, states[place] ?? []) { state.take(from: earlier) }
      states[place] = own
      visit(view.body, "\(place)/\(type(of: view))", &states)
    }
  }

  /// The views that a view of the facade's own holds.
  private static func parts(of value: Any) -> [any View] {
    Mirror(reflecting: value).children.flatMap { child -> [any View] in
      if let view = child.value as? any View { return [view] }
      return Mirror(reflecting: child.value).displayStyle == .tuple ? parts(of: child.value) : []
    }
  }

  /// The tags of the views that a tab view's content lists; nil for a view without one.
  static func tags(of view: any View, _ tag: AnyHashable? = nil) -> [AnyHashable?] {
    switch view {
    case let modified as any ViewWithEffect:
      if case .tag(let tag) = modified.effect { return tags(of: modified.content).map { _ in tag } }
      return tags(of: modified.content, tag)
    case let list as any ViewList: return list.views.flatMap { tags(of: $0.view, $0.id) }
    case is any TransparentView: return parts(of: view).flatMap { tags(of: $0, tag) }
    default: return [tag]
    }
  }
}
