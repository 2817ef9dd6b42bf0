/// The kind of an option's value, which determines what completions offer.
enum ValueKind {
  case file, folder, number
  case oneOf([String])
  /// Words separated by commas.
  case list([String])
  /// A name, `=` and a value.
  case assignment([String])
  case text

  /// Creates the kind that a placeholder of the help stands for.
  init(named placeholder: String) {
    switch placeholder {
    case "FILE", "PATH": self = .file
    case "N", "MS", "HZ", "V", "D", "DX", "X", "X0", "L", "ITEM": self = .number
    default: self = .text
    }
  }

  static func oneOf<T: RawRepresentable & CaseIterable>(_ type: T.Type) -> ValueKind where T.RawValue == String {
    .oneOf(T.allCases.map(\.rawValue))
  }

  /// The words that a completion offers; names end with `=`.
  var words: [String] {
    switch self {
    case .oneOf(let words), .list(let words): words
    case .assignment(let names): names.map { $0 + "=" }
    case .file, .folder, .number, .text: []
    }
  }
}
