/// All numbers on which a layout by constraints depends, whatever the views are, in the order of the views.
@MainActor struct ConstraintSignature {
  // Bit patterns, because -0 and 0 are equal but may be placed differently.
  private(set) var words: [UInt64] = []

  /// The most views of a hierarchy that has a signature: the views of each constraint are searched among them.
  private static let maximumViewCount = 16

  /// Returns nil for a hierarchy whose layout depends on more: on the content of views, on stack views or on guides.
  init?(_ views: [UIView], parents: [Int]) {
    if views.count > Self.maximumViewCount { return nil }
    words.reserveCapacity(views.count * 32)
    for (index, view) in views.enumerated() {
      let content = view.intrinsicContentSize
      if content.width != UIView.noIntrinsicMetric || content.height != UIView.noIntrinsicMetric { return nil }
      if view is UIStackView || !(view.constraintState?.guides.isEmpty ?? true) { return nil }
      add(view, parents[index])
      for constraint in view.constraintState?.constraints ?? [] { if !add(constraint, views) { return nil } }
    }
  }

  private mutating func add(_ view: UIView, _ parent: Int) {
    let (bounds, center, anchor, margins) = (view.bounds, view.center, view.anchorPoint, view.layoutMargins)
    // Negative, which no attribute is: a constraint of the view before begins with an attribute.
    add(-2 - parent)
    words.append(view.translatesAutoresizingMaskIntoConstraints ? 1 : 0)
    add(bounds.origin.x, bounds.origin.y)
    add(bounds.size.width, bounds.size.height)
    add(center.x, center.y)
    add(anchor.x, anchor.y)
    add(margins.top, margins.left)
    add(margins.bottom, margins.right)
    let content = (view as? UIScrollView)?.contentSize
    words.append(content == nil ? 0 : 1)
    if let content { add(content.width, content.height) }
  }

  /// - Returns: Whether numbers describe the constraint.
  private mutating func add(_ constraint: NSLayoutConstraint, _ views: [UIView]) -> Bool {
    add(constraint.firstAttribute.rawValue)
    add(constraint.secondAttribute.rawValue)
    add(constraint.relation.rawValue)
    words.append(constraint.hadSecondItem ? 1 : 0)
    add(CGFloat(constraint.priority.rawValue), constraint.multiplier)
    add(constraint.constant, 0)
    return add(constraint.firstItem, views) && add(constraint.secondItem, views)
  }

  private mutating func add(_ item: AnyObject?, _ views: [UIView]) -> Bool {
    guard let item else {
      add(-2)
      return true
    }
    let kind = (item as? UILayoutGuide)?.kind
    if kind == .free { return false }
    var known = -1
    if let view = NSLayoutConstraint.view(of: item) {
      for index in views.indices where views[index] === view { known = index }
    }
    add(kind?.rawValue ?? 0)
    add(known)
    return true
  }

  private mutating func add(_ number: Int) { words.append(UInt64(bitPattern: Int64(number))) }

  private mutating func add(_ first: CGFloat, _ second: CGFloat) {
    words.append(Double(first).bitPattern)
    words.append(Double(second).bitPattern)
  }
}
