/// Words.
public struct Text: PrimitiveView, Equatable {
  private let words: String

  nonisolated public init(verbatim content: String) { words = content }
  nonisolated public init<S: StringProtocol>(_ content: S) { words = String(content) }
  nonisolated public init(_ key: LocalizedStringKey) { words = key.key }
  nonisolated public static func == (a: Text, b: Text) -> Bool { a.words == b.words }
  public func _evaluate(in tree: inout _ViewTree) { tree.visit(words: words) }
}

/// The key of a localized string; nothing is looked up.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

/// A font, which nothing measures.
public struct Font: Hashable, Sendable {
  private let name: String

  /// The weight of a font.
  public enum Weight: Hashable, Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }

  /// The design of a font.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: "system \(size)")
  }

  public func weight(_ weight: Weight) -> Font { self }
  public func bold() -> Font { self }
}
