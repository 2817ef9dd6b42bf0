import Foundation
import GestureReplay
import ScrollPhysics

/// The JSON form of a scene, `"format": "scroll-scene"`; docs/Formats.md describes it.
public enum SceneDocument {
  /// Reads a scene from a file.
  ///
  /// - Throws: `DocumentError` naming the file and the JSON path.
  public static func read(contentsOfFile path: String) throws(DocumentError) -> Scene {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    do {
      return try decode(try DocumentFile.read(path), name: stem)
    } catch {
      throw error.inFile(path)
    }
  }

  /// Decodes a scene.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - name: What the scene is called if the document does not say.
  /// - Throws: `DocumentError` naming the JSON path.
  public static func decode(_ data: Data, name: String = "scene") throws(DocumentError) -> Scene {
    var scene = try DocumentJSON.decode(Body.self, from: data).scene
    if scene.name.isEmpty { scene.name = name }
    return scene
  }

  private struct Body: Decodable {
    let scene: Scene

    init(from decoder: any Decoder) throws {
      let object = try DocumentObject(
        decoder, keys: ["format", "version", "name", "scrollView", "layout", "snapping", "frameRate", "step", "tuning"])
      try object.expect(format: "scroll-scene")
      if object.contains("layout") {
        throw object.error(
          "layout", "is not supported by this version; give scrollView.contentSize instead")
      }
      if object.contains("snapping") {
        throw object.error("snapping", "is not supported by this version; remove it to scroll freely")
      }
      let view: ScrollViewDocument = try object.value("scrollView")
      var configuration = view.configuration
      configuration.frameRate = try object.number("frameRate", default: 60, .between(1, 1000))
      configuration.step = try object.number("step", default: 1, .between(0.01, 1000))
      if let tuning: TuningDocument = try object.optional("tuning") { configuration.tuning = tuning.tuning }
      scene = Scene(
        name: try object.optional("name") ?? "", configuration: configuration, contentOffset: view.contentOffset)
    }
  }
}
