/// What the value of an option is: what completions offer, and what the help's placeholder stands for.
enum ValueKind {
  case file
  case folder
  case number
  /// One of some words.
  case oneOf([String])
  /// Words with commas between them.
  case list([String])
  /// A name, `=` and a value.
  case assignment([String])
  /// Anything else.
  case text

  /// What a placeholder of the help stands for.
  init(named placeholder: String) {
    switch placeholder {
    case "FILE": self = .file
    case "FOLDER", "FIXTURES": self = .folder
    case "N", "MS", "HZ", "V", "D", "DX", "X", "X0", "L", "ITEM": self = .number
    default: self = .text
    }
  }

  /// The cases of an enumeration, by their names.
  static func oneOf<T: RawRepresentable & CaseIterable>(_ type: T.Type) -> ValueKind where T.RawValue == String {
    .oneOf(T.allCases.map(\.rawValue))
  }

  /// The words that a completion offers; names end with the `=` of their value.
  var words: [String] {
    switch self {
    case .oneOf(let words), .list(let words): words
    case .assignment(let names): names.map { $0 + "=" }
    case .file, .folder, .number, .text: []
    }
  }
}
