import Documents
import GestureReplay
import ScrollPhysics

/// The `scrollView` part of a scene.
struct ScrollViewDocument: Decodable {
  let configuration: ScrollConfiguration
  let contentOffset: Vector2D?
  let contentSize: Size2D?
  /// Whether the document gives the rate, which a snapping then does not change.
  let givesRate: Bool

  private static let keys = [
    "bounds", "contentSize", "contentInset", "contentOffset", "decelerationRate", "bounces", "alwaysBounceHorizontal",
    "alwaysBounceVertical", "isPagingEnabled", "isDirectionalLockEnabled", "isScrollEnabled", "displayScale",
    "layoutDirection",
  ]

  init(from decoder: any Decoder) throws {
    let object = try DocumentObject(decoder, keys: Self.keys)
    let bounds: SizeDocument = try object.value("bounds")
    contentSize = try object.optional("contentSize", as: SizeDocument.self)?.size
    let inset = try object.optional("contentInset", as: InsetDocument.self)?.inset ?? .zero
    var configuration = ScrollConfiguration(
      contentSize: contentSize ?? .zero, boundsSize: bounds.size, contentInset: inset)
    let rate: RateDocument? = try object.optional("decelerationRate")
    if let rate { configuration.decelerationRate = rate.rate }
    givesRate = rate != nil
    func flag(_ name: String, _ fallback: Bool) throws -> Bool { try object.optional(name) ?? fallback }
    configuration.bounces = try flag("bounces", true)
    configuration.alwaysBounceHorizontal = try flag("alwaysBounceHorizontal", false)
    configuration.alwaysBounceVertical = try flag("alwaysBounceVertical", false)
    configuration.isPagingEnabled = try flag("isPagingEnabled", false)
    configuration.isDirectionalLockEnabled = try flag("isDirectionalLockEnabled", false)
    configuration.isScrollEnabled = try flag("isScrollEnabled", true)
    configuration.displayScale = try object.number("displayScale", default: 2, .between(0.01, 1000))
    configuration.layoutDirection = try object.oneOf("layoutDirection", default: .leftToRight)
    self.configuration = configuration
    contentOffset = try object.optional("contentOffset", as: PointDocument.self)?.vector
  }
}

/// `{"top": …, "left": …, "bottom": …, "right": …}`; missing sides are 0.
struct InsetDocument: Decodable {
  let inset: ContentInset

  init(from decoder: any Decoder) throws {
    let object = try DocumentObject(decoder, keys: ["top", "left", "bottom", "right"])
    func side(_ name: String) throws -> Double { try object.number(name, default: 0, .length) }
    inset = ContentInset(
      top: try side("top"), left: try side("left"), bottom: try side("bottom"), right: try side("right"))
  }
}

/// `"normal"`, `"fast"` or a number between 0 and 1.
private struct RateDocument: Decodable {
  let rate: DecelerationRate

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let words = "must be \"normal\", \"fast\" or a number between 0 and 1"
    if let name = try? container.decode(String.self) {
      switch name {
      case "normal": rate = .normal
      case "fast": rate = .fast
      default:
        let hint = Suggestion.text(for: name, among: ["normal", "fast"])
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(words), not \(PrintableText.quoted(name))\(hint)")
      }
    } else if let number = try? container.decode(Double.self), number > 0, number < 1 {
      rate = DecelerationRate(rawValue: number)
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: words)
    }
  }
}
