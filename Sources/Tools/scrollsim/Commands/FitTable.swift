/// The output of `fit` for a person: the constants with their intervals, then what the readings leave open.
enum FitTable {
  static func text(_ fit: TuningFit) -> String {
    var columns = TextColumns([(.left, 24), (.right, 12), (.right, 12), (.right, 14), (.left, 6)])
    columns.add(["constant", "before", "fitted", "95 % within", "unit"])
    for constant in fit.constants {
      columns.add([
        constant.field.name, significant(constant.before),
        constant.halfWidth == nil ? "-" : significant(constant.value, like: constant.halfWidth),
        constant.halfWidth.map { "±\(significant($0, digits: 2))" } ?? "not determined", constant.field.unit,
      ])
    }
    var text = columns.text
    text += "\n\(fit.values) value\(fit.values == 1 ? "" : "s") of \(fit.experiments) experiment"
    text += "\(fit.experiments == 1 ? "" : "s"); \(fit.values == 1 ? "it scatters" : "they scatter")"
    text += " \(significant(fit.residual, digits: 3)) times as much as stated\n"
    for sentence in sentences(fit) { text += "\n" + WrappedText.of(sentence, indent: 0) + "\n" }
    return text
  }

  private static func sentences(_ fit: TuningFit) -> [String] {
    var sentences: [String] = []
    if !fit.idle.isEmpty {
      sentences.append("No value depends on \(fit.idle.joined(separator: ", ")): measure something that does.")
    }
    if !fit.inseparable.isEmpty {
      sentences.append(
        "The readings do not tell \(fit.inseparable.joined(separator: " and ")) apart, or from what the experiments"
          + " leave open: fit fewer constants, or measure under other conditions.")
    }
    for pair in fit.pairs {
      sentences.append(
        "\(pair.names.joined(separator: " and ")) are hard to separate: their errors have a correlation of"
          + " \(DecimalText.upToThreePlaces(pair.correlation)). A value of one is only as good as the other's.")
    }
    if !fit.hasConverged { sentences.append("The search ended before it had found the smallest sum of squares.") }
    if !fit.leftOut.isEmpty {
      sentences.append(
        "Left out, because their values are yes or no, or a choice: \(fit.leftOut.joined(separator: ", ")).")
    }
    return sentences
  }

  /// Returns a number to the digit of another one's second digit.
  private static func significant(_ value: Double, like other: Double?) -> String {
    guard let other, other > 0, value != 0 else { return significant(value) }
    let places = max(0, min(9, 1 - Int(log10(other).rounded(.down))))
    return String(format: "%.\(places)f", value)
  }

  private static func significant(_ value: Double, digits: Int = 6) -> String {
    if abs(value) < 1e-9 { return "0" }
    let places = max(0, min(9, digits - 1 - Int(log10(abs(value)).rounded(.down))))
    let text = String(format: "%.\(places)f", value)
    return text.contains(".") && digits > 3 ? text.replacing(/\.?0+$/, with: "") : text
  }
}
