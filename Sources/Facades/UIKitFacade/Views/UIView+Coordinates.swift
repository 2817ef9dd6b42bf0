extension UIView {
  /// Converts a point to the coordinates of another view, or for nil of the window or the topmost superview.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(coordinates(in: view)) }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(coordinates(in: view).inverted())
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(coordinates(in: view)) }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(coordinates(in: view).inverted()) }

  private func coordinates(in view: UIView?) -> CGAffineTransform {
    if view === self { return .identity }
    // Most callers convert to the superview, which needs no walk to the top.
    if let view, superview === view { return coordinatesInSuperview }
    let own = coordinatesAtTop
    guard let view else { return own }
    return own.concatenating(view.coordinatesAtTop.inverted())
  }

  private var coordinatesAtTop: CGAffineTransform {
    sequence(first: self, next: \.superview).reduce(.identity) { result, view in
      view.superview == nil ? result : result.concatenating(view.coordinatesInSuperview)
    }
  }

  private var coordinatesInSuperview: CGAffineTransform {
    let (bounds, anchor, center) = (bounds, layer.anchorPoint, center)
    let x = bounds.origin.x + bounds.size.width * anchor.x
    let y = bounds.origin.y + bounds.size.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
