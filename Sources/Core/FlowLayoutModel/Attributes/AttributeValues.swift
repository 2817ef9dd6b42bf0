#if !hasFeature(Embedded)
  /// A typed key of a value that a plug-in adds to attributes.
  ///
  /// ```swift
  /// enum Progress: AttributeKey {
  ///   static let defaultValue = 0.0
  /// }
  /// attributes.values[Progress.self] = 0.5
  /// print(attributes.values[Progress.self])  // 0.5
  /// ```
  public protocol AttributeKey {
    /// The type of the value.
    associatedtype Value: Sendable
    /// The value if no plug-in has set one.
    static var defaultValue: Value { get }
  }

  /// The values of attributes, stored under typed keys.
  public struct AttributeValues: Sendable {
    private var storage: [ObjectIdentifier: any Sendable] = [:]

    /// Creates a store in which every key has its default value.
    public init() {}

    /// The value of a key.
    public subscript<Key: AttributeKey>(key: Key.Type) -> Key.Value {
      get { storage[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
      set { storage[ObjectIdentifier(key)] = newValue }
    }
  }
#endif
