/// What the page needs to know of the metrics and of the model's constants, as JSON.
enum PageTables {
  static var json: String {
    let metrics = FeelMetric.allCases.map { metric in
      "{\(field("name", metric.rawValue)), \(field("unit", metric.unit.symbol)), \(field("is", metric.unit.rawValue))}"
    }
    let constants = ScrollTuning.fields.map(json)
    let kinds = SceneSnapping.Name.allCases.map { name in
      let parts = name == .custom ? [] : name.keys
      let rows = parts.map { json($0, isLacked: name.lacks($0.name)) }
      return "\(JSONText.string(name.rawValue)): {\(field("title", name.title)), "
        + "\"published\": \(name.lackedByPublished != nil), \"parameters\": {\(list(rows))}}"
    }
    let rules = RuleName.allCases.map { name in
      "\(JSONText.string(name.rawValue)): {\(field("title", name.title)), "
        + "\"parameters\": {\(list(name.keys.map { json($0) }))}}"
    }
    let audits = JSONText.list(Audits.all.map { $0.id })
    return "{\"metrics\": [\(list(metrics))], \"tuning\": [\(list(constants))], \"audits\": \(audits), "
      + "\"kinds\": {\(list(kinds))}, \"rules\": {\(list(rules))}, \"keys\": {\(list(keys))}}"
  }

  private static func json(_ constant: ScrollTuning.Field) -> String {
    let tuning = ScrollTuning.default
    var text = "{\(field("name", constant.name)), \(field("unit", constant.unit)), "
    if let range = constant.range, let number = tuning.number(of: constant) {
      text += "\(field("is", "number")), "
      text += "\"least\": \(JSONText.number(range.lowerBound)), \"most\": \(JSONText.number(range.upperBound)), "
      text += "\"default\": \(JSONText.number(number))"
    } else {
      let choices = JSONText.list(constant.choices)
      text += "\(field("is", "choice")), \"choices\": \(choices), \(field("default", tuning.text(of: constant)))"
    }
    return text + "}"
  }

  /// The keys of a scene besides those of its snapping, each by its path.
  private static var keys: [String] {
    SceneDocument.keys.map { json($0) } + ScrollViewDocument.keys.map { json($0, in: "scrollView.") }
      + (LayoutDocument.keys + SectionDocument.keys).map { json($0, in: "layout.") }
      + SnapPointsDocument.keys.map { json($0, in: "snapping.points.") }
      + SnapRule.keys.map { json($0, in: "snapping.rule.") }
      + SceneSnapping.Name.custom.keys.map { json($0, in: "snapping.") }
  }

  private static func json(_ key: SceneKey, in path: String = "", isLacked: Bool? = nil) -> String {
    var text = "\(JSONText.string(path + key.name)): {\(field("label", key.label))"
    if let isLacked { text += ", \"lackedByPublished\": \(isLacked)" }
    func add(_ name: String, _ number: Double) {
      if number.isFinite { text += ", \"\(name)\": \(JSONText.number(number))" }
    }
    switch key.values {
    case .number(let range, let digits, let unit, let fallback):
      text += ", \(field("is", "number")), \(field("unit", unit)), \"whole\": \(digits == .whole)"
      add("least", range.bounds.lower)
      add("most", range.bounds.upper)
      if let fallback { add("default", fallback) }
    case .flag(let fallback): text += ", \(field("is", "flag")), \"default\": \(fallback)"
    case .choice(let names, let fallback):
      text +=
        ", \(field("is", "choice")), \"choices\": \(JSONText.list(names)), \(field("default", fallback))"
    case .other: break
    }
    return text + "}"
  }

  private static func list(_ rows: [String]) -> String { rows.joined(separator: ", ") }
  private static func field(_ key: String, _ text: String) -> String { "\"\(key)\": \(JSONText.string(text))" }
}
