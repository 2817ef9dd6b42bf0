import Foundation

/// Decodes JSON documents strictly, with errors that state the location and the remedy.
package enum DocumentJSON {
  package static let maximumDepth = 32

  /// Decodes a document in which no key is repeated.
  /// - Throws: ``DocumentError`` with the JSON path, or with the line of a syntax error.
  package static func decode<T: Decodable>(_ type: T.Type, from data: Data) throws(DocumentError) -> T {
    try JSONStructure.check(data)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw describe(error)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw DocumentError("is not a readable document: \(error)")
    }
  }

  private static func describe(_ error: DecodingError) -> DocumentError {
    switch error {
    case .typeMismatch(let type, let context):
      return DocumentError(at: path(context.codingPath), "must be \(name(of: type))\(found(context.debugDescription))")
    case .valueNotFound(let type, let context):
      return DocumentError(at: path(context.codingPath), "must be \(name(of: type)), not null")
    case .keyNotFound(let key, let context):
      return DocumentError(at: path(context.codingPath + [key]), "is missing")
    case .dataCorrupted(let context):
      // The text has already been checked, so an error without a path is a limit of Foundation.
      return DocumentError(at: path(context.codingPath), context.debugDescription)
    @unknown default:
      return DocumentError("is not a readable document: \(error)")
    }
  }

  /// Returns a path such as `a.b[2].c`.
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
    // The words of swift-corelibs-foundation, and those of Foundation on Apple's platforms where they differ.
    let plain = [
      "bool": "true or false", "a boolean": "true or false", "an array": "a list", "array": "a list",
      "a dictionary": "an object", "dictionary": "an object", "number": "a number", "string": "a string",
      "a string/data": "a string",
    ]
    return ", not \(plain[words] ?? words)"
  }
}
