/// A text that belongs to a failure and is too long for its message.
package struct FeelAttachment: Hashable, Sendable {
  package var name: String
  package var text: String

  package init(name: String, text: String) { (self.name, self.text) = (name, text) }
}
