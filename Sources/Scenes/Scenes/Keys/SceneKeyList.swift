/// The keys that a part of a scene reads, in the order in which it does.
package struct SceneKeyList: SceneParameters {
  package private(set) var keys: [SceneKey] = []

  package init() {}

  /// Returns the keys that a function reads from a source.
  package static func keys(_ read: (inout SceneKeyList) -> Void) -> [SceneKey] {
    var list = SceneKeyList()
    read(&list)
    return list.keys
  }

  private mutating func missing<Value>(_ key: SceneKey) -> Value? {
    keys.append(key)
    return nil
  }

  package mutating func number(_ key: SceneKey) -> Double? { missing(key) }
  package mutating func flag(_ key: SceneKey) -> Bool? { missing(key) }
  package mutating func choice<Choice>(_ key: SceneKey, of type: Choice.Type) -> Choice? { missing(key) }
  package mutating func value<Value>(_ key: SceneKey, as type: Value.Type) -> Value? { missing(key) }
}
