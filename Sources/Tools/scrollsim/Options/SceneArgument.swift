/// The scene of a command, named by `--scene` or by a positional argument.
enum SceneArgument {
  /// Every positional argument of a command that takes no other file is its scene.
  static let only: @Sendable (String) -> Bool = { _ in true }

  /// Whether an argument is a scene among files of other kinds: `-`, or a file whose format is that of scenes.
  static let amongFiles: @Sendable (String) -> Bool = { path in
    if path == "-" { return true }
    // Runs as JSON may be long, so only those that hold the word are parsed.
    guard let data = try? DocumentFile.read(path), data.range(of: Data("scroll-scene".utf8)) != nil,
      let document = try? JSONValue(data)
    else { return false }
    return document["format"]?.string == "scroll-scene"
  }

  /// Warns of a scene that is legal, but shows nothing or has nothing to snap to.
  static func warn(_ scene: Scene, _ path: String) {
    let name = path == "-" ? "standard input" : path
    let size = scene.configuration.geometry.boundsSize
    for (side, length) in [("width", size.width), ("height", size.height)] where length == 0 {
      Terminal.printError(
        "\(name): scrollView.bounds.\(side) is 0, so no content is visible and the results are of no real view;"
          + " give the size that the view has on the screen")
    }
    if scene.layout != nil && scene.items.count == 0 {
      Terminal.printError(
        "\(name): the layout has no items, so the view has nothing to snap to and no item to move by;"
          + " give it the items of the row")
    }
  }
}
