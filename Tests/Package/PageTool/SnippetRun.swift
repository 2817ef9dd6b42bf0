import Foundation

/// Every Swift block of pages, articles and doc comments compiles, and prints what its comments say.
///
/// The blocks become functions and types of one program, which is linked with the debug build beside this tool.
struct SnippetRun {
  private static let modules = [
    "Documents", "ScrollPhysics", "FlowLayoutModel", "Snapping", "PublishedDesigns", "GestureReplay", "FeelTesting",
    "FeelTestingSwiftTesting", "FeelTestingXCTest", "Scenes", "Readings", "ScrollCharts",
  ]
  /// Where there is a UIKit, this package's is not built.
  private static let facades = [
    "UIKitFacade", "UIKit", "CoreGraphics", "QuartzCore", "UIKitExamples", "UIKitExamplesInSwift5", "UIKitTesting",
    "SwiftUIFacade", "SwiftUI", "SwiftUIExamples", "SwiftUIExamplesInSwift5",
  ]
  #if canImport(Darwin)
    private static let hasFacades = false
  #else
    private static let hasFacades = true
  #endif

  let snippets: [Snippet]
  private let blockCount: Int

  init(_ pages: [Page]) {
    let root = FileManager.default.currentDirectoryPath
    var snippets: [Snippet] = []
    var count = 0
    for page in pages where Self.hasFacades || !Self.needsFacade(page.path) {
      var current: Snippet?
      for block in page.blocks where block.language == "swift" && !block.note.isSkipped {
        count += 1
        if let done = current, !block.note.continues {
          snippets.append(done)
          current = nil
        }
        var snippet = current ?? Snippet(snippets.count + 1, page, root: root)
        snippet.add(block)
        current = snippet
      }
      if let current { snippets.append(current) }
    }
    self.snippets = snippets
    blockCount = count
  }

  private static func needsFacade(_ path: String) -> Bool {
    path.contains("UIKit") || path.contains("SwiftUI") || path == "docs/Mac.md"
  }

  func problems() throws -> [String] {
    guard blockCount > 0 else { return ["there are no Swift blocks in these pages"] }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    var problems = try manifestProblems(in: scratch)
    let printed: Program
    do { printed = try program(in: scratch) } catch let failure as Failure { return problems + ["\(failure)"] }
    problems += comparison(printed.output)
    if printed.status != 0 { problems.append("the program of the blocks ends with \(printed.status)") }
    if problems.isEmpty {
      print(
        "\(blockCount) Swift blocks compile, \(snippets.map(\.prints.count).reduce(0, +)) printed lines are as written")
    }
    return problems
  }

  /// What the compiler says about the manifests.
  private func manifestProblems(in scratch: ScratchFolder) throws -> [String] {
    let compiler = try Program(["sh", "-c", "command -v swiftc"]).output.trimmingCharacters(in: .newlines)
    let tools = URL(fileURLWithPath: compiler).deletingLastPathComponent().deletingLastPathComponent()
    return try snippets.filter(\.isManifest).compactMap { manifest in
      try scratch.write(manifest.text, to: "\(manifest.name).swift")
      let check = try Program([
        "swiftc", "-typecheck", "-swift-version", "6", "-package-description-version", "6.0", "-I",
        tools.appendingPathComponent("lib/swift/pm/ManifestAPI").path, scratch.path("\(manifest.name).swift"),
      ])
      return check.status == 0 ? nil : check.output
    }
  }

  /// Builds the program of all blocks, and runs it.
  private func program(in scratch: ScratchFolder) throws -> Program {
    let units = snippets.filter { !$0.isManifest }
    for unit in units { try scratch.write(unit.text, to: "\(unit.name).swift") }
    let calls = units.map(\.call).joined()
    try scratch.write(
      "@main struct Snippets {\n  @MainActor static func main() async {\n\(calls)  }\n}\n", to: "main.swift")
    let build = Bundle.main.bundleURL.path
    // Pages call the target with the app's files as it suits them; in this package it is UIKitExamples.
    let compilation = try Program(
      [
        "swiftc", "-Onone", "-j", "2", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-module-name",
        "Snippets", "-module-alias", "CardRow=UIKitExamples", "-I", "\(build)/Modules",
      ] + units.map { scratch.path("\($0.name).swift") } + [scratch.path("main.swift")] + (try objects(of: build)) + [
        "-o", scratch.path("snippets"),
      ])
    guard compilation.status == 0 else {
      throw Failure(compilation.output + "some of \(blockCount) Swift blocks do not compile")
    }
    return try Program([scratch.path("snippets")], in: scratch.url)
  }

  /// The objects of the modules, without those of sources that have been removed but still lie in the build folder.
  private func objects(of build: String) throws -> [String] {
    let manager = FileManager.default
    let paths = try manager.subpathsOfDirectory(atPath: "Sources") + manager.subpathsOfDirectory(atPath: "Tests")
    var sources = Set(paths.filter { $0.hasSuffix(".swift") }.map { ($0 as NSString).lastPathComponent + ".o" })
    // Files that the manifest embeds in the code.
    sources.insert("embedded_resources.swift.o")
    return try (Self.modules + (Self.hasFacades ? Self.facades : [])).flatMap { module in
      try manager.contentsOfDirectory(atPath: "\(build)/\(module).build").filter(sources.contains).sorted()
        .map { "\(build)/\(module).build/\($0)" }
    }
  }

  /// Compares what the program printed with the comments of the blocks.
  func comparison(_ output: String) -> [String] {
    var printed: [Int: [Substring]] = [:]
    var current = 0
    for line in Matching.lines(output) {
      if line.hasPrefix("\u{1}") {
        current = Int(line.dropFirst()) ?? 0
      } else {
        printed[current, default: []].append(line)
      }
    }
    var problems = (printed[0] ?? []).map { "the blocks print a line before the first: \($0)" }
    for snippet in snippets where !snippet.isManifest {
      let lines = printed[snippet.number] ?? []
      for (index, wanted) in snippet.prints.enumerated() {
        if index >= lines.count {
          problems.append("\(wanted.place): error: prints nothing, not \(wanted.text)")
        } else if !Matching.line(lines[index], is: wanted.text) {
          problems.append("\(wanted.place): error: prints \(lines[index]), not \(wanted.text)")
        }
      }
      for line in lines.dropFirst(snippet.prints.count) {
        problems.append("\(snippet.prints.last?.place ?? snippet.name): error: more is printed: \(line)")
      }
    }
    return problems
  }
}
