/// The JSON form of a scene, `"format": "scroll-scene"`; docs/Formats.md describes it.
public enum SceneDocument {
  /// Decodes a scene.
  /// - Parameters:
  ///   - bytes: The document, in UTF-8.
  ///   - name: The scene's name if the document has none.
  /// - Throws: `DocumentError` naming the JSON path.
  public static func decode(_ bytes: some Sequence<UInt8>, name: String = "scene") throws(DocumentError) -> Scene {
    var scene = try scene(JSONValue(bytes))
    if scene.name.isEmpty { scene.name = name }
    return scene
  }

  private static func times<Source: SceneParameters>(
    from source: inout Source
  ) throws(Source.Failure) -> (frameRate: Double, step: Double) {
    (
      try source.number("frameRate", "Frames recorded", .between(1, 1000), "per second", default: 60),
      try source.number("step", "Step of the integrator", .between(0.01, 1000), "ms", default: 1)
    )
  }

  /// The keys of the document besides its parts.
  package static var keys: [SceneKey] { SceneKeyList.keys { _ = times(from: &$0) } }

  private static func scene(_ document: JSONValue) throws(DocumentError) -> Scene {
    var object = try DocumentObject(
      document, format: "scroll-scene",
      keys: ["format", "version", "name", "scrollView", "layout", "snapping", "tuning"] + keys.map { $0.name })
    let view: ScrollViewDocument = try object.value("scrollView")
    var configuration = view.configuration
    (configuration.frameRate, configuration.step) = try times(from: &object)
    let name: String = try object.optional("name") ?? ""
    let snapping: SceneSnapping = try object.optional("snapping") ?? .none
    configuration.tuning = try object.optional("tuning") ?? .default
    snapping.kind.configure(
      &configuration, givesRate: view.givesRate, givesStillRetarget: document["tuning"]?["stillRetarget"] != nil)
    guard let layout: LayoutDocument = try object.optional("layout") else {
      if view.contentSize == nil {
        throw object.error(at: "scrollView.contentSize", "is missing; give it, or a layout")
      }
      if snapping.kind != .none {
        throw object.error(at: "layout", "is missing; snapping lands on the items of a layout")
      }
      return Scene(name: name, configuration: configuration, contentOffset: view.contentOffset)
    }
    try SceneValidation.check(layout, snapping, object, configuration)
    let laidOut = try layout.layout(in: configuration.geometry.boundsSize, configuration.layoutDirection)
    try SceneValidation.check(row: laidOut, snapping)
    try SceneValidation.check(stopsIn: laidOut, snapping)
    let scene = Scene(
      name: name, configuration: configuration, layout: laidOut, snapping: snapping, contentOffset: view.contentOffset)
    try SceneValidation.check(contentSize: view.contentSize, of: scene)
    return scene
  }
}
