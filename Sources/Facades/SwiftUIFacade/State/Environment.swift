/// A value of the environment of the view that has it, or an object that a view around was given by `environment(_:)`.
@propertyWrapper public struct Environment<Value>: KeptState {
  private final class Values: KeptLink {
    private(set) var current = EnvironmentValues()
    override func take(_ environment: EnvironmentValues) { current = environment }
  }

  private let values = Values()
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? { read = { $0[type] } }
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      if let object = values[type] { return object }
      preconditionFailure("no view around has an environment(_:) or environmentObject(_:) with a \(type)")
    }
  }

  public var wrappedValue: Value { read(values.current) }
  var link: KeptLink { values }
}

/// An object that a view around was given by `environmentObject(_:)`.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: KeptState {
  private let object = Environment<ObjectType>(ObjectType.self)
  public init() {}
  public var wrappedValue: ObjectType { object.wrappedValue }
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
  var link: KeptLink { object.link }
}
