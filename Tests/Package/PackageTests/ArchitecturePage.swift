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

  /// The rows of the page's tables of three columns: their line, their cells.
  private var rows: [(line: Int, cells: [Substring])] {
    page.lines.enumerated().compactMap { index, text in
      guard text.hasPrefix("| `"), text.hasSuffix("|") else { return nil }
      return (index + 1, text.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false))
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

  func findings() -> [String] { rowFindings() + floorFindings() + arrowFindings() }

  private func rowFindings() -> [String] {
    let rows = rows.filter { $0.cells.count == 3 }
    return modules.flatMap { module -> [String] in
      guard let row = rows.first(where: { Self.names($0.cells[0]).contains(module.name) }) else {
        return module.name == "ScrollsimPlugin" ? [] : [page.finding(1, "no row describes the module \(module.name)")]
      }
      // A command may import nearly all.
      if row.cells[2].hasPrefix(" everything") { return [] }
      let named = Set(row.cells[2].matches(of: /\w+/).map { String($0.0) })
      return manifest.dependencies(of: module.name).subtracting(named).sorted().map {
        page.finding(row.line, "the row of \(module.name) lacks \($0), which Package.swift gives it")
      }
    }
  }

  private func floorFindings() -> [String] {
    manifest.floors.flatMap { floor -> [String] in
      guard let row = rows.first(where: { $0.cells.count == 2 && Self.names($0.cells[0]) == [floor.name] }) else {
        return [page.finding(1, "no row describes the floor \(floor.name)")]
      }
      let named = Set(Self.names(row.cells[1]))
      return named.symmetricDifference(floor.modules).sorted().map {
        page.finding(row.line, "the floor \(floor.name) has \($0) either here or in Package.swift, not in both")
      }
    }
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
