/// A part of an app's user interface; here a value that nothing draws or lays out.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds what an evaluation finds in the view to a tree; an app's view adds what its body does.
  func _evaluate(in tree: inout _ViewTree)
}

extension View { public func _evaluate(in tree: inout _ViewTree) { tree.visitBody(of: self) } }

extension Never: View { public var body: Never { preconditionFailure("there is no view of the type Never") } }

/// A view of the facade's own, which has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { Precondition.fail("a view of SwiftUI's own has no body") }
  public func _evaluate(in tree: inout _ViewTree) { tree.visitLeaf() }
}

/// A view for an editor to show, which there is not.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
