import Foundation

extension UIView {
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
  /// The first baseline, for constraints: the top of the view.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last baseline, for constraints: the bottom of the view.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The guide of the safe area, which is the whole view.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(.frame, of: self) }
  /// The guide of the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(.margins, of: self) }
  /// The guide of readable content, which equals the layout margins.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(.margins, of: self) }

  /// Adds a layout guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    if !layoutGuides.contains(where: { $0 === layoutGuide }) { madeConstraintState.guides.append(layoutGuide) }
  }

  /// Removes a layout guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    constraintState?.guides.removeAll { $0 === layoutGuide }
    constraintsHaveChanged()
  }

  /// The layout guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }
}

extension UIScrollView {
  /// The guide of the content, whose size sets the content size.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(.content, of: self) }
  /// The guide of the view's own frame.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(.frame, of: self) }
}
