import Foundation

/// A copy of the package in which every mutant can be chosen at run time.
struct MutatedTree {
  /// The package.
  let package: URL
  /// The copy.
  let folder: URL

  /// What the environment variable `SCROLLSIM_PLANTED` chooses, and `SCROLLSIM_REACHED` records: a byte per mutant.
  private static let choice = """
    import Foundation

    private let chosen = Int(ProcessInfo.processInfo.environment["SCROLLSIM_PLANTED"] ?? "") ?? 0

    nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
      guard let path = ProcessInfo.processInfo.environment["SCROLLSIM_REACHED"] else { return nil }
      let file = open(path, O_RDWR)
      guard file >= 0 else { return nil }
      defer { close(file) }
      let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
      return memory == MAP_FAILED ? nil : memory?.assumingMemoryBound(to: UInt8.self)
    }()

    @usableFromInline func planted(_ number: Int) -> Bool {
      reached?[number] = 1
      return number == chosen
    }
    """

  /// The files of the package that belong to it, as git lists them.
  static func files(of package: URL) throws -> [String] {
    let list = try Program(["git", "ls-files", "-co", "--exclude-standard"], in: package)
    guard list.status == 0 else { throw Failure("git ls-files failed: \(list.output)") }
    return list.output.split(separator: "\n").map(String.init).sorted()
  }

  /// The code lines that a test of this machine can reach: those of benchmarks, of the plugin and of WebAssembly are not.
  static func lines(of package: URL) throws -> [SourceLine] {
    try files(of: package).filter { path in
      path.hasPrefix("Sources/") && path.hasSuffix(".swift")
        && !["/ScrollsimPlugin/", "/Playground/Runtime/"].contains { path.contains($0) }
    }.flatMap { path in
      let data = try Data(contentsOf: package.appendingPathComponent(path))
      return SourceLine.lines(of: Array(data), path: path)
    }
  }

  /// Writes the tree with some mutants; a file that does not change keeps its time, so that it is not built again.
  ///
  /// - Parameter mutants: At most one of a line; a mutant's number is its index + 1.
  func write(_ mutants: [Mutant]) throws {
    let files = try Self.files(of: package)
    var declarations: [String: [String]] = [:]
    var edits: [String: [(Int, String)]] = [:]
    for (index, mutant) in mutants.enumerated() {
      edits[mutant.line.path, default: []].append((mutant.line.number, mutant.choosing(number: index + 1)))
      declarations[mutant.line.moduleFolder, default: [Self.choice]].append(
        PlantedOperator.declarations(of: mutant, number: index + 1) ?? "")
    }
    var kept: Set<String> = []
    for path in files where FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path) {
      var data = try Data(contentsOf: package.appendingPathComponent(path))
      if let changes = edits[path] {
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for (number, text) in changes { lines[number - 1] = Substring(text) }
        data = Data(lines.joined(separator: "\n").utf8)
      }
      try put(data, at: path)
      kept.insert(path)
    }
    for (module, parts) in declarations {
      try put(Data(parts.filter { !$0.isEmpty }.joined(separator: "\n\n").utf8), at: "\(module)/Planted.swift")
      kept.insert("\(module)/Planted.swift")
    }
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
    where path.hasSuffix(".swift") && !path.hasPrefix(".build") && !kept.contains(path) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
  }

  /// Removes the files that are not of the package, such as a page that a faulty command has written, because later tests
  /// would fail for them without a fault.
  ///
  /// - Parameter files: The files of the package.
  func removeStrays(besides files: Set<String>) throws {
    guard let all = FileManager.default.enumerator(atPath: folder.path) else { return }
    for case let path as String in all {
      if path.hasPrefix(".build") {
        all.skipDescendants()
      } else if !files.contains(path) && !path.hasSuffix("/Planted.swift") {
        let isFolder = all.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
        // A test that runs beside this one may have removed it.
        if !isFolder { try? FileManager.default.removeItem(at: folder.appendingPathComponent(path)) }
      }
    }
  }

  private func put(_ data: Data, at path: String) throws {
    let url = folder.appendingPathComponent(path)
    if let old = try? Data(contentsOf: url), old == data { return }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
