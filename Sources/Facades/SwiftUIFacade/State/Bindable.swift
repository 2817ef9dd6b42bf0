@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }

  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> where Value: AnyObject {
    Binding(
      get: { [wrappedValue] in wrappedValue[keyPath: path] },
      set: { [wrappedValue] in wrappedValue[keyPath: path] = $0 })
  }
}
