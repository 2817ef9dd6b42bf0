import Foundation

/// Decodes JSON documents strictly, with errors that say where and what to do.
package enum DocumentJSON {
  /// The deepest nesting of a document.
  package static let maximumDepth = 32

  /// Decodes a document whose keys are each given once.
  ///
  /// - Throws: ``DocumentError`` with the JSON path, or the line of a syntax error.
  package static func decode<T: Decodable>(_ type: T.Type, from data: Data) throws(DocumentError) -> T {
    try JSONStructure.check(data)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw describe(error, data)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw DocumentError("is not a readable document: \(error)")
    }
  }

  private static func describe(_ error: DecodingError, _ data: Data) -> DocumentError {
    switch error {
    case .typeMismatch(let type, let context):
      return DocumentError(at: path(context.codingPath), "must be \(name(of: type))\(found(context.debugDescription))")
    case .valueNotFound(let type, let context):
      return DocumentError(at: path(context.codingPath), "must be \(name(of: type)), not null")
    case .keyNotFound(let key, let context):
      return DocumentError(at: path(context.codingPath + [key]), "is missing")
    case .dataCorrupted(let context):
      if context.codingPath.isEmpty && context.debugDescription.contains("valid JSON") { return syntaxError(data) }
      return DocumentError(at: path(context.codingPath), context.debugDescription)
    @unknown default:
      return DocumentError("is not a readable document: \(error)")
    }
  }

  /// `a.b[2].c`.
  private static func path(_ keys: [any CodingKey]) -> String {
    var text = ""
    for key in keys {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return text
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is Double.Type, is Int.Type: "a number"
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "a list"
    default: "another type"
    }
  }

  private static func found(_ description: String) -> String {
    guard let start = description.range(of: "but found "), let end = description.range(of: " instead") else {
      return ""
    }
    let words = String(description[start.upperBound..<end.lowerBound])
    let plain = ["bool": "true or false", "an array": "a list", "a dictionary": "an object", "number": "a number"]
    return ", not \(plain[words] ?? words)"
  }

  /// Where the text stops being JSON: Foundation's own words, with its character offset turned into a line.
  private static func syntaxError(_ data: Data) -> DocumentError {
    var words = "is not valid JSON"
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
    } catch {
      words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? words
    }
    if words.contains("end of file") {
      return DocumentError(at: "line \(line(in: data, at: data.count))", "ends before the document is complete")
    }
    if let start = words.range(of: "Number "), let end = words.range(of: " is not representable") {
      let literal = String(words[start.upperBound..<end.lowerBound])
      let offset = data.range(of: Data(literal.utf8))?.lowerBound ?? 0
      return DocumentError(
        at: "line \(line(in: data, at: offset))", "\(literal) is too large; every number must be finite")
    }
    if let start = words.range(of: "around character "),
      let offset = Int(words[start.upperBound...].prefix { $0.isNumber })
    {
      return DocumentError(
        at: "line \(line(in: data, at: offset))", "is not valid JSON; look at commas, quotes, brackets and numbers")
    }
    return DocumentError("is not valid JSON; look at commas, quotes, brackets and numbers")
  }

  private static func line(in data: Data, at offset: Int) -> Int {
    1 + data.prefix(max(0, min(offset, data.count))).count { $0 == 0x0A }
  }
}
