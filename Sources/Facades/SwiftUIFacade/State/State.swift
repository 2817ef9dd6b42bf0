/// A value that a view owns, in an object that a ``SimulatedTabView`` keeps from evaluation to evaluation.
@propertyWrapper
public struct State<Value>: KeptState {
  private final class Storage {
    var value: Value {
      didSet { ChangedValues.count += 1 }
    }
    /// The storage of the evaluation before, which is read and written instead of this one.
    var earlier: Storage?
    init(_ value: Value) { self.value = value }
    var kept: Storage { earlier ?? self }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  public var wrappedValue: Value {
    get { storage.kept.value }
    nonmutating set { storage.kept.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { [storage] in storage.kept.value }, set: { [storage] in storage.kept.value = $0 })
  }

  func take(from earlier: any KeptState) {
    guard let kept = (earlier as? State)?.storage.kept, kept !== storage else { return }
    storage.earlier = kept
  }
}

/// A state that continues one of an earlier evaluation of its view.
protocol KeptState {
  func take(from earlier: any KeptState)
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
