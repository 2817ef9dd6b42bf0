import ScrollPhysics

/// A source of the parameters of a snapping or of a rule, each by its key: an object of a document, or the numbers of a
/// page.
package protocol SnappingParameters {
  associatedtype Failure: Error

  /// Returns a number within a range; nil if the source has none.
  mutating func number(_ key: StaticString, in range: ClosedRange<Double>) throws(Failure) -> Double?
  /// Returns a whole number that is at least another one; nil if the source has none.
  mutating func count(_ key: StaticString, from least: Int) throws(Failure) -> Int?
  /// Returns whether something is so; nil if the source does not say.
  mutating func flag(_ key: StaticString) throws(Failure) -> Bool?
  /// Returns a time between two automatic advances, in ms: the default if the source has none, and nil for 0, which is
  /// never.
  mutating func interval(_ key: StaticString, default: Double) throws(Failure) -> Double?
  /// Returns one of the cases of a list; nil if the source names none.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: StaticString, of type: Choice.Type
  ) throws(Failure) -> Choice? where Choice.RawValue == String, Choice.AllCases: RandomAccessCollection
  /// Returns the snap points and the rule of a custom snapping.
  mutating func custom() throws(Failure) -> SceneSnapping.Kind
}

extension ClosedRange<Double> {
  /// The speeds that a rule takes, in pt/ms: every finite number that is not negative.
  package static let speeds = 0...Double.greatestFiniteMagnitude
}

extension SnappingParameters {
  /// Returns the speed of a flick, in pt/ms; the one that turns a page if the source has none.
  mutating func pageFlickSpeed(_ key: StaticString) throws(Failure) -> Double {
    try number(key, in: .speeds) ?? ScrollTuning.default.pageFlickSpeed
  }
}
