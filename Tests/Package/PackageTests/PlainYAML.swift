/// A document in the part of YAML that the pages use: mappings and lists by indentation or in brackets, and plain texts.
enum PlainYAML: Equatable {
  case text(String)
  case list([PlainYAML])
  case object([String: PlainYAML])

  subscript(key: String) -> PlainYAML? { if case .object(let fields) = self { fields[key] } else { nil } }

  init(_ text: String) {
    let lines = text.split(separator: "\n" as Character).map { line -> (indent: Int, text: Substring) in
      let indent = line.prefix { $0 == " " }.count
      return (indent, line.dropFirst(indent))
    }
    self = Self.block(lines[...])
  }

  /// A block of lines, of which the first is indented least.
  private static func block(_ lines: ArraySlice<(indent: Int, text: Substring)>) -> PlainYAML {
    guard let first = lines.first else { return .text("") }
    // Each entry is a line of the first one's indentation, and the lines below it.
    let starts = lines.indices.filter { lines[$0].indent == first.indent }
    let entries = zip(starts, starts.dropFirst() + [lines.endIndex]).map { lines[$0..<$1] }
    if first.text.hasPrefix("- ") {
      return .list(
        entries.map { entry in
          var entry = Array(entry)
          entry[0] = (first.indent + 2, entry[0].text.dropFirst(2))
          return block(entry[...])
        })
    }
    var fields: [String: PlainYAML] = [:]
    for entry in entries {
      let line = entry[entry.startIndex].text
      let key = line.prefix { $0 != ":" }
      var value = line.dropFirst(key.count + 1).drop { $0 == " " }
      fields[String(key)] = value.isEmpty ? block(entry.dropFirst()) : flow(&value)
    }
    return .object(fields)
  }

  /// A value in brackets, in quotes or plain, which ends before a comma or a bracket.
  private static func flow(_ text: inout Substring, inside: Bool = false) -> PlainYAML {
    switch text.first {
    case "[":
      var values: [PlainYAML] = []
      text.removeFirst()
      while let next = text.first, next != "]" {
        values.append(flow(&text, inside: true))
        text = text.drop { $0 == " " || $0 == "," }
      }
      text = text.dropFirst()
      return .list(values)
    case "{":
      var fields: [String: PlainYAML] = [:]
      text.removeFirst()
      while let next = text.first, next != "}" {
        let key = String(text.prefix { $0 != ":" })
        text = text.dropFirst(key.count + 1).drop { $0 == " " }
        fields[key] = flow(&text, inside: true)
        text = text.drop { $0 == " " || $0 == "," }
      }
      text = text.dropFirst()
      return .object(fields)
    case "\"":
      let value = text.dropFirst().prefix { $0 != "\"" }
      text = text.dropFirst(value.count + 2)
      return .text(String(value))
    default:
      let value = inside ? text.prefix { !",]}".contains($0) } : text
      text = text.dropFirst(value.count)
      return .text(String(value))
    }
  }
}
