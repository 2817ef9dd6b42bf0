import Foundation

extension UIView {
  /// A place of this view as one of another; of the window, or of the view around all others, where there is no other.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(coordinates(in: view)) }

  /// A place of another view, or of the window, as one of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(coordinates(in: view).inverted())
  }

  /// The rectangle of another view, or of the window, around a rectangle of this view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(coordinates(in: view)) }

  /// The rectangle of this view around a rectangle of another view, or of the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(coordinates(in: view).inverted())
  }

  /// From this view's coordinates to another's.
  private func coordinates(in view: UIView?) -> CGAffineTransform {
    if view === self { return .identity }
    // Most ask for a view next to or around this one: the way up stops where they meet.
    if let view, superview === view { return coordinatesInSuperview }
    let own = coordinatesAtTop
    guard let view else { return own }
    return own.concatenating(view.coordinatesAtTop.inverted())
  }

  private var coordinatesAtTop: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let above = view.superview {
      result = result.concatenating(view.coordinatesInSuperview)
      view = above
    }
    return result
  }

  private var coordinatesInSuperview: CGAffineTransform {
    let (bounds, anchor, center) = (bounds, layer.anchorPoint, center)
    let x = bounds.origin.x + bounds.size.width * anchor.x
    let y = bounds.origin.y + bounds.size.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
