/// A value that a view owns; a simulated view keeps it from evaluation to evaluation.
@propertyWrapper public struct State<Value>: KeptState {
  private let storage: KeptValue<Value>

  public init(wrappedValue: Value) { storage = KeptValue(wrappedValue) }
  public init(initialValue: Value) { storage = KeptValue(initialValue) }

  public var wrappedValue: Value {
    get { storage.current }
    nonmutating set { storage.current = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { [storage] in storage.current }, set: { [storage] in storage.current = $0 })
  }

  var link: KeptLink { storage }
}

extension State where Value: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }
