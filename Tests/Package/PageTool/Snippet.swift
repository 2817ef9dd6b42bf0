import Foundation

/// One or more Swift blocks as one file: statements become a function's body, declarations a type's.
struct Snippet {
  let number: Int
  /// The lines that the blocks print, as their comments say.
  private(set) var prints: [Matching.Line] = []
  /// Whether this is a package's manifest, which is only type-checked.
  private(set) var isManifest = false
  private let path: String
  private let root: String
  private var imports = ""
  private var declarations = ""
  private var body = ""
  private var context = ""
  private var extends = false
  /// How many lines of the comment come before the block, for the locations of a manifest.
  private var manifestLine = 0

  init(_ number: Int, _ page: Page, root: String) {
    self.number = number
    path = page.path
    self.root = root
    guard page.isSource else { return }
    // A doc comment's block has its module imported, and sees what a file for the module declares.
    let module = String(page.path.split(separator: "/")[2])
    imports = "import \(module)\n" + (module == "UIKitFacade" ? "" : "import ScrollPhysics\n")
    let given = try? String(contentsOfFile: ".ci/snippet-context/\(module).swift", encoding: .utf8)
    for line in Matching.lines(given ?? "") {
      if line.hasPrefix("import ") { imports += line + "\n" } else { context += line + "\n" }
    }
  }

  /// The name of its type.
  var name: String { "Snippet_\(number)" }

  private func location(_ line: Int) -> String { "#sourceLocation(file: \"\(root)/\(path)\", line: \(line))\n" }

  /// What ends the locations of a text, if there are any.
  private func ended(_ text: String) -> String {
    text + (text.contains("#sourceLocation") ? "#sourceLocation()\n" : "")
  }

  private static func withoutLocations(_ text: String) -> String {
    Matching.lines(text).filter { !$0.hasPrefix("#sourceLocation") }.map { $0 + "\n" }.joined()
  }

  /// Adds a block with the code around it.
  mutating func add(_ block: Page.Block) {
    var part = SnippetPart()
    let note = block.note
    let gap = note.lines.firstIndex(of: "…") ?? note.lines.count
    if gap > 0 { add(note.lines[..<gap], after: note.line, to: &part) }
    let linesBefore = Matching.lines(Self.withoutLocations(part.text)).count
    add(block.lines[...], after: block.line, isNested: gap < note.lines.count, to: &part)
    if gap + 1 < note.lines.count { add(note.lines[(gap + 1)...], after: note.line + gap + 1, to: &part) }
    if (imports + part.text).contains("PackageDescription") || block.lines.first?.contains("= Package(") == true {
      if !imports.contains("PackageDescription") { imports = "import PackageDescription\n" + imports }
      isManifest = true
      manifestLine = block.line + 1 - linesBefore
    }
    if part.extends { extends = true }
    if part.hasStatements, !part.hasTests, !isManifest { body += part.text } else { declarations += part.text }
  }

  /// Adds lines that stand after a line of the page.
  private mutating func add(
    _ lines: ArraySlice<String>, after line: Int, isNested: Bool = false, to part: inout SnippetPart
  ) {
    part.text += location(line + 1)
    for (number, text) in zip((line + 1)..., lines) {
      // Imports keep their line of the page.
      if text.hasPrefix("import ") { imports += location(number) + text + "\n" }
      part.take(text, isNested: isNested)
      if text.prefixMatch(of: #/ *print\(.*\)  \/\/ /#) != nil,
        let shown = text.range(of: ")  // ", options: .backwards)
      {
        prints.append(Matching.Line(place: "\(path):\(number)", text: String(text[shown.upperBound...])))
      }
    }
  }

  /// The file to compile.
  var text: String {
    if isManifest {
      // No location may stand inside a list: one at the top, as many lines before the block's as come before it.
      let imported = Self.withoutLocations(imports)
      return location(manifestLine - Matching.lines(imported).count) + imported
        + Self.withoutLocations(declarations + body)
    }
    let outer = extends ? ended(declarations) : ""
    let inner = extends ? "" : ended(declarations)
    return """
      \(ended(imports))\(outer)struct \(name) {
      \(inner)@MainActor static func runsAsWritten() async throws {
      \(ended(body))}
      }
      \(context)
      """
  }

  /// The statements that run it.
  var call: String {
    guard !prints.isEmpty else { return "" }
    return """
        print("\\u{1}\(number)")
        do { try await \(name).runsAsWritten() } catch { print("throws \\(error)") }

      """
  }
}

/// The text of one block, and what kinds of lines it has.
private struct SnippetPart {
  var text = ""
  var hasStatements = false
  var hasTests = false
  var extends = false

  private static let declarations = [
    "@", "public ", "private ", "final ", "struct ", "class ", "enum ", "protocol ", "extension ", "func ",
    "typealias ", "case ",
  ]

  mutating func take(_ line: String, isNested: Bool) {
    if line.hasPrefix("import ") {
      text += "\n"
      return
    }
    if !isNested, let first = line.first, first.isLowercase || first == "@",
      !Self.declarations.contains(where: line.hasPrefix)
    {
      hasStatements = true
    }
    if line.hasPrefix("extension ") { extends = true }
    if line.prefixMatch(of: /(?:@MainActor )?@Test/) != nil { hasTests = true }
    text += line + "\n"
  }
}
