import Foundation

/// A build of a tree in which every drawn mutant can be chosen.
struct MutatedBuild {
  /// The mutants of the first draw, then those of the second, and so on.
  private(set) var mutants: [Mutant] = []
  /// The folder with the test bundle and the command.
  let products: URL

  /// Draws mutants until each draw has as many as asked for that compile, and builds them.
  ///
  /// A mutant that does not compile gives way to the next one of its line, and a line without another to the next line. A
  /// line that another draw has already is passed over.
  /// - Throws: A ``Failure`` if the sources have too few lines, or do not build for another reason.
  init(_ draws: inout [SeededDraw], count: Int, tree: MutatedTree) throws {
    try tree.write([])
    let path = try Program(["swift", "build", "--show-bin-path"], in: tree.folder).output
    products = URL(fileURLWithPath: path.trimmingCharacters(in: .whitespacesAndNewlines))
    let modules = products.appendingPathComponent("Modules")
    // The interfaces of all modules, so that each can be checked by itself. No mutant changes an interface.
    if !FileManager.default.fileExists(atPath: modules.appendingPathComponent("scrollsim.swiftmodule").path) {
      let build = try Program(["swift", "build"], in: tree.folder)
      guard build.status == 0 else { throw Failure("the tree does not build:\n\(build.output.suffix(4000))") }
    }
    var choices = MutantChoices()
    choices.fill(to: count, from: &draws)
    var unchecked = Set(choices.all.map(\.line.moduleFolder))
    while !unchecked.isEmpty {
      try tree.write(choices.all)
      let outputs = try inParallel(unchecked.sorted(), jobs: 2) { _, folder in
        try Self.check(folder, modules: modules, tree: tree)
      }
      let replaced = choices.replace(
        CompilerError.all(in: outputs.joined(separator: "\n"), tree: tree.folder.path), count: count, from: &draws)
      unchecked = Set(replaced.map(\.moduleFolder))
    }
    while true {
      try tree.write(choices.all)
      let build = try Program(["swift", "build", "--build-tests"], in: tree.folder)
      if build.status == 0 { break }
      let errors = CompilerError.all(in: build.output, tree: tree.folder.path)
      let replaced = choices.replace(errors, count: count, from: &draws)
      guard !replaced.isEmpty else {
        throw Failure("the tree with the mutants does not build:\n\(build.output.suffix(4000))")
      }
    }
    guard choices.all.count == draws.count * count else {
      throw Failure("the sources have only \(choices.all.count) lines for mutants")
    }
    mutants = choices.all
  }

  /// What the compiler says of a module, which is checked without code for the machine.
  private static func check(_ folder: String, modules: URL, tree: MutatedTree) throws -> String {
    let sources = FileManager.default.enumerator(atPath: tree.folder.appendingPathComponent(folder).path)
    let files = (sources?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    // As one module: each file by itself takes three times as long. SIL also shows what is not initialized or returned.
    let options = [
      "-emit-sil", "-Onone", "-wmo", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6", "-package-name",
      "tree",
      "-module-name", name,
    ]
    return try Program(
      ["swiftc"] + options + ["-I", modules.path]
        + files.map { tree.folder.appendingPathComponent("\(folder)/\($0)").path },
      in: tree.folder
    ).output
  }
}

/// The drawn lines, each with the mutants that it may still have.
private struct MutantChoices {
  /// A drawn line.
  struct Choice {
    /// The number of its draw.
    let draw: Int
    var mutants: [Mutant]
    var line: SourceLine { mutants[0].line }
  }

  private var choices: [Choice] = []
  private var taken: Set<String> = []

  /// The mutant of each line, draw by draw.
  var all: [Mutant] { choices.map { $0.mutants[0] } }

  mutating func fill(to count: Int, from draws: inout [SeededDraw]) {
    for draw in draws.indices {
      var end = choices.firstIndex { $0.draw > draw } ?? choices.count
      while end - (choices.firstIndex { $0.draw == draw } ?? end) < count, let mutants = draws[draw].next() {
        guard taken.insert("\(mutants[0].line.path):\(mutants[0].line.number)").inserted else { continue }
        choices.insert(Choice(draw: draw, mutants: mutants), at: end)
        end += 1
      }
    }
  }

  /// Replaces the mutants that errors are about, and returns the lines whose mutant is another one.
  mutating func replace(
    _ errors: Set<CompilerError>, count: Int, from draws: inout [SeededDraw]
  ) -> [SourceLine] {
    let indices = Set(
      errors.compactMap { error in
        // The compiler names another line where a value is not initialized or a function does not return.
        choices.indices.filter { choices[$0].line.path == error.path }.min {
          abs(choices[$0].line.number - error.line) < abs(choices[$1].line.number - error.line)
        }
      })
    let before = Set(all.map(\.key))
    var removed: [SourceLine] = []
    for index in indices {
      removed.append(choices[index].line)
      choices[index].mutants.removeFirst()
    }
    choices.removeAll(where: \.mutants.isEmpty)
    fill(to: count, from: &draws)
    return removed + all.filter { !before.contains($0.key) }.map(\.line)
  }
}

/// A line with an error, from the tree on.
struct CompilerError: Hashable {
  let path: String
  let line: Int

  /// The errors in what the compiler prints.
  static func all(in output: String, tree: String) -> Set<CompilerError> {
    var errors: Set<CompilerError> = []
    for line in output.split(separator: "\n") where line.contains(": error: ") {
      guard let start = line.range(of: tree + "/") else { continue }
      let parts = line[start.upperBound...].split(separator: ":")
      if parts.count > 1, let number = Int(parts[1]) {
        errors.insert(CompilerError(path: String(parts[0]), line: number))
      }
    }
    return errors
  }
}
