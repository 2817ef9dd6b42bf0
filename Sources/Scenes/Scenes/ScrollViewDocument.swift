/// The `scrollView` part of a scene.
package struct ScrollViewDocument: JSONReadable {
  private(set) var configuration: ScrollConfiguration
  let contentOffset: Vector2D?
  let contentSize: Size2D?
  /// Whether the document gives the rate, which a snapping then does not change.
  let givesRate: Bool

  package init(_ value: JSONValue) throws(DocumentError) {
    var object = try DocumentObject(value, Self.keys)
    _ = try object.member("bounds")
    try self.init(from: &object)
  }

  package static var keys: [SceneKey] { SceneKeyList.keys { _ = ScrollViewDocument(from: &$0) } }

  private init<Source: SceneParameters>(from source: inout Source) throws(Source.Failure) {
    let bounds: Size2D = try source.value("bounds", "Size of the view", "a size in pt", default: "required") ?? .zero
    contentSize = try source.value("contentSize", "Size of the content", "a size in pt", default: "that of the layout")
    let inset: ContentInset? = try source.value("contentInset", "Content inset", "four distances in pt", default: "0")
    contentOffset = try source.value(
      "contentOffset", "Content offset at the beginning", "a point", default: "see below")
    configuration = ScrollConfiguration(
      contentSize: contentSize ?? .zero, boundsSize: bounds, contentInset: inset ?? .zero)
    let words = "a point of two parts, from 0 to 1"
    let alignment = SceneKey(
      "contentAlignment", "Place of content that does not fill the view",
      .other(words, default: "`{\"x\": 0, \"y\": 0}`"))
    configuration.geometry.contentAlignment =
      try source.read(alignment) { object throws(DocumentError) in
        let point = try DocumentObject(object.member(alignment.name), keys: ["x", "y"])
        return Vector2D(x: try point.number("x", .between(0, 1)), y: try point.number("y", .between(0, 1)))
      } ?? .zero
    let rate: DecelerationRate? = try source.value(
      "decelerationRate", "Deceleration", "`normal` (0.998 per ms), `fast` (0.99), or a number between 0 and 1",
      default: "`normal`")
    givesRate = rate != nil
    configuration.decelerationRate = rate ?? .normal
    let bounces = try source.flag("bounces", "Bounces at the ends", default: true)
    configuration.bouncesHorizontally = try source.flag(
      "bouncesHorizontally", "Bounces at left and right", default: bounces)
    configuration.bouncesVertically = try source.flag(
      "bouncesVertically", "Bounces at top and bottom", default: bounces)
    configuration.alwaysBounceHorizontal = try source.flag(
      "alwaysBounceHorizontal", "Short content bounces sideways", default: false)
    configuration.alwaysBounceVertical = try source.flag(
      "alwaysBounceVertical", "Short content bounces up and down", default: false)
    configuration.isPagingEnabled = try source.flag("isPagingEnabled", "Paging", default: false)
    configuration.isDirectionalLockEnabled = try source.flag(
      "isDirectionalLockEnabled", "A drag stays on its axis", default: false)
    configuration.isScrollEnabled = try source.flag("isScrollEnabled", "Fingers scroll it", default: true)
    configuration.displayScale = try source.number(
      "displayScale", "Pixels per point", .between(0.01, 1000), "", default: 2)
    configuration.layoutDirection = try source.choice("layoutDirection", "Reading direction", default: .leftToRight)
  }
}

extension DecelerationRate: JSONReadable {
  /// Reads `"normal"`, `"fast"` or a number between 0 and 1.
  package init(_ value: JSONValue) throws(DocumentError) {
    let words = "must be \"normal\", \"fast\" or a number between 0 and 1"
    if let name = value.string {
      let rate: RateName = try value.named(name, words)
      self = rate == .normal ? .normal : .fast
      return
    }
    guard let number = value.number, number > 0, number < 1 else { throw value.error(words) }
    self.init(rawValue: number)
  }

  private enum RateName: String, CaseIterable { case normal, fast }
}

extension ContentInset: JSONReadable {
  /// Reads `{"top": …, "left": …, "bottom": …, "right": …}`; missing sides are 0.
  package init(_ value: JSONValue) throws(DocumentError) {
    let object = try DocumentObject(value, keys: ["top", "left", "bottom", "right"])
    func side(_ name: String) throws(DocumentError) -> Double { try object.number(name, default: 0, .length) }
    self.init(top: try side("top"), left: try side("left"), bottom: try side("bottom"), right: try side("right"))
  }
}
