/// The page docs/playground.html, with the setting that it begins with.
struct PlaygroundPage {
  private(set) var text: String

  private static let given = #"<script type="application/json" id="given">null</script>"#

  /// Reads the page: the one beside the command if there is one, else that of the package that the command was built in.
  init() throws {
    let package = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let places = [
      beside.appendingPathComponent("playground.html"), package.appendingPathComponent("docs/playground.html"),
    ]
    guard let place = places.first(where: { DocumentFile.isThere($0.path) }) else {
      throw DocumentError(
        file: places[1].path, "does not exist; copy docs/playground.html of the package to the folder of scrollsim")
    }
    text = String(decoding: try DocumentFile.read(place.path), as: UTF8.self)
    if !text.contains(Self.given) { throw DocumentError(file: place.path, "is not the page of this package") }
  }

  mutating func begin(scene: String, name: String) {
    // In JSON a "<" can only be in a text, where it may be escaped; so no name ends the page's script.
    let setting = "{\"name\": \(JSONText.string(name)), \"a\": \(scene)}"
    begin(setting.replacing("<", with: #"\u003c"#))
  }

  mutating func begin(preset: String) throws {
    let names = presetNames
    if !names.contains(preset) {
      let hint = Suggestion.text(for: preset, among: names)
      throw UsageError("there is no preset \(preset.quoted)\(hint); the presets are \(names.joined(separator: ", "))")
    }
    begin("{\"a\": \"\(preset)\"}")
  }

  private mutating func begin(_ setting: String) {
    text = text.replacing(Self.given, with: Self.given.replacing(">null<", with: ">\(setting)<"))
  }

  /// The names of the page's rows, in the order in which it offers them.
  private var presetNames: [String] {
    guard let start = text.range(of: "\nconst presets =\n"),
      let end = text.range(of: "\n;\n", range: start.upperBound..<text.endIndex)
    else { return [] }
    return (try? JSONValue(text[start.upperBound..<end.lowerBound].utf8))?.keys ?? []
  }
}
