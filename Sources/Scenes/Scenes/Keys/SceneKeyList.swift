/// The keys that a part of a scene reads, in the order in which it does.
package struct SceneKeyList: SceneParameters {
  package private(set) var keys: [SceneKey] = []

  /// Returns the keys that a function reads from a source.
  package static func keys(_ read: (inout SceneKeyList) -> Void) -> [SceneKey] {
    var list = SceneKeyList()
    read(&list)
    return list.keys
  }

  package mutating func read<Value>(
    _ key: SceneKey, _ value: (DocumentObject) throws(DocumentError) -> Value
  ) -> Value? {
    keys.append(key)
    return nil
  }
}
