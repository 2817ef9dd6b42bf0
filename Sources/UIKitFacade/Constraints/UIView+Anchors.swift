import Foundation

extension UIView {
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
  /// The line on which the first line of text stands: taken to be the top.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line on which the last line of text stands: taken to be the bottom.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The view's rectangle without what bars cover: nothing.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(.frame, of: self) }
  /// The view's rectangle without its layout margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(.margins, of: self) }
  /// Where text is easy to read: the view's rectangle without its layout margins.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(.margins, of: self) }

  /// Adds a rectangle that constraints place.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    if !layoutGuides.contains(where: { $0 === layoutGuide }) { madeConstraintState.guides.append(layoutGuide) }
  }

  /// Takes a rectangle away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    constraintState?.guides.removeAll { $0 === layoutGuide }
    constraintsHaveChanged()
  }

  /// The rectangles that constraints place.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }
}

extension UIScrollView {
  /// The content's rectangle, whose size constraints give: the content size.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(.content, of: self) }
  /// The view's own rectangle.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(.frame, of: self) }
}
