import Foundation

/// A rectangle that takes part in constraints but is not a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The sources of a guide's rectangle.
  enum Kind {
    /// Constraints.
    case free
    /// The view's bounds.
    case frame
    /// The view's bounds without its margins.
    case margins
    /// A scroll view's content.
    case content
  }

  /// The view that owns the guide.
  open internal(set) weak var owningView: UIView?
  /// The name of the guide.
  open var identifier = ""
  let kind: Kind
  var placed = CGRect.zero

  /// Creates a guide.
  ///
  /// Add it to a view by `addLayoutGuide(_:)`, and constraints place it.
  public override init() {
    kind = .free
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  /// The frame of the guide in its view, in points.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return placed }
    switch kind {
    case .free: return placed
    case .frame: return view.bounds
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? view.bounds.size)
    }
  }

  /// The leading edge, for constraints.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge, for constraints.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge, for constraints.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge, for constraints.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge, for constraints.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge, for constraints.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width, for constraints.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height, for constraints.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center, for constraints.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center, for constraints.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
