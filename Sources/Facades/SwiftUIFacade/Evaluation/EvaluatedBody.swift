/// What the body of an app's view laid out where nothing but the view's own value decided it.
final class EvaluatedBody<Content: View> {
  private let view: Content
  let nodes: [LayoutNode]

  init(view: Content, nodes: [LayoutNode]) { (self.view, self.nodes) = (view, nodes) }

  /// Returns whether it is the evaluation of an equal view, that is one of the same bytes.
  /// - Parameter withoutReferences: Whether a view that refers to objects, which may have changed, counts as another one.
  func isOf(_ other: Content, withoutReferences: Bool) -> Bool {
    if withoutReferences && !_isPOD(Content.self) { return false }
    return withUnsafeBytes(of: view) { own in withUnsafeBytes(of: other) { own.elementsEqual($0) } }
  }
}
