#if !hasFeature(Embedded)
  /// A name for a value that a plug-in adds to attributes, with the value's type.
  ///
  /// ```swift
  /// enum Progress: AttributeKey {
  ///   static let defaultValue = 0.0
  /// }
  /// attributes.values[Progress.self] = 0.5
  /// print(attributes.values[Progress.self])  // 0.5
  /// ```
  public protocol AttributeKey {
    /// What the value is.
    associatedtype Value: Sendable
    /// The value where no plug-in has set it.
    static var defaultValue: Value { get }
  }

  /// Values under typed keys.
  public struct AttributeValues: Sendable {
    private var storage: [ObjectIdentifier: any Sendable] = [:]

    /// Creates values that are all their keys' defaults.
    public init() {}

    /// The value of a key.
    public subscript<Key: AttributeKey>(key: Key.Type) -> Key.Value {
      get { storage[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
      set { storage[ObjectIdentifier(key)] = newValue }
    }
  }
#endif
