/// The numbers of counter-examples, rounded to a thousandth, so that the printed gesture is exactly the one tried.
package enum AuditNumber {
  static func thousandth(_ number: Double) -> Double {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }

  package static func text(_ number: Double) -> String { JSONText.number(thousandth(number)) }
}
