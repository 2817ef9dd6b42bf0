public struct Text: PrimitiveView, Equatable {
  private let words: String

  nonisolated public init(verbatim content: String) { words = content }
  nonisolated public init<S: StringProtocol>(_ content: S) { words = String(content) }
  nonisolated public init(_ key: LocalizedStringKey) { words = key.key }
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

  public enum Weight: Hashable, Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public static let (largeTitle, title) = (Self(name: "largeTitle"), Self(name: "title"))
  public static let (title2, title3) = (Self(name: "title2"), Self(name: "title3"))
  public static let (headline, subheadline) = (Self(name: "headline"), Self(name: "subheadline"))
  public static let (body, callout, footnote) = (Self(name: "body"), Self(name: "callout"), Self(name: "footnote"))
  public static let (caption, caption2) = (Self(name: "caption"), Self(name: "caption2"))

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: "system \(size)")
  }

  public func weight(_ weight: Weight) -> Font { self }
  public func bold() -> Font { self }
}
