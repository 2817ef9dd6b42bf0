import Foundation

/// What can be said of a Mac and of iOS from the text of the sources; `.ci/darwin` has the rest.
struct PlatformRules {
  static let list = ".ci/darwin-conditions.txt"
  let repository: Repository
  /// The conditions that the list knows, with their lines.
  let known: [(line: Int, text: String)]

  init(_ repository: Repository, known: TextFile) {
    self.repository = repository
    self.known = known.lines.enumerated().compactMap { index, line in
      guard !line.hasPrefix("#"), let end = line.range(of: " |")?.lowerBound else { return nil }
      return (index + 1, line[..<end].trimmingCharacters(in: .whitespaces))
    }
  }

  private var swift: [TextFile] { repository.files.filter { $0.path.hasSuffix(".swift") } }

  /// The conditions of the sources, with their files and lines.
  var conditions: [(file: TextFile, line: Int, text: String)] {
    swift.flatMap { file -> [(file: TextFile, line: Int, text: String)] in
      guard file.text.holds("#if ") || file.text.holds("#elseif ") else { return [] }
      return file.lines(holding: "if ").compactMap { number, line in
        line.wholeMatch(of: #/ *#(?:if|elseif) +(.*?)(?: *\/\/.*)?/#).map { (file, number, String($0.1)) }
      }
    }
  }

  /// The conditions are those of the list, which says what each is on a Mac.
  func conditionFindings() -> [String] {
    let (conditions, known) = (conditions, Set(known.map(\.text)))
    let unknown = conditions.filter { !known.contains($0.text) }.map {
      $0.file.finding($0.line, "#if \($0.text) is not in \(Self.list): say there what it is on a Mac")
    }
    let used = Set(conditions.map(\.text))
    return unknown
      + self.known.filter { !used.contains($0.text) }.map {
        "\(Self.list):\($0.line): no file has #if \($0.text)"
      }
  }

  /// An iOS simulator starts no process, so tests that expect one to exit are behind a condition.
  func processFindings() -> [String] {
    // iOS leaves these out.
    let others = ["Tests/Tools/scrollsimTests/", "Tests/Facades/UIKitFacadeTests/", "Tests/Package/"]
    return swift.filter { file in file.path.hasPrefix("Tests/") && !others.contains { file.path.hasPrefix($0) } }
      .flatMap { file -> [String] in
        let uses = file.lines(holding: "processExitsWith") + file.lines(holding: "Process()")
        return uses.filter { use in
          use.text.firstMatch(of: /processExitsWith|(?:^|[^A-Za-z])Process\(\)/) != nil
            && !Self.isOutsideIOS(file.lines.prefix(use.number))
        }
        .map { file.finding($0.number, "starts a process without #if !os(iOS), and iOS has none") }
      }
  }

  /// Whether a condition leaves the last of these lines out on iOS.
  private static func isOutsideIOS(_ lines: ArraySlice<String>) -> Bool {
    var open: [Bool] = []
    for line in lines where line.holds("if") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("#if ") { open.append(text.hasPrefix("#if !os(iOS)")) }
      if text.hasPrefix("#endif") { _ = open.popLast() }
    }
    return open.contains(true)
  }

  /// The oldest systems of the manifest are macOS 13 and iOS 16: no newer modules.
  func moduleFindings() -> [String] {
    repository.swift(in: "Sources").filter { $0.path.firstMatch(of: /\/\w*Facade\//) == nil }.flatMap { file in
      file.imports.filter { ["Synchronization", "Observation", "SwiftData"].contains($0.module) }.map {
        file.finding($0.line, "the module \($0.module) needs macOS 14 or 15")
      }
    }
  }

  /// On a disk that ignores case, two files of one name are one.
  static func twinFindings(_ paths: [String]) -> [String] {
    Dictionary(grouping: paths) { $0.lowercased() }.values.filter { $0.count > 1 }.map {
      "\($0.sorted()[0]):1: this name differs in case only from \($0.sorted()[1])"
    }
  }
}
