/// What a property wrapper refers to, and a simulated view links to its states and environment before it evaluates the body.
class KeptLink {
  func take(from earlier: KeptLink) {}
  func take(_ environment: EnvironmentValues) {}
}

/// A property wrapper of a view with such a link.
protocol KeptState { var link: KeptLink { get } }

/// The value of a state, in an object that a simulated view keeps from evaluation to evaluation.
final class KeptValue<Value>: KeptLink {
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

  override func take(from link: KeptLink) { if let kept = (link as? KeptValue)?.kept, kept !== self { earlier = kept } }
}
