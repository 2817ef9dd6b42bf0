import Documents
import ScrollPhysics
import Snapping

extension SnapRule: JSONReadable {
  /// Reads the `rule` part of a custom snapping.
  package init(_ value: JSONValue) throws(DocumentError) {
    let name: RuleName = try DocumentObject(anyKeysOf: value).oneOf("type", default: .nearest)
    var keys = ParameterKeys()
    _ = name.rule(from: &keys)
    var object = try DocumentObject(
      value, keys: ["type", "stops", "proximity", "restsInsideOversizedItems"] + keys.all)
    var rule = try name.rule(from: &object)
    if let stops: SnapStops = try object.optional("stops") { rule.stops = stops }
    if let proximity: SnapProximity = try object.optional("proximity") { rule.proximity = proximity }
    rule.restsInsideOversizedItems = try object.optional("restsInsideOversizedItems") ?? true
    self = rule
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

  private enum StopsName: String, CaseIterable {
    case none, every
  }
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
