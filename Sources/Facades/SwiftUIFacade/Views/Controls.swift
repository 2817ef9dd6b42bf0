/// A control that does something when it is tapped: ``SimulatedTabView/tap(_:recording:)`` does so.
public struct Button<Label: View>: PrimitiveView {
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }

  public func _evaluate(in tree: inout _ViewTree) { tree.visitButton(label, action) }
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// A picture, which nothing draws.
public struct Image: PrimitiveView {
  private var isResizable = false

  public init(_ name: String) {}
  public init(systemName: String) {}

  /// The picture in the size of the room there is; without it, it has no size here.
  public func resizable() -> Image {
    var result = self
    result.isResizable = true
    return result
  }

  public func _evaluate(in tree: inout _ViewTree) {
    tree.visitLeaf(isResizable ? .leaf(width: nil, height: nil) : .leaf(width: 0, height: 0))
  }
}
