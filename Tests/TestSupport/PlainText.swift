/// Returns a value without references as text; nil for any other.
public func plainText(_ value: Any) -> String? {
  switch value {
  case let value as any BinaryFloatingPoint: return "\(value)"
  case let value as any BinaryInteger: return "\(value)"
  case let value as Bool: return "\(value)"
  case let value as String: return "\"\(value)\""
  default: break
  }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .class { return nil }
  let parts = mirror.children.map { child in plainText(child.value).map { (child.label.map { "\($0) " } ?? "") + $0 } }
  switch mirror.displayStyle {
  case .optional where mirror.children.isEmpty: return "nil"
  case .optional: return parts[0].map { String($0.drop { $0 != " " }.dropFirst()) }
  case .enum where mirror.children.isEmpty: return "\(value)"
  case .struct, .tuple, .enum:
    return parts.allSatisfy { $0 != nil } ? "(\(parts.compactMap { $0 }.joined(separator: ", ")))" : nil
  case .collection:
    return parts.allSatisfy { $0 != nil } ? "[\(parts.compactMap { $0 }.joined(separator: ", "))]" : nil
  default: return nil
  }
}

/// Returns the lines of a type's constants: each name with its raw value or its parts.
public func constantLines<Value>(_ type: String, _ values: KeyValuePairs<String, Value>) -> [String] {
  [type]
    + values.map { name, value in
      let raw = (value as? any RawRepresentable).map { "\($0.rawValue)" }
      let parts = Mirror(reflecting: value).children.compactMap { plainText($0.value) }.joined(separator: ", ")
      return "  \(name) = \(raw ?? plainText(value) ?? parts)"
    }
}
