import Documents
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// Scenes shipped, with single values of their layout and snapping changed.
@Suite("Changed scenes")
struct SceneFuzzTests {
  /// What becomes of a value.
  private enum Change: CaseIterable {
    case removed, null, text, list, object, negative, zero, half, large, huge, flag

    /// The value instead; nil for none.
    var value: Any? {
      switch self {
      case .removed: nil
      case .null: NSNull()
      case .text: "x"
      case .list: [Any]()
      case .object: [String: Any]()
      case .negative: -1
      case .zero: 0
      case .half: 0.5
      case .large: 1e9
      case .huge: 1e308
      case .flag: true
      }
    }
  }

  /// A way to a value: keys of objects and indices of lists.
  private typealias Path = [Step]

  private enum Step: CustomStringConvertible {
    case key(String)
    case index(Int)

    var description: String {
      switch self {
      case .key(let name): name
      case .index(let index): "\(index)"
      }
    }
  }

  /// The ways to every value below one, itself included; of a long list the first two.
  private static func paths(_ value: Any, _ start: Path) -> [Path] {
    if let object = value as? [String: Any] {
      return [start] + object.keys.sorted().flatMap { paths(object[$0] ?? 0, start + [.key($0)]) }
    }
    if let list = value as? [Any] {
      return [start] + list.indices.prefix(2).flatMap { paths(list[$0], start + [.index($0)]) }
    }
    return [start]
  }

  private static func changed(_ value: Any, at path: ArraySlice<Step>, to new: Any?) -> Any? {
    guard let step = path.first else { return new }
    switch step {
    case .key(let name):
      guard var object = value as? [String: Any], let old = object[name] else { return value }
      object[name] = changed(old, at: path.dropFirst(), to: new)
      return object
    case .index(let index):
      guard var list = value as? [Any], list.indices.contains(index) else { return value }
      if let element = changed(list[index], at: path.dropFirst(), to: new) {
        list[index] = element
      } else {
        list.remove(at: index)
      }
      return list
    }
  }

  /// The scenes that have a layout; a million items are replaced by a hundred.
  private static func scenes() throws -> [(name: String, object: [String: Any])] {
    let folder = FixturePath.fixture("scenes")
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().compactMap { file in
      var text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      text = text.replacing("\"repeatCount\": 20000", with: "\"repeatCount\": 2")
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return object.flatMap { $0["layout"] == nil ? nil : (file, $0) }
    }
  }

  /// The fault in the handling of a document; nil for an error with a path, or a scene that runs.
  private static func complaint(_ object: Any) throws -> String? {
    let data = try JSONSerialization.data(withJSONObject: object)
    do throws(DocumentError) {
      let scene = try SceneDocument.decode(data)
      var view = scene.makeView()
      var trace = ScrollTrace()
      let start = view.contentOffset
      view.release(
        ReleaseState(
          contentOffset: start + Vector2D(x: 20, y: 0), velocity: Vector2D(x: 0.6, y: 0), dragStartOffset: start),
        recording: &trace)
      view.advance(to: 100, recording: &trace)
      let isFinite = trace.frames.allSatisfy { $0.position.isFinite && $0.velocity.isFinite }
      return isFinite && view.contentOffset.isFinite ? nil : "runs to \(view.contentOffset)"
    } catch {
      let isPlaced = !error.location.isEmpty && !error.location.hasPrefix("line ")
      let isSentence = error.message.count > 8 && !error.message.contains("another type")
      return isPlaced && isSentence ? nil : "is refused with \"\(error)\""
    }
  }

  @Test("With one or two changed values, a scene runs or is an error that names the key")
  func changes() throws {
    var generator = SeededGenerator(seed: 2026)
    var complaints: [String] = []
    var count = 0
    for (name, object) in try Self.scenes() {
      let paths = ["layout", "snapping"].flatMap { key in
        object[key].map { Self.paths($0, [.key(key)]) } ?? []
      }
      func check(_ changes: [(Path, Change)]) throws {
        var result: Any = object
        for (path, change) in changes {
          result = Self.changed(result, at: path[...], to: change.value) ?? result
        }
        count += 1
        if let complaint = try Self.complaint(result) {
          let words = changes.map { "\($0.0.map(\.description).joined(separator: ".")) \($0.1)" }
          complaints.append("\(name) with \(words.joined(separator: " and ")) \(complaint)")
        }
      }
      for path in paths {
        // All of them take some seconds in debug.
        let some =
          sweepCount(100) < 100 ? Array(Change.allCases.shuffled(using: &generator).prefix(4)) : Change.allCases
        for change in some { try check([(path, change)]) }
      }
      for _ in 0..<sweepCount(300) {
        try check(
          (0..<2).compactMap { _ in
            guard let path = paths.randomElement(using: &generator),
              let change = Change.allCases.randomElement(using: &generator)
            else { return nil }
            return (path, change)
          })
      }
    }
    #expect(count > 500)
    #expect(complaints.isEmpty, "\(complaints.count): \(complaints.prefix(6).joined(separator: "; "))")
  }
}
