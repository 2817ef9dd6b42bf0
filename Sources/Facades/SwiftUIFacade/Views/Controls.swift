/// A control that does something when it is tapped: ``TappableView/tap(_:recording:)`` does so.
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
  /// The length of a side; nil for that of the room there is.
  private let length: Double?

  private init(length: Double?) { self.length = length }
  public init(_ name: String) { length = 0 }
  public init(systemName: String) { length = 0 }

  /// The picture in the size of the room there is; without it, it has no size here.
  public func resizable() -> Image { Image(length: nil) }
  public func _evaluate(in tree: inout _ViewTree) { tree.visitLeaf(.leaf(width: length, height: length)) }
}
