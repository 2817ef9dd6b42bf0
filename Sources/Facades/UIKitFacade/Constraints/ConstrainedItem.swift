/// An item of a constraint; only a guide is kept alive by it.
enum ConstrainedItem {
  /// An object that no view has in its hierarchy.
  final class Other {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  case view(ViewReference)
  // A view's own guides are created on each read, so the constraint retains the one it was given.
  case guide(UILayoutGuide)
  case other(Other)

  @MainActor init(_ object: AnyObject) {
    if let view = object as? UIView {
      self = .view(view.reference)
    } else if let guide = object as? UILayoutGuide {
      self = .guide(guide)
    } else {
      self = .other(Other(object))
    }
  }

  /// The item itself; nil if it has been deallocated.
  var object: AnyObject? {
    switch self {
    case .view(let reference): reference.view
    case .guide(let guide): guide
    case .other(let other): other.object
    }
  }
}
