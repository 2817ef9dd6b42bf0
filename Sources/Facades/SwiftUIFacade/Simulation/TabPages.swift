import ScrollPhysics

/// The pages of a ``SimulatedTabView``, each as large as the view.
public struct TabPages: TargetBehavior, Sendable {
  var count: Int
  var page: Int
  let isReversed: Bool

  func offset(ofPage page: Int, width: Double) -> Double { Double(isReversed ? count - 1 - page : page) * width }

  /// The page that covers most of the view; nil without pages.
  func page(at offset: Double, width: Double) -> Int? {
    guard count > 0, width > 0 else { return nil }
    let place = Int(min(max(0, (offset / width).rounded()), Double(count - 1)))
    return isReversed ? count - 1 - place : place
  }

  public mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    Size2D(width: Double(count) * boundsSize.width, height: boundsSize.height)
  }

  /// Keeps the page that is shown, or that the view turns to, in a resize; turns of pages are the scroll view's own.
  public mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    guard context.reason == .resize,
      let page = page(at: context.previousTarget.x, width: context.previousGeometry.boundsSize.width)
    else { return }
    target.x = offset(ofPage: page, width: context.geometry.boundsSize.width)
  }
}
