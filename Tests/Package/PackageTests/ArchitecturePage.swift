/// What docs/Architecture.md says about modules, compared with the manifest and the imports.
struct ArchitecturePage {
  let page: TextFile
  private let manifest: Manifest
  private let modules: [Module]

  init(_ repository: Repository) throws {
    page = try repository["docs/Architecture.md"]
    manifest = Manifest(try repository["Package.swift"])
    modules = Module.all(of: repository)
  }

  /// The modules of the page's table of three columns, with the floor that the first column names, or a row above.
  private var rows: [(line: Int, floor: String, modules: [String])] {
    var floor = ""
    return page.lines.enumerated().compactMap { index, text in
      guard text.hasPrefix("| "), text.hasSuffix("|") else { return nil }
      let cells = text.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 3 else { return nil }
      floor = Self.names(cells[0]).first ?? floor
      return (index + 1, floor, Self.names(cells[1]))
    }
  }

  /// The arrows of the picture of modules.
  var arrows: [(line: Int, from: String, to: String)] {
    guard let start = page.lines.firstIndex(of: "flowchart BT") else { return [] }
    return page.lines.enumerated().dropFirst(start).prefix { $1 != "```" }.compactMap { index, text in
      text.firstMatch(of: /^ *(\w+)(?:\[.*\])? --> (\w+)/).map { (index + 1, String($0.1), String($0.2)) }
    }
  }

  /// The folders of the facade in the order of their table, from below.
  var rooms: [String] {
    guard let heading = page.lines.firstIndex(of: "## The facade's folders") else { return [] }
    return page.lines[heading...].dropFirst().prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("| `") }.flatMap { Self.names($0.split(separator: "|")[0]) }
  }

  func findings() -> [String] { floorFindings() + arrowFindings() + importFindings() }

  private func floorFindings() -> [String] {
    manifest.floors.flatMap { floor -> [String] in
      let rows = rows.filter { $0.floor == floor.name }
      return Set(rows.flatMap(\.modules)).symmetricDifference(floor.modules).sorted().map {
        page.finding(
          rows.first?.line ?? 1, "the floor \(floor.name) has \($0) either here or in Package.swift, not in both")
      }
    }
  }

  /// The modules that Package.swift gives to a module of the picture, and to which no arrows lead from it.
  private func importFindings() -> [String] {
    let next = Dictionary(grouping: arrows, by: \.from).mapValues { $0.map(\.to) }
    let shown = Set(arrows.flatMap { [$0.from, $0.to] })
    return manifest.floors.flatMap(\.modules).flatMap { module -> [String] in
      guard let box = shown.contains(module) ? module : box(of: module) else { return [] }
      var reached: Set<String> = []
      var open = [box]
      while let from = open.popLast() { open += (next[from] ?? []).filter { reached.insert($0).inserted } }
      return manifest.dependencies(of: module).subtracting(reached).sorted().map {
        page.finding(1, "no arrows lead from \(module) to \($0), which Package.swift gives it")
      }
    }
  }

  /// The box of the picture whose words name the module.
  private func box(of module: String) -> String? {
    page.lines.compactMap { $0.firstMatch(of: /^ *(\w+)\["([\w, ]+)"\] -->/) }
      .first { $0.2.split(separator: ", ").contains(module[...]) }.map { String($0.1) }
  }

  private func arrowFindings() -> [String] {
    arrows.compactMap { arrow in
      let module = modules.first { $0.name == arrow.from }
      let isImport = module?.files.contains { $0.imports.contains { $0.module == arrow.to } }
      return isImport == true ? nil : page.finding(arrow.line, "\(arrow.from) does not import \(arrow.to)")
    }
  }

  /// The names in backquotes.
  private static func names(_ cell: Substring) -> [String] { cell.matches(of: /`(\w+)`/).map { String($0.1) } }
}
