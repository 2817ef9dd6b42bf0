/// A key of an app's own environment value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
