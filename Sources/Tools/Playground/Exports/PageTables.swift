import Documents
import FeelTesting
import ScrollPhysics

/// What the page needs to know of the metrics and of the model's constants, as JSON.
enum PageTables {
  static var json: String {
    let metrics = FeelMetric.allCases.map { metric in
      "{\(field("name", metric.rawValue)), \(field("unit", metric.unit.symbol)), \(field("is", metric.unit.rawValue))}"
    }
    let constants = ScrollTuning.fields.map(json)
    let audits = Audits.all.map { JSONText.string($0.id) }
    return "{\"metrics\": [\(list(metrics))], \"tuning\": [\(list(constants))], \"audits\": [\(list(audits))]}"
  }

  private static func json(_ constant: ScrollTuning.Field) -> String {
    let tuning = ScrollTuning.default
    var text = "{\(field("name", constant.name)), \(field("unit", constant.unit)), "
    if let range = constant.range, let number = tuning.number(of: constant) {
      text += "\"lowest\": \(JSONText.number(range.lowerBound)), \"highest\": \(JSONText.number(range.upperBound)), "
      text += "\"default\": \(JSONText.number(number))"
    } else {
      let choices = constant.choices.map(JSONText.string).joined(separator: ", ")
      text += "\"choices\": [\(choices)], \(field("default", tuning.text(of: constant)))"
    }
    return text + "}"
  }

  private static func list(_ rows: [String]) -> String { rows.joined(separator: ", ") }

  private static func field(_ key: String, _ text: String) -> String { "\"\(key)\": \(JSONText.string(text))" }
}
