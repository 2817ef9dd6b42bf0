/// A key of a scene document: its name, what it is, and the values that it takes.
///
/// A part of a scene states its keys where it reads them, so that the keys that a document may have, the tables of
/// docs/Formats.md and the controls of the playground follow from one place.
package struct SceneKey {
  package enum Values {
    /// A number in a range, with its unit; nil without a default.
    case number(NumberRange, Digits, unit: String, default: Double?)
    case flag(default: Bool)
    /// One of some names.
    case choice([String], default: String)
    /// A value of several numbers, or of several forms, in words; the default too.
    case other(String, default: String)
  }

  /// The numbers of a range that are allowed.
  package enum Digits {
    case any, whole
    /// 0, or at least 1.
    case zeroOrMore
  }

  package let name: String
  /// What the value is, in a few words, as the playground labels its control.
  package let label: String
  package let values: Values

  init(_ name: String, _ label: String, _ values: Values) {
    (self.name, self.label, self.values) = (name, label, values)
  }
}
