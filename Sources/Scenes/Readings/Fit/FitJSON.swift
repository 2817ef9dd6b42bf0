/// A fit as JSON, `"format": "scroll-fit"`; docs/Formats.md describes it.
package enum FitJSON {
  package static func encode(_ fit: TuningFit) -> String {
    let list = JSONText.list
    let constants = fit.constants.map { constant in
      "    {\"name\": \"\(constant.field.name)\", \"unit\": \"\(constant.field.unit)\","
        + " \"before\": \(JSONText.number(constant.before)), \"value\": \(JSONText.number(constant.value)),"
        + " \"halfWidth\": \(constant.halfWidth.map(JSONText.number) ?? "null")}"
    }
    let pairs = fit.pairs.map { "{\"names\": \(list($0.names)), \"correlation\": \(JSONText.number($0.correlation))}" }
    return """
      { "format": "scroll-fit", "version": 1,
        "constants": [
      \(constants.joined(separator: ",\n"))],
        "values": \(fit.values), "experiments": \(fit.experiments), "residual": \(JSONText.number(fit.residual)),
        "converged": \(fit.hasConverged), "pairs": [\(pairs.joined(separator: ", "))],
        "idle": \(list(fit.idle)), "inseparable": \(list(fit.inseparable)), "leftOut": \(list(fit.leftOut)) }

      """
  }
}
