import Documents
import Foundation
import ScrollPhysics

/// The JSON form of a gesture, `"format": "scroll-gesture"`; docs/Formats.md describes it.
public enum GestureDocument {
  /// Reads a gesture from a JSON or CSV file; the file extension decides which.
  /// - Throws: `DocumentError` naming the file and the JSON path or line.
  public static func read(contentsOfFile path: String) throws(DocumentError) -> TouchGesture {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    do {
      let data = try DocumentFile.read(path)
      return path.lowercased().hasSuffix(".csv")
        ? try GestureCSV.decode(data, name: stem) : try decode(data, name: stem)
    } catch {
      throw error.inFile(path)
    }
  }

  /// Decodes a gesture from JSON.
  /// - Parameters:
  ///   - data: The document, in UTF-8.
  ///   - name: The gesture's name if the document has none.
  /// - Throws: `DocumentError` naming the JSON path.
  public static func decode(_ data: Data, name: String = "gesture") throws(DocumentError) -> TouchGesture {
    var gesture = try DocumentJSON.decode(Body.self, from: data).gesture
    if gesture.name.isEmpty { gesture.name = name }
    try gesture.validate()
    return gesture
  }

  /// Encodes a gesture as JSON, one sample per line; decoding it returns the same gesture.
  public static func encode(_ gesture: TouchGesture) -> String {
    var lines: [String] = []
    var head = ["\"format\": \"scroll-gesture\"", "\"version\": 1", "\"name\": \(JSONText.string(gesture.name))"]
    head.append("\"provenance\": \"\(gesture.provenance.rawValue)\"")
    lines.append("{ \(head.joined(separator: ", ")),")
    if let source = gesture.source { lines.append("  \"source\": \(JSONText.string(source)),") }
    if let device = gesture.device { lines.append("  \"device\": \(JSONText.string(device)),") }
    lines.append("  \"samples\": [")
    lines += joined(
      gesture.samples.map {
        "    {\"t\": \(JSONText.number($0.time)), \(JSONText.fields($0.location)), \"phase\": \"\($0.phase.rawValue)\"}"
      })
    var tail = "  ]"
    if !gesture.actions.isEmpty {
      lines.append(tail + ",")
      lines.append("  \"actions\": [")
      lines += joined(gesture.actions.map { "    {\"t\": \(JSONText.number($0.time)), \(text($0.kind))}" })
    }
    if !gesture.releases.isEmpty {
      lines.append(tail + ",")
      lines.append("  \"release\": [")
      lines += joined(
        gesture.releases.map {
          "    {\"velocity\": \(JSONText.object($0.velocity)), \"target\": \(JSONText.object($0.target))}"
        })
    }
    if let rest = gesture.rest {
      lines.append(tail + ",")
      tail = "  \"rest\": \(JSONText.object(rest))"
    }
    return (lines + [tail + " }"]).joined(separator: "\n") + "\n"
  }

  private static func joined(_ rows: [String]) -> [String] {
    rows.enumerated().map { $0.offset == rows.count - 1 ? $0.element : $0.element + "," }
  }

  private static func text(_ kind: GestureAction.Kind) -> String {
    switch kind {
    case .setContentOffset(let offset, let animated):
      "\"action\": \"setContentOffset\", \(JSONText.fields(offset)), \"animated\": \(animated)"
    case .resize(let size):
      "\"action\": \"resize\", \"width\": \(JSONText.number(size.width)), \"height\": \(JSONText.number(size.height))"
    }
  }

  // MARK: Decoding

  private struct Body: Decodable {
    let gesture: TouchGesture

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(
        decoder,
        format: "scroll-gesture",
        keys: ["format", "version", "name", "provenance", "source", "device", "samples", "actions", "release", "rest"])
      let samples: [Sample] = try object.optional("samples") ?? []
      let actions: [Action] = try object.optional("actions") ?? []
      var gesture = TouchGesture(
        name: try object.optional("name") ?? "", provenance: try object.oneOf("provenance", default: .recorded),
        source: try object.optional("source"), device: try object.optional("device"), samples: samples.map(\.sample),
        actions: actions.map(\.action))
      gesture.releases = try object.optional("release", as: Releases.self)?.releases ?? []
      gesture.rest = try object.optional("rest", as: PointDocument.self)?.vector
      self.gesture = gesture
    }
  }

  private struct Sample: Decodable {
    let sample: TouchSample

    private enum Key {
      static let time = DocumentKey("t")
      static let x = DocumentKey("x")
      static let y = DocumentKey("y")
      static let phase = DocumentKey("phase")
    }

    // Decoded without DocumentObject for speed: there may be a million samples.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DocumentKey.self)
      let time = try container.decode(Double.self, forKey: Key.time)
      let x = try container.decode(Double.self, forKey: Key.x)
      let y = try container.decode(Double.self, forKey: Key.y)
      let name = try container.decode(String.self, forKey: Key.phase)
      guard let phase = TouchSample.Phase(rawValue: name), container.allKeys.count == 4 else {
        let object = try DocumentObject(decoder, keys: ["t", "x", "y", "phase"])
        let _: TouchSample.Phase = try object.oneOf("phase")
        throw object.error(at: "phase", "cannot be read")
      }
      sample = TouchSample(time: time, location: Vector2D(x: x, y: y), phase: phase)
    }
  }

  private struct Action: Decodable {
    let action: GestureAction

    private enum Name: String, CaseIterable {
      case setContentOffset, resize
    }

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(decoder, keys: ["t", "action", "x", "y", "animated", "width", "height"])
      let time = try object.number("t", .notNegative)
      let name: Name = try object.oneOf("action")
      switch name {
      case .setContentOffset:
        _ = try DocumentObject(decoder, keys: ["t", "action", "x", "y", "animated"])
        let offset = Vector2D(x: try object.number("x", .length), y: try object.number("y", .length))
        let animated = try object.optional("animated", as: Bool.self) ?? false
        action = GestureAction(time: time, kind: .setContentOffset(offset, animated: animated))
      case .resize:
        _ = try DocumentObject(decoder, keys: ["t", "action", "width", "height"])
        let size = Size2D(
          width: try object.number("width", .extent), height: try object.number("height", .extent))
        action = GestureAction(time: time, kind: .resize(size))
      }
    }
  }

  /// The reported releases: one as an object, or one per stroke as a list.
  private struct Releases: Decodable {
    let releases: [TouchGesture.ReportedRelease]

    init(from decoder: any Decoder) throws {
      if (try? decoder.unkeyedContainer()) != nil {
        releases = try decoder.singleValueContainer().decode([Release].self).map(\.release)
      } else {
        releases = [try Release(from: decoder).release]
      }
    }
  }

  private struct Release: Decodable {
    let release: TouchGesture.ReportedRelease

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(decoder, keys: ["velocity", "target"])
      release = TouchGesture.ReportedRelease(
        velocity: try object.value("velocity", as: PointDocument.self).vector,
        target: try object.value("target", as: PointDocument.self).vector)
    }
  }
}
