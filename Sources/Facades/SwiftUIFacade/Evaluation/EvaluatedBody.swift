/// What an evaluation made of the body of an app's view or of the rows of a `ForEach`, for the next evaluation.
final class EvaluatedBody<Content> {
  private let view: Content
  /// The links of the view's property wrappers.
  let states: [KeptLink]
  /// What is laid out, the tags of pages and the words; nil if more decided them than the view's own value, such as a state.
  let parts: (nodes: [LayoutNode], tags: [AnyHashable], words: [String])?

  init(view: Content, states: [KeptLink], parts: (nodes: [LayoutNode], tags: [AnyHashable], words: [String])?) {
    (self.view, self.states, self.parts) = (view, states, parts)
  }

  /// Returns whether it is the evaluation of an equal view, that is one of the same bytes, with the same states.
  func isOf(_ other: Content) -> Bool {
    withUnsafePointer(to: view) { a in withUnsafePointer(to: other) { memcmp(a, $0, MemoryLayout<Content>.size) == 0 } }
  }
}
