/// The value of a state, in an object that a simulated view keeps from evaluation to evaluation.
final class KeptValue<Value> {
  private var value: Value { willSet { ChangedValues.willChange() } }
  /// The object of the evaluation before, whose value is read and written instead.
  private var earlier: KeptValue?

  init(_ value: Value) { self.value = value }

  private var kept: KeptValue { earlier ?? self }
  var current: Value {
    get {
      ChangedValues.reads += 1
      return kept.value
    }
    set { kept.value = newValue }
  }

  func take(from earlier: KeptValue) { if earlier.kept !== self { self.earlier = earlier.kept } }
}

/// A state that continues one of an earlier evaluation of its view.
protocol KeptState { func take(from earlier: any KeptState) }
