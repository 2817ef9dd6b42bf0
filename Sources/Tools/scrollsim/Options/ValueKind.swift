/// The kind of an option's value, which determines what completions offer.
struct ValueKind {
  /// `files`, `folders`, `words`, `names`, which a value follows, or `text` for nothing.
  let name: String
  /// The words that a completion offers; names end with `=`.
  var words: [String] = []

  static let file = ValueKind(name: "files")
  static let folder = ValueKind(name: "folders")
  static let text = ValueKind(name: "text")

  static func oneOf(_ words: [String]) -> ValueKind { ValueKind(name: "words", words: words) }

  static func oneOf<T: RawRepresentable & CaseIterable>(_ type: T.Type) -> ValueKind where T.RawValue == String {
    oneOf(T.allCases.map(\.rawValue))
  }

  static func assignment(_ names: [String]) -> ValueKind { ValueKind(name: "names", words: names.map { $0 + "=" }) }
}
