import Documents
import GestureReplay
import ScrollPhysics

/// The `scrollView` part of a scene.
struct ScrollViewDocument: JSONReadable {
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

  init(_ value: JSONValue) throws(DocumentError) {
    let object = try DocumentObject(value, keys: Self.keys)
    let bounds: Size2D = try object.value("bounds")
    contentSize = try object.optional("contentSize")
    var configuration = ScrollConfiguration(
      contentSize: contentSize ?? .zero, boundsSize: bounds,
      contentInset: try object.optional("contentInset") ?? .zero)
    let rate = value["decelerationRate"]
    if let rate { configuration.decelerationRate = try Self.rate(rate) }
    givesRate = rate != nil
    func flag(_ name: String, _ fallback: Bool) throws(DocumentError) -> Bool { try object.optional(name) ?? fallback }
    configuration.bounces = try flag("bounces", true)
    configuration.alwaysBounceHorizontal = try flag("alwaysBounceHorizontal", false)
    configuration.alwaysBounceVertical = try flag("alwaysBounceVertical", false)
    configuration.isPagingEnabled = try flag("isPagingEnabled", false)
    configuration.isDirectionalLockEnabled = try flag("isDirectionalLockEnabled", false)
    configuration.isScrollEnabled = try flag("isScrollEnabled", true)
    configuration.displayScale = try object.number("displayScale", default: 2, .between(0.01, 1000))
    configuration.layoutDirection = try object.oneOf("layoutDirection", default: .leftToRight)
    self.configuration = configuration
    contentOffset = try object.optional("contentOffset")
  }

  /// Reads `"normal"`, `"fast"` or a number between 0 and 1.
  private static func rate(_ value: JSONValue) throws(DocumentError) -> DecelerationRate {
    let words = "must be \"normal\", \"fast\" or a number between 0 and 1"
    if let name = value.string {
      let rate: RateName = try value.named(name, words)
      return rate == .normal ? .normal : .fast
    }
    guard let number = value.number, number > 0, number < 1 else { throw value.error(words) }
    return DecelerationRate(rawValue: number)
  }

  private enum RateName: String, CaseIterable {
    case normal, fast
  }
}

extension ContentInset: JSONReadable {
  /// Reads `{"top": …, "left": …, "bottom": …, "right": …}`; missing sides are 0.
  package init(_ value: JSONValue) throws(DocumentError) {
    let object = try DocumentObject(value, keys: ["top", "left", "bottom", "right"])
    func side(_ name: String) throws(DocumentError) -> Double { try object.number(name, default: 0, .length) }
    self.init(top: try side("top"), left: try side("left"), bottom: try side("bottom"), right: try side("right"))
  }
}
