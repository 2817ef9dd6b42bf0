extension SnapRule: JSONReadable {
  package init(_ value: JSONValue) throws(DocumentError) {
    let name: RuleName = try DocumentObject(anyKeysOf: value).oneOf("type", default: .nearest)
    var object = try DocumentObject(value, Self.keys + name.keys, besides: ["type"])
    self = try name.rule(from: &object)
    try read(from: &object)
  }

  /// The keys that every rule has.
  package static var keys: [SceneKey] {
    SceneKeyList.keys {
      var rule = SnapRule.nearest
      rule.read(from: &$0)
    }
  }

  private mutating func read<Source: SceneParameters>(from source: inout Source) throws(Source.Failure) {
    stops =
      try source.value(
        "stops", "Stops",
        "`none`, `every`, or a list of items by their index through all sections",
        default: "`none`") ?? stops
    proximity =
      try source.value("proximity", "Reach of a point", "a distance in pt, or `{\"viewport\": part}`") ?? proximity
    restsInsideOversizedItems = try source.flag(
      "restsInsideOversizedItems", "Rests inside items longer than the view", default: true)
  }
}

extension SnapStops: JSONReadable {
  /// Reads `"none"`, `"every"` or a list of items.
  package init(_ value: JSONValue) throws(DocumentError) {
    let words = "must be \"none\", \"every\" or a list of items by their index from 0"
    if let name = value.string {
      let stops: StopsName = try value.named(name, words)
      self = stops == .none ? .none : .every
    } else {
      guard let items = try? [Int](value), items.allSatisfy({ $0 >= 0 }) else { throw value.error(words) }
      self = .items(items.sorted())
    }
  }

  private enum StopsName: String, CaseIterable { case none, every }
}

extension SnapProximity: JSONReadable {
  /// Reads a distance in points, or `{"viewport": part}`.
  package init(_ value: JSONValue) throws(DocumentError) {
    if let distance = value.number {
      if !(distance >= 0 && distance <= 1e12) { throw value.error("must be a distance from 0 to 1e12") }
      self = .distance(distance)
    } else {
      guard value.kind == .object else {
        throw value.error("must be a distance in points, or {\"viewport\": part of its length}")
      }
      self = .viewport(try DocumentObject(value, keys: ["viewport"]).number("viewport", .between(0, 1e6)))
    }
  }
}
