/// A control that does something when it is tapped, which never happens here.
public struct Button<Label: View>: PrimitiveView {
  let action: @MainActor () -> Void

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.action = action }
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) { self.action = action }
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { self.action = action }
}

/// A picture, which nothing draws.
public struct Image: PrimitiveView {
  public init(_ name: String) {}
  public init(systemName: String) {}
  public func resizable() -> Image { self }
}
