@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
