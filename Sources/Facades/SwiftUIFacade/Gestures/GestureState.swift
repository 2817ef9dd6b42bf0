/// A value that a gesture changes while it runs; at its end it is the initial one again, by default without animation.
@propertyWrapper public struct GestureState<Value>: KeptState {
  private let storage: KeptValue<Value>
  private let initial: Value
  private let resetting: Transaction

  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    (storage, initial, resetting) = (KeptValue(wrappedValue), wrappedValue, resetTransaction)
  }

  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  public var wrappedValue: Value { storage.current }
  public var projectedValue: GestureState { self }

  var link: KeptLink { storage }

  func update(_ body: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (storage.current, Transaction())
    body(&value, &transaction)
    withTransaction(transaction) { storage.current = value }
  }

  func reset() { withTransaction(resetting) { storage.current = initial } }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
