import Foundation

/// A rectangle of a view that constraints know and nobody sees.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What places the rectangle.
  enum Kind {
    /// Constraints.
    case free
    /// The view's edges.
    case frame
    /// The view's edges, moved in by its margins.
    case margins
    /// A scroll view's content.
    case content
  }

  /// The view whose rectangle it is.
  open internal(set) weak var owningView: UIView?
  /// A name to find it by.
  open var identifier = ""
  let kind: Kind
  var placed = CGRect.zero

  /// Creates a rectangle for constraints to place, after `addLayoutGuide(_:)`.
  public override init() {
    kind = .free
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  /// Where the rectangle is in its view, in points.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return placed }
    switch kind {
    case .free: return placed
    case .frame: return view.bounds
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? view.bounds.size)
    }
  }

  /// The edge where the language begins its lines.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where the language ends its lines.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
