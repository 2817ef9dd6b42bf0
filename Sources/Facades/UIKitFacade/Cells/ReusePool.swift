struct ReuseKey: Hashable {
  var kind = ""
  var identifier: String

  /// The key of the view that is being made of a registered class, for its `init()`.
  @MainActor fileprivate(set) static var toBe: ReuseKey?

  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The registered classes of reusable views, and the views that wait for reuse.
@MainActor struct ReusePool<View: ReusableItemView> {
  private var classes: [ReuseKey: View.Type] = [:]
  private var waiting: [ReuseKey: [View]] = [:]

  mutating func register(_ viewClass: AnyClass?, for key: ReuseKey) {
    classes[key] = viewClass as? View.Type
    waiting[key] = nil
  }

  /// Returns a view that waits for reuse, or a new one of the given or the registered class; nil without a class.
  mutating func dequeue(_ key: ReuseKey, of viewClass: View.Type? = nil) -> View? {
    if let view = waiting[key]?.popLast() {
      view.reset()
      return view
    }
    let outer = exchange(&ReuseKey.toBe, with: key)
    defer { ReuseKey.toBe = outer }
    return (viewClass ?? classes[key])?.init()
  }

  mutating func keep(_ view: View) { if let key = view.reuseKey { waiting[key, default: []].append(view) } }
}
