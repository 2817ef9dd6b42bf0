@MainActor protocol Reusable: UIView {
  /// The key for the view's reuse, or nil for a view that is not reused.
  var reuseKey: ReuseKey? { get }
  var reuseIdentifier: String? { get }
  init()
  func prepareForReuse()
  func reset()
  static func make(for key: ReuseKey) -> Self
}

extension Reusable {
  var reuseKey: ReuseKey? { reuseIdentifier.map { ReuseKey(identifier: $0) } }
  func reset() { prepareForReuse() }
  static func make(for key: ReuseKey) -> Self {
    let outer = ReuseKey.identifierToBe
    ReuseKey.identifierToBe = key.identifier
    defer { ReuseKey.identifierToBe = outer }
    return self.init()
  }
}

struct ReuseKey: Hashable {
  var kind = ""
  var identifier: String

  /// The identifier of the view that is being made of a registered class, for its `init()`.
  @MainActor fileprivate(set) static var identifierToBe: String?

  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// The registered classes of reusable views, and the views that wait for reuse.
@MainActor struct ReusePool<View: Reusable> {
  private var classes: [ReuseKey: View.Type] = [:]
  private var waiting: [ReuseKey: [View]] = [:]

  mutating func register(_ viewClass: AnyClass?, for key: ReuseKey) {
    classes[key] = viewClass as? View.Type
    waiting[key] = nil
  }

  /// Returns a view that waits for reuse, or a new one of the given or the registered class; nil without a class.
  mutating func dequeue(_ key: ReuseKey, of viewClass: View.Type? = nil) -> View? {
    guard let view = waiting[key]?.popLast() else { return (viewClass ?? classes[key])?.make(for: key) }
    view.reset()
    return view
  }

  mutating func keep(_ view: View) { if let key = view.reuseKey { waiting[key, default: []].append(view) } }
}
