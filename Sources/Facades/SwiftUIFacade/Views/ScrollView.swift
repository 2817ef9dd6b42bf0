/// A view that scrolls; it only compiles here.
///
/// ``SwiftUIScrollView`` is the one that moves.
public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public func _evaluate(in tree: inout _ViewTree) {
    tree.visitContent(content, .scroll(axes))
  }
}
