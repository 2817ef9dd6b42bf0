import Documents
import ScrollPhysics
import Snapping

/// The `rule` part of a custom snapping.
struct RuleDocument: Decodable {
  let rule: SnapRule

  init(from decoder: any Decoder) throws {
    let name: RuleName = try DocumentObject(anyKeysOf: decoder).oneOf("type", default: .nearest)
    var keys = ParameterKeys()
    _ = name.rule(from: &keys)
    var object = try DocumentObject(
      decoder, keys: ["type", "stops", "proximity", "restsInsideOversizedItems"] + keys.all)
    var rule = try name.rule(from: &object)
    if let stops: StopsDocument = try object.optional("stops") { rule.stops = stops.stops }
    if let proximity: ProximityDocument = try object.optional("proximity") { rule.proximity = proximity.proximity }
    rule.restsInsideOversizedItems = try object.optional("restsInsideOversizedItems") ?? true
    self.rule = rule
  }
}

/// `"none"`, `"every"` or a list of items.
private struct StopsDocument: Decodable {
  let stops: SnapStops

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let words = "must be \"none\", \"every\" or a list of items by their index from 0"
    if let name = try? container.decode(String.self) {
      switch name {
      case "none": stops = .none
      case "every": stops = .every
      default:
        let hint = Suggestion.text(for: name, among: ["none", "every"])
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(words), not \(PrintableText.quoted(name))\(hint)")
      }
    } else if let items = try? container.decode([Int].self), items.allSatisfy({ $0 >= 0 }) {
      stops = .items(items.sorted())
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: words)
    }
  }
}

/// A distance in points, or `{"viewport": part}`.
private struct ProximityDocument: Decodable {
  let proximity: SnapProximity

  init(from decoder: any Decoder) throws {
    if let distance = try? decoder.singleValueContainer().decode(Double.self) {
      if !(distance >= 0 && distance <= 1e12) {
        throw DecodingError.dataCorruptedError(
          in: try decoder.singleValueContainer(), debugDescription: "must be a distance from 0 to 1e12")
      }
      proximity = .distance(distance)
    } else {
      guard (try? DocumentObject(anyKeysOf: decoder)) != nil else {
        throw DecodingError.dataCorruptedError(
          in: try decoder.singleValueContainer(),
          debugDescription: "must be a distance in points, or {\"viewport\": part of its length}")
      }
      let object = try DocumentObject(decoder, keys: ["viewport"])
      proximity = .viewport(try object.number("viewport", .between(0, 1e6)))
    }
  }
}
