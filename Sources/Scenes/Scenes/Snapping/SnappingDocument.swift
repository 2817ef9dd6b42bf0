extension SceneSnapping: JSONReadable {
  package init(_ value: JSONValue) throws(DocumentError) {
    let name: SceneSnapping.Name = try DocumentObject(anyKeysOf: value).oneOf("type")
    let lacked = name.lackedByPublished
    var object = try DocumentObject(value, name.keys, besides: ["type"] + (lacked == nil ? [] : ["edition"]))
    let edition: SceneSnapping.Edition = try object.oneOf("edition", default: .corrected)
    for key in lacked ?? [] where edition == .published && object.contains(key) {
      throw object.error(at: key, "is for the corrected edition only; the published design has no such parameter")
    }
    self.init(try name.kind(from: &object), edition: edition)
  }
}

extension SceneParameters {
  /// Returns the snap points and the rule of a custom snapping.
  mutating func custom() throws(Failure) -> SceneSnapping.Kind {
    let points: SnapPointsDocument? = try value("points", "Snap points", "their keys are below", default: "item starts")
    var rule: SnapRule = try value("rule", "Rule", "its keys are below", default: "`nearest`") ?? .nearest
    rule.maximumPoints = try count("maximumItemsPerFlick", "Most cards per flick", from: 1)
    return .custom(points?.alignment ?? .lineStart, alignsEnds: points?.alignsEnds ?? false, rule: rule)
  }
}

/// The `points` part of a custom snapping.
package struct SnapPointsDocument: JSONReadable {
  var alignment = SnapAlignment.lineStart
  var alignsEnds = false

  package init(_ value: JSONValue) throws(DocumentError) {
    var object = try DocumentObject(value, Self.keys)
    try self.init(from: &object)
  }

  package static var keys: [SceneKey] { SceneKeyList.keys { _ = SnapPointsDocument(from: &$0) } }

  private init<Source: SceneParameters>(from source: inout Source) throws(Source.Failure) {
    alignment =
      try source.value(
        "alignment", "Align with",
        "`lineStart`, `lineCenter`, `lineEnd`, or the part of an item and of the viewport, from 0 to 1",
        default: "`lineStart`") ?? alignment
    alignsEnds = try source.flag("endAlignment", "First and last card at the ends", default: false)
    // Without margins, those of the section's inset.
    let (leading, trailing) = (alignment.leadingMargin, alignment.trailingMargin)
    alignment.leadingMargin = try source.number("leadingMargin", "Margin before", .length, "pt") ?? leading
    alignment.trailingMargin = try source.number("trailingMargin", "Margin after", .length, "pt") ?? trailing
  }
}

extension SnapAlignment: JSONReadable {
  /// Reads the place in an item or line that is aligned, by its name or as a part of the length.
  package init(_ value: JSONValue) throws(DocumentError) {
    let words = "must be \"lineStart\", \"lineCenter\", \"lineEnd\" or a number from 0 to 1"
    if let number = value.number {
      if !(number >= 0 && number <= 1) { throw value.error("\(words), not \(number)") }
      self.init(anchor: number)
      return
    }
    guard let name = value.string else { throw value.error(words) }
    self.init(try value.named(name, words) as LineAlignment)
  }
}
