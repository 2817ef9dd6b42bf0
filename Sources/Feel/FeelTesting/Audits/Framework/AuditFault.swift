/// A fault that an audit can find, as the words that follow a share: `1 in 5 forward flicks` … `stays on its item`.
struct AuditFault: Sendable {
  /// A word for one and for several of a thing.
  typealias Word = (one: String, many: String)

  /// What goes wrong, such as `stays on its item`, `stay on their items`.
  let verb: Word
  /// What is counted; nil for gestures, which are named by what those that show the fault have in common.
  let noun: Word?

  init(of noun: Word? = nil, _ one: String, _ many: String) {
    verb = (one, many)
    self.noun = noun
  }
}
