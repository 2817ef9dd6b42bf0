/// A value of the environment; here that of an environment without changes.
@propertyWrapper public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}
