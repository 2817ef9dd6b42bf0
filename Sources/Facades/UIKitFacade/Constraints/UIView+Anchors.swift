/// What constraints have anchors of: a view or a layout guide.
@preconcurrency @MainActor public protocol LayoutAnchorItem: AnyObject {}

extension UILayoutGuide: LayoutAnchorItem {}

extension LayoutAnchorItem {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView: LayoutAnchorItem {
  /// The first baseline, for constraints: the top of the view.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The guide of the safe area, which is the whole view.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(.frame, of: self) }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(.margins, of: self) }
  /// The guide of readable content, which equals the layout margins.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(.margins, of: self) }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeConstraintState.guides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    constraintState?.guides.removeAll { $0 === layoutGuide }
    constraintsHaveChanged()
  }

  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }
}

extension UIScrollView {
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(.content, of: self) }
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(.frame, of: self) }
}
