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
  public init(_ name: String) {}
  public init(systemName: String) {}
  public func resizable() -> Image { self }
}
